def measure(*_): return []
