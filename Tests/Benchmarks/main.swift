import Foundation

// The programs that the measurements need beside the product. `run.py` in this folder starts them and prints ratios.
switch CommandLine.arguments.dropFirst().first {
case "echo": try Echo.run()
case "rows": Rows.run()
case "drawing": try Drawing.run()
case "detect" where CommandLine.arguments.count == 3: try DetectionRate.run(CommandLine.arguments[2])
case "first" where CommandLine.arguments.count == 3: FirstText.measure(CommandLine.arguments[2])
case "first": try FirstText.run(CommandLine.arguments[0])
case "hostile": exit(HostileGrowth.run(Array(CommandLine.arguments.dropFirst(2))) ? 0 : 1)
default:
  FileHandle.standardError.write(
    Data(
      """
      usage: Benchmarks echo|rows|drawing | Benchmarks detect FILE | Benchmarks first | Benchmarks hostile [--longest BYTES] [PATTERN …]

      """.utf8))
  exit(64)
}
