import Analyses
import Geometry
import JobSpec
import StreetNetwork

/// Makes the shapes of barriers from what is written and from rows of layers.
struct BarrierShapes {
    let geometry: BarrierGeometry

    /// The shape of a barrier that is written in the job; nil, with an error, where it is none.
    func shape(_ spec: BarrierSpec, _ places: PlaceResolver) -> Barrier.Shape? {
        switch geometry {
        case .point:
            return places.point(spec.place).map {
                .point(
                    PointBarrier(
                        at: $0, closesFullEdge: spec.effect.fullEdge, curbApproach: spec.effect.curbApproach))
            }
        case .line:
            return places.lines(spec.place).map { .line(BarrierLine(cutAtAntimeridian: $0)) }
        case .polygon:
            return places.area(spec.place, buffer: spec.buffer).map(Barrier.Shape.area)
        }
    }

    /// The shape of a row, and what is to be said about it.
    ///
    /// - Throws: `RowFault` where the row's geometry makes none.
    func shape(
        of row: SelectedRow, _ barrier: BarrierRow, _ spec: BarrierSourceSpec, _ rows: SelectedRows
    ) throws(RowFault) -> (shape: Barrier.Shape, note: String?) {
        do {
            return try readableShape(of: row, barrier, spec, rows)
        } catch {
            throw RowFault(reason: "\(error)")
        }
    }

    private func readableShape(
        of row: SelectedRow, _ barrier: BarrierRow, _ spec: BarrierSourceSpec, _ rows: SelectedRows
    ) throws -> (shape: Barrier.Shape, note: String?) {
        switch geometry {
        case .point:
            guard case .point(let place) = row.place else {
                throw UnreadableGeometry(row.place.whyNoPoint ?? "it has no geometry")
            }
            let point = PointBarrier(
                at: place, closesFullEdge: barrier.fullEdge ?? spec.effect.fullEdge,
                curbApproach: barrier.curbApproach ?? spec.effect.curbApproach)
            return (.point(point), nil)
        case .line: return (.line(BarrierLine(cutAtAntimeridian: try lines(of: row, rows))), nil)
        case .polygon:
            let (polygons, note) = try BarrierArea(rows: rows, buffer: spec.buffer).polygons(of: row)
            return (.area(polygons), note)
        }
    }

    private func lines(of row: SelectedRow, _ rows: SelectedRows) throws -> [[Coordinate]] {
        switch row.place {
        case .missing: throw UnreadableGeometry("it has no geometry")
        case .unusable(let reason): throw UnreadableGeometry(reason)
        case .point: throw UnreadableGeometry("a point is no line")
        case .shape(.lines(let lines)): return try lines.map(rows.coordinates)
        case .shape(let geometry): throw UnreadableGeometry("\(PlaceResolver.kind(geometry)) is no line")
        }
    }
}

extension Barrier.Shape {
    /// A corner, to see whether the numbers of a barrier are swapped.
    var corner: Coordinate? {
        switch self {
        case .point(let point): point.place
        case .line(let line): line.parts.first?.first
        case .area(let polygons): polygons.first?.rings.first?.first
        }
    }
}
