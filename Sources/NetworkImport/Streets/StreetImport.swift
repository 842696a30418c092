import Geometry
import StreetNetwork
import Vocabulary

/// Builds a street network from OSM files.
public enum StreetImport {
    /// What an import met: for messages.
    public struct Report: Sendable, Equatable {
        public var counts = OSMCounts()
        /// What the headers of the files say that they cover; empty where one of them says nothing.
        public var coveredBoxes: [Box] = []
        /// Turn restrictions kept, and those left out by reason.
        public var restrictionsKept = 0
        public var restrictionsSkipped: [RestrictionImport.Skipped: Int] = [:]
        public var conditionalTags = ConditionalTags()
        public var unreadTags = UnreadTags()

        /// Reasons and how many restrictions were left out for each, in the order of the reasons.
        public var skippedByReason: [(reason: String, count: Int)] {
            RestrictionImport.Skipped.allCases.compactMap { reason in
                restrictionsSkipped[reason].map { (reason.rawValue, $0) }
            }
        }
    }

    /// Reads the streets that any of the modes uses.
    ///
    /// The result depends on what the files hold and on the modes, not on the order of files or of objects in them.
    /// Complexity: O(n log n) for n nodes of ways.
    /// - Throws: `OSMReadError`; `Cancelled`.
    public static func parts(
        fromOSM paths: [String], for modes: [TravelMode], context: RunContext
    ) throws -> (parts: StreetNetworkParts, report: Report) {
        let extract = try OSMFile.read(paths: paths, filter: filter(for: modes), context: context)
        context.progress.progress("building streets", done: 0, total: nil)
        var builder = StreetBuilder(extract: extract, modes: modes)
        try builder.build(context: context)
        var report = Report(counts: extract.counts, coveredBoxes: extract.coveredBoxes)
        let restrictions = RestrictionImport(extract: extract, builder: builder)
        restrictions.read(into: &builder.parts.turnRestrictions, &report)
        report.conditionalTags = ConditionalTags(extract, isUsed: builder.hasEdges, isJunction: builder.isJunction)
        report.unreadTags = UnreadTags(in: builder.parts, for: modes)
        try context.checkCancelled()
        return (builder.parts, report)
    }

    /// The same as a network that is not stored.
    public static func network(
        fromOSM paths: [String], for modes: [TravelMode], context: RunContext
    ) throws -> (network: StreetNetwork, report: Report) {
        let (parts, report) = try parts(fromOSM: paths, for: modes, context: context)
        return (StreetNetwork(parts), report)
    }

    private static func filter(for modes: [TravelMode]) -> OSMTagFilter {
        func union(_ keys: (TravelMode) -> Set<String>) -> [String] {
            modes.reduce(into: Set<String>()) { $0.formUnion(keys($1)) }.sorted()
        }
        let (streetKeys, junctionKeys) = (union(\.streetKeys), union(\.junctionKeys))
        return OSMTagFilter(
            selectingKeys: union(\.selectingKeys),
            wayKeys: streetKeys + ["name", "ref"] + StreetSigns.keys + streetKeys.map { $0 + ConditionalTags.suffix },
            nodeKeys: junctionKeys + ["name", "ref"] + junctionKeys.map { $0 + ConditionalTags.suffix })
    }
}
