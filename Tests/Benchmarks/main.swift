import Glibc

print("benchmarks")
