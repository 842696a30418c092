import ArgumentParser
import Foundation
import JobSpec
import NetworkImport
import Preparation
import StreetNetwork
import TestSupport
import Vocabulary

/// Times single paths, matrices and hierarchies, as they are inside a job: see `scripts/benchmarks/run`.
@main
struct RouteBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time-routes",
        abstract: "Times paths by car between middles of streets, drawn by seed.",
        discussion: "Prints a line of name, median, 95th percentile and unit for each figure.")

    @Option(help: "How many paths.") var paths = 1000
    @Option(help: "How many matrices of ten places.") var matrices = 50
    @Option(help: "The seed of the places.") var seed: UInt64 = 1
    @Flag(help: "Search without a hierarchy.") var plain = false
    @Argument(help: "OSM files.") var files: [String]

    func run() throws {
        guard let car = Project(spec: nil, folder: ".", Diagnostics()).travelModes["car"] else { return }
        let network = try StreetImport.network(fromOSM: files, for: [car], context: RunContext()).network
        let weights = ModeWeights(network: network, mode: car).withTurns(of: network, mode: car)
        var metric = Metric(network: network, mode: car, weights: weights, impedance: .time)
        if !plain { metric = try ranked(metric) }
        let places = RandomPlaces(metric: metric, seed: seed)
        var times = PathTimes(metric: metric, places: places)
        try time(&times)
        guard !plain else { return }
        var mending = RecustomizationTimes(metric: metric, places: places, report: report)
        try mending.run()
    }

    private func ranked(_ metric: Metric) throws -> Metric {
        var hierarchy: Hierarchy?
        report(
            "ranking the streets", [try milliseconds { hierarchy = try Hierarchy(of: metric, context: RunContext()) }],
            "ms")
        guard let hierarchy else { return metric }
        var ranked = metric
        report("costs of all arcs", (0..<5).map { _ in milliseconds { ranked = metric.with(hierarchy) } }, "ms")
        report("ranks", [Double(hierarchy.nodeCount)], "")
        report("arcs", [Double(hierarchy.arcCount)], "")
        report("image", [Double(hierarchy.byteCount) / 1e6], "MB")
        return ranked
    }

    private func time(_ times: inout PathTimes) throws {
        let found = try times.paths(paths)
        report("a path with its line", found.all, "ms")
        report("of it finding the places", found.locating, "ms")
        report("of it costs", found.searching, "ms")
        report("of it streets", found.unwinding, "ms")
        report("ranks or states looked at", found.settled, "")
        report("edges of a path", found.edges, "")
        report("a matrix of ten places", try times.matrices(matrices), "ms")
    }

    private func report(_ what: String, _ figures: [Double], _ unit: String) {
        let sorted = figures.sorted()
        guard let last = sorted.last else { return }
        let (middle, late) = (sorted[sorted.count / 2], sorted.count < 20 ? last : sorted[sorted.count * 19 / 20])
        print(
            what.padding(toLength: 36, withPad: " ", startingAt: 0) + String(format: "%12.3f %12.3f ", middle, late)
                + unit)
    }
}

/// Wall time.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .milliseconds(1)
}
