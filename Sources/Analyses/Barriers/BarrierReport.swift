import Geometry
import Results
import Vocabulary

/// Writes what became of each barrier.
public struct BarrierReport {
    public static let table = Table(
        "barriers", "The barriers of the job and what they meet", geometry: .polygon, formats: [.geojson],
        columns: [
            Column("id", "The id given"),
            Column("name", "The name given, else Barrier and its number"),
            Column("type", "What the barrier does: restriction"),
            Column("status", "ok, or element_not_located where it meets no street"),
            Column("edges", "How many edges of the network it closes in whole or in part"),
            Column("junctions", "How many junctions lie inside of it"),
            Column("length", unit: "metres", "The length of street that it closes"),
        ])

    private let effects: BarrierEffects
    private let keptCount: Int
    private let context: RunContext

    /// - Parameter keptCount: how many columns of attributes stand behind the table's own.
    public init(_ effects: BarrierEffects, keeping keptCount: Int = 0, context: RunContext) {
        self.effects = effects
        self.keptCount = keptCount
        self.context = context
    }

    /// Hands a row for each barrier to `sink`. A barrier that meets nothing is worth a warning.
    public func write(into sink: some ResultSink) throws {
        for effect in effects.effects {
            let status: LocationStatus = effect.edges > 0 ? .ok : .elementNotLocated
            if status != .ok {
                context.warn("barrier_without_effect", "\(effect.barrier.name) meets no street of the travel mode")
            }
            let geometry = FeatureGeometry.polygons(effect.barrier.polygons.map(Self.closedRings))
            let values: [Value] = [
                .optional(effect.barrier.id), .text(effect.barrier.name), .text("restriction"), .text(status.rawValue),
                .integer(Int64(effect.edges)), .integer(Int64(effect.junctions)),
                .length(millimetres: effect.length),
            ]
            let attributes = effect.barrier.attributes
            let missing = [Value](repeating: .null, count: keptCount - attributes.count)
            try sink.append(ResultRow(values + attributes + missing, geometry: geometry), to: Self.table)
        }
    }

    private static func closedRings(_ polygon: Polygon) -> [[Coordinate]] {
        polygon.rings.map { ring in ring + ring.prefix(1) }
    }
}
