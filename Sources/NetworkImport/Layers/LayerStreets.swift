import FeatureSources
import StreetNetwork
import Vocabulary

/// Builds a street network from the lines of a layer.
public enum LayerStreets {
    /// Reads all lines of a layer as streets, whatever may use them.
    ///
    /// Streets are ascending by their ids, and junctions numbered by their first use. The result does not depend on the
    /// order of rows. A line of several parts makes a street of each, with one id; times and costs are shared out to them
    /// by length. Curves become lines; heights and measures are left out.
    ///
    /// Complexity: O(n log n) for n vertices; each restriction is one pass over the layer's ids more.
    /// - Throws: `SourceError` where the layer cannot be read or the mapping does not fit it; `CoordinateSystemError`;
    ///   `GDALNotFound`; `Cancelled`.
    public static func read(
        _ mapping: StreetLayerMapping, context: RunContext
    ) throws -> (parts: StreetNetworkParts, report: LayerStreetReport) {
        var report = LayerStreetReport()
        let layer = try mapping.table.open(spatial: true)
        report.layer = layer.name
        report.hasCondition = mapping.table.condition != nil
        try checkRowIDs(of: layer, mapping)
        var reader = try StreetRowReader(mapping, of: layer)
        try reader.read(&report, context: context)
        var rows = reader.rows
        rows.restrictions = try RestrictionCoverage(layer: layer, table: mapping.table)
            .sets(mapping.restrictions, rowID: rows.rowID, context: context)
        let tags = LayerTags(mapping, reader.tags, isList: reader.isListOfTags)
        noteOneWays(rows, tags, &report)

        context.progress.progress("building streets", done: 0, total: nil)
        let nodes = StreetNodes(of: rows, mapping.connectivity.policy)
        let clusters = try NodeClusters(
            of: nodes, in: rows, tolerance: mapping.connectivity.tolerance, context: context)
        let lines = StreetLines(rows, nodes, clusters)
        let moves = lines.moves
        report.joinedEnds = moves.count
        report.farJoinedEnds = moves.count { $0 > mapping.connectivity.tolerance }
        report.farthestMove = moves.max() ?? 0
        var builder = LayerStreetBuilder(reader, rows, lines, tags)
        try builder.build(&report, context: context)
        var parts = builder.parts
        parts.costName = mapping.costs.map(\.name)
        parts.restrictionName = mapping.restrictions.map(\.name)
        try finish(&parts, builder, mapping, &report, context)
        return (parts, report)
    }

    /// What needs the streets to be connected: turns, and ends that are connected to nothing.
    private static func finish(
        _ parts: inout StreetNetworkParts, _ builder: LayerStreetBuilder, _ mapping: StreetLayerMapping,
        _ report: inout LayerStreetReport, _ context: RunContext
    ) throws {
        let graph = StreetGraph(parts, firstEdgeOfStreet: builder.firstEdgeOfStreet)
        if let turns = mapping.turns {
            var reader = TurnTableReader(TurnPlacement(graph))
            try reader.read(turns, &report, context: context)
            (parts.turnRestrictions, parts.turnDelays) = (reader.restrictions, reader.delays)
        }
        context.progress.progress("looking for ends that nearly touch", done: 0, total: nil)
        report.nearbyMillimetres = max(1000, 2 * mapping.connectivity.tolerance)
        let near = NearTouches(graph, junctionLevel: builder.junctionLevel, distance: report.nearbyMillimetres)
        report.nearlyTouching = try near.find(context: context)
    }

    /// Whether streets have no ids by which they could be known again: a table has no key, and the mapping needs one.
    public static func lacksRowIDs(_ layer: Layer, _ mapping: StreetLayerMapping) -> Bool {
        let needsRowIDs = mapping.id == nil || !mapping.restrictions.isEmpty
        return needsRowIDs && layer.dataset.driver == "PostgreSQL" && layer.rowIdName == nil
    }

    private static func checkRowIDs(of layer: Layer, _ mapping: StreetLayerMapping) throws(SourceError) {
        guard lacksRowIDs(layer, mapping) else { return }
        let reason = "its table '\(layer.name)' has no primary key to know streets by"
        throw .unreadable(source: layer.dataset.address.name, reason: reason)
    }

    private static func noteOneWays(_ rows: StreetRows, _ tags: LayerTags, _ report: inout LayerStreetReport) {
        let width = rows.tagValues.count / max(1, rows.count)
        func values(_ row: Int) -> ArraySlice<UInt32> { rows.tagValues[row * width..<(row + 1) * width] }
        for row in 0..<rows.count where tags.isOneWayUnknown(values(row)) {
            report.add(.unknownOneWay, rows.id[row])
        }
        // In a direction that is closed a 0 is what one expects.
        for zero in rows.zeros where tags.isOpen(values(zero.row), zero.way) {
            report.add(zero.fault, rows.id[zero.row])
        }
    }
}
