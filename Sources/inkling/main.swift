import Glibc

print("inkling")
