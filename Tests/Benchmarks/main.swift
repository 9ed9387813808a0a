import Foundation

// The programs that the measurements need beside the product. `run.py` in this folder starts them and prints ratios.
switch CommandLine.arguments.dropFirst().first {
case "echo": try Echo.run()
default:
  FileHandle.standardError.write(Data("usage: Benchmarks echo\n".utf8))
  exit(64)
}
