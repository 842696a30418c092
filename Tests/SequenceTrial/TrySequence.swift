import ArgumentParser
import Foundation
import SequenceTrials

/// The command behind the case `sequence` of scripts/benchmarks/run.
@main
struct TrySequence: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try-sequence",
        abstract: "Orders the places of TSPLIB files as stops of routes are ordered.",
        discussion: """
            Prints a line a file: name, optimum where it is known, cost of the tour found, how much longer it is, and how \
            long that took. Tours are closed; with an open end they are ways, for which no optimum is known. Exit codes: \
            0 all files are solved, 1 a file cannot be read.
            """)

    @Argument(help: "TSPLIB files, symmetric (TSP) or not (ATSP).")
    var files: [String]

    @Flag(help: "Begin anywhere; without --open-end the last place stays last.")
    var openStart = false

    @Flag(help: "End anywhere; without --open-start the first place stays first.")
    var openEnd = false

    @Flag(help: "Print the order found, places counted from 1.")
    var order = false

    @Option(help: ArgumentHelp("Solve each instance also with its places shuffled, so many times.", valueName: "n"))
    var shuffles = 0

    @Option(help: ArgumentHelp("Names and optima; by default the README.md beside or above a file.", valueName: "file"))
    var optima: String?

    func run() throws {
        print(SequenceTrial.heading)
        for file in files { try solve(file) }
    }

    private func solve(_ file: String) throws {
        let url = URL(filePath: file)
        let instance = try TSPLIBInstance(contents(of: url, named: file), file: file)
        let known = try KnownOptima.optimum(
            of: [instance.name, url.deletingPathExtension().lastPathComponent],
            near: url.deletingLastPathComponent(), file: optima.map { URL(filePath: $0) })
        for round in 0...max(0, shuffles) {
            let places = round == 0 ? Array(instance.rows.indices) : shuffled(instance.rows.count, seed: UInt64(round))
            let trial = try SequenceTrial(
                round == 0 ? instance : instance.rearranged(places), optimum: known, openStart: openStart,
                openEnd: openEnd)
            print(trial.row)
            if order { print(trial.order.map { String(places[$0] + 1) }.joined(separator: " ")) }
        }
    }

    private func contents(of url: URL, named file: String) throws -> String {
        do {
            return try String(contentsOf: url, encoding: .utf8)
        } catch {
            throw ValidationError("\(file) cannot be read as text: \(error.localizedDescription)")
        }
    }

    private func shuffled(_ count: Int, seed: UInt64) -> [Int] {
        var random = LinearCongruence(state: seed)
        return Array(0..<count).shuffled(using: &random)
    }
}

/// Numbers that shuffle a file in the same way each time (Knuth's multiplier).
private struct LinearCongruence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}
