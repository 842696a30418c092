import Geometry
import Vocabulary

/// The polygons that are counted, by the share of each that lies in an area.
struct CountedPolygons {
    private struct Counted {
        let row: Int
        /// The row's own.
        let id: Int64
        let box: Box
        /// In units of coordinates; none crosses itself or another.
        let polygons: [[[Position]]]
        let area: Double
    }

    private let counted: [Counted]
    private let layer: String
    private let context: RunContext

    init(of summary: ServiceAreaParameters.Summary, _ context: RunContext) {
        counted = summary.rows.enumerated().compactMap { row, counted in
            guard case .polygons(let polygons) = counted.place else { return nil }
            do {
                let valid = try EvenOddPolygons.of(polygons.map(SharedArea.positions))
                return Counted(
                    row: row, id: counted.id, box: Box(of: polygons.joined().joined()), polygons: valid,
                    area: SharedArea.squareMetres(of: valid))
            } catch {
                Self.warn(of: counted.id, in: summary.layer, because: "\(error)", context)
                return nil
            }
        }
        layer = summary.layer
        self.context = context
    }

    /// The rows that lie in areas at least partly, and the share of each that does.
    ///
    /// - Throws: `Cancelled`.
    func shares(within areas: [[[Coordinate]]]) throws -> [(row: Int, share: Double)] {
        let box = Box(of: areas.joined().joined())
        let near = counted.filter { $0.box.meets(box) && $0.area > 0 }
        if near.isEmpty { return [] }
        let tiled = Result { try TiledPolygons(areas.map(SharedArea.positions)) }
        return try near.compactMap { one in
            try context.checkCancelled()
            do {
                let shared = SharedArea.squareMetres(of: try tiled.get().common(with: one.polygons))
                return shared > 0 ? (one.row, min(1, shared / one.area)) : nil
            } catch let fault as UnreadableGeometry {
                Self.warn(of: one.id, in: layer, because: fault.description, context)
                return nil
            }
        }
    }

    private static func warn(of row: Int64, in layer: String, because reason: String, _ context: RunContext) {
        context.warn("invalid_geometry", "row \(row) of \(layer) is not counted: \(reason)")
    }
}
