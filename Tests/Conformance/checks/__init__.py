"""The checks of the hostile client, by what is odd about it."""
