#!/bin/sh
# @intent.schema 1
# @intent.name DiskSpace
# @intent.title Free disk space
# @intent.description Tells how much room is left where a path lies.
# @intent.argument1 {"name": "path", "title": "Path", "enum": ["/", "/tmp"]}
# @intent.systemImage internaldrive
path=$INTENT_PARAMETER_path
[ -d "$path" ] || { echo "there is no directory $path" >&2; exit 1; }
df -h "$path" | awk 'NR == 2 { print $4 " of " $2 " are free" }'
