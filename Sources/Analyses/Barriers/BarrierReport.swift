import Geometry
import Results
import Vocabulary

/// Writes what became of each barrier.
public struct BarrierReport {
    public static let table = Table(
        "barriers", "The barriers of the job and what they meet", geometry: .any, formats: [.geojson],
        columns: [
            Column("id", "The id given"),
            Column("name", "The name given, else Barrier and its number"),
            Column("type", "What the barrier does: restriction, scaled_cost or added_cost"),
            Column(
                "factor", .number, "How many times as much the impedance costs where a scaled_cost barrier covers it"),
            Column(
                "cost", .number,
                "What an added_cost barrier adds to the impedance: minutes, metres or the cost's own unit"),
            Column(
                "status", "ok; element_not_located where it meets no street; not_located where none is near a point"),
            Column("edges", .integer, "How many edges of the network it meets"),
            Column("junctions", .integer, "How many junctions lie inside of it; of points and lines on it"),
            Column("length", unit: "metres", "The length of street that it covers"),
        ])

    /// Millimetres beyond which a point may well have been meant for another street.
    private static let far: Int64 = 50_000

    private let effects: BarrierEffects
    private let impedance: Impedance
    private let keptCount: Int
    private let context: RunContext

    /// - Parameter keptCount: how many columns of attributes stand behind the table's own.
    public init(
        _ effects: BarrierEffects, impedance: Impedance = .time, keeping keptCount: Int = 0, context: RunContext
    ) {
        self.effects = effects
        self.impedance = impedance
        self.keptCount = keptCount
        self.context = context
    }

    /// Hands a row for each barrier to `sink`. A barrier that meets nothing is worth a warning.
    public func write(into sink: some ResultSink) throws {
        for effect in effects.effects {
            if let fault = Self.fault(of: effect) {
                context.warn("barrier_without_effect", "\(effect.barrier.name) \(fault)")
            }
            if let distance = effect.distance, distance > Self.far {
                context.warn(
                    "far_barrier",
                    "\(effect.barrier.name) acts on a street \(CostText.wholeMetres(distance)) away: none that the travel mode "
                        + "may use is nearer")
            }
            if case .point(let point) = effect.barrier.shape, let side = effect.side {
                context.noteSide(of: effect.barrier.name, point.curbApproach, side)
            }
            let kept = LocationValues.kept(effect.barrier.attributes, keptCount)
            try sink.append(
                ResultRow(values(effect) + kept, geometry: Self.geometry(effect.barrier)), to: Self.table)
        }
    }

    /// Why a barrier does nothing.
    private static func fault(of effect: BarrierEffects.Effect) -> String? {
        if effect.status != .ok { return "meets no street of the travel mode" }
        let isAcross = effect.reach.length == 0 && effect.reach.junctions == 0
        return effect.barrier.kind == .scaledCost && isAcross ? "scales nothing: it only crosses streets" : nil
    }

    private func values(_ effect: BarrierEffects.Effect) -> [Value] {
        let barrier = effect.barrier
        return [
            .optional(barrier.id), .text(barrier.name), .text(barrier.kind.rawValue),
            barrier.load.factors[impedance.name].map(Value.real) ?? .null,
            barrier.load.additions[impedance.name].map(CostText(impedance: impedance).value) ?? .null,
            .text(effect.status.rawValue), .integer(Int64(effect.reach.edges)),
            .integer(Int64(effect.reach.junctions)), .length(millimetres: effect.reach.length),
        ]
    }

    private static func geometry(_ barrier: Barrier) -> FeatureGeometry {
        switch barrier.shape {
        case .point(let point): .point(point.place)
        case .line(let line): .lines(line.parts)
        case .area(let polygons):
            .polygons(polygons.map { polygon in polygon.rings.map { ring in ring + ring.prefix(1) } })
        }
    }
}
