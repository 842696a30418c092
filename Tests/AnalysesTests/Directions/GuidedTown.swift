import Analyses
import StreetNetwork
import TestSupport

/// A drawn junction and what a driver is told there.
///
///     let town = GuidedTown("""
///                 B
///         S   J
///                 C
///         """, ["SJ": "residential Stem", "JB": "primary North Road", "JC": "primary_link; destination=Nice; oneway"])
///     #expect(try town.guidance("SB") == ["bear_left: Bear left onto North Road"])
///
/// What `forbidding` lists may not be done, such as `from SJ via J to JW`.
///
/// A street is described by its class and its name; `;` parts further tags. A character is 20 m wide and high.
struct GuidedTown {
    let town: ImportedTown
    private let mode: TravelMode

    init(
        _ picture: String, _ streets: [String: String], nodes: [Character: [String: String]] = [:],
        forbidding turns: [String] = [], spacing: Double = 20,
        by mode: TravelMode = .guidedDriver
    ) throws {
        let ways = streets.sorted { $0.key < $1.key }.map { (way: $0.key, tags: Self.tags($0.value)) }
        var drawn = OSMTown(picture, ways: ways, nodes: nodes, spacing: spacing)
        for turn in turns { drawn.restrict(turn, ["restriction": "no_left_turn"]) }
        town = try drawn.imported(for: [mode])
        self.mode = mode
    }

    /// The steps of a route through letters: see `DrawnJob.guidance`.
    func guidance(_ stops: String) throws -> [String] { try job(stops).guidance }

    func job(_ stops: String, _ change: (inout RouteParameters) -> Void = { _ in }) throws -> DrawnJob {
        try DrawnJob(town, by: mode, stops, change)
    }

    private static func tags(_ text: String) -> [String: String] {
        let parts = text.split(separator: ";").map { $0.trimmingPrefix(" ") }
        let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
        var tags = ["highway": words[0]]
        if words[0] == "ferry" { tags = ["route": "ferry"] }
        if words.count > 1 { tags["name"] = words[1] }
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            tags[pair[0]] = pair.count > 1 ? pair[1].replacing("|", with: ";") : "yes"
        }
        return tags
    }
}

extension TravelMode {
    /// A car on streets of all classes.
    static var guidedDriver: TravelMode {
        testCar.with { mode in
            let classes = ["motorway", "trunk", "primary", "secondary", "tertiary"]
            for name in classes { (mode.speeds[name], mode.speeds[name + "_link"]) = (72, 36) }
            for name in ["residential", "service", "track"] { mode.speeds[name] = 18 }
        }
    }

    /// Somebody on foot on ways of all classes.
    static var guidedWalker: TravelMode {
        testWalker.with { mode in
            for name in ["residential", "service", "track", "path", "footway", "pedestrian", "steps", "cycleway"] {
                mode.speeds[name] = 3.6
            }
        }
    }
}
