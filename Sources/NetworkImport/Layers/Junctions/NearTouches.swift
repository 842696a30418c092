import Geometry
import StreetNetwork
import Vocabulary

/// Finds ends of streets that lie near another street and are not connected to it: probably by a mistake in the data.
///
/// A street is a neighbour where the nearer one of its ends, by the count of vertices, is on the level. What is reached over at most four times the distance
/// is connected: of two streets that part at a junction, one runs near the other's next junction.
struct NearTouches {
    private let graph: StreetGraph
    /// Segments of an edge, one behind the other, so that an end beside a long street looks at no more than a part of it.
    private struct Run {
        let edge: Int
        /// By their first vertices, from 0.
        let segments: Range<Int>
    }

    private static let segmentsOfARun = 32

    private let runs: [Run]
    private let runIndex: PackedRTree
    private let junctionLevel: [UInt32]
    private let distance: Int64

    /// - Parameter distance: millimetres.
    init(_ graph: StreetGraph, junctionLevel: [UInt32], distance: Int64) {
        (self.graph, self.junctionLevel, self.distance) = (graph, junctionLevel, distance)
        runs = graph.parts.edgeTail.indices.flatMap { edge in
            let count = graph.parts.shape(of: edge).count - 1
            return stride(from: 0, to: count, by: Self.segmentsOfARun).map { first in
                Run(edge: edge, segments: first..<min(count, first + Self.segmentsOfARun))
            }
        }
        runIndex = PackedRTree(
            runs.map { run in
                let shape = graph.parts.shape(of: run.edge)
                let first = shape.startIndex + run.segments.lowerBound
                return Box(ofStreet: shape[first...first + run.segments.count])
            })
    }

    /// The ends, by the ids of their streets.
    ///
    /// - Throws: `Cancelled`.
    func find(context: RunContext) throws -> RowSample {
        var known = [Bool?](repeating: nil, count: graph.parts.junctionCoordinate.count)
        var sample = RowSample()
        for street in graph.parts.streetID.indices {
            if street & 0xFFF == 0 { try context.checkCancelled() }
            let edges = graph.edges(ofStreet: street)
            for end in [graph.ends(of: edges.lowerBound)[0], graph.ends(of: edges.upperBound - 1)[1]] {
                let isNear = known[end] ?? isNearUnconnected(end)
                known[end] = isNear
                if isNear { sample.add(graph.parts.streetID[street]) }
            }
        }
        return sample
    }

    private func isNearUnconnected(_ junction: Int) -> Bool {
        let place = graph.parts.junctionCoordinate[junction]
        let boxes = Surroundings.boxes(of: place, millimetres: distance)
        var connected: Set<Int>?
        var isFound = false
        for box in boxes {
            runIndex.search(box) { number in
                let (run, edge) = (runs[number], runs[number].edge)
                if isFound || graph.ends(of: edge).contains(junction) { return }
                guard isNear(run, place, boxes, level: junctionLevel[junction]) else { return }
                let around = connected ?? self.junctions(around: junction)
                connected = around
                isFound = around.isDisjoint(with: graph.ends(of: edge))
            }
        }
        return isFound
    }

    /// Whether a part of an edge passes near a place, on a level.
    private func isNear(_ run: Run, _ place: Coordinate, _ boxes: [Box], level: UInt32) -> Bool {
        let shape = graph.parts.shape(of: run.edge)
        let plane = LocalPlane(at: place)
        let middle = Double(shape.count - 1) / 2
        let levels = graph.ends(of: run.edge).map { junctionLevel[$0] }
        return run.segments.contains { segment in
            let vertex = shape.startIndex + segment
            let line = shape[vertex...vertex + 1]
            let box = Box(of: line)
            let isWide = Int64(box.maxLongitude) - Int64(box.minLongitude) > 1_800_000_000
            guard isWide || boxes.contains(where: box.meets), let nearest = plane.nearest(on: line),
                nearest.metres * 1000 <= Double(distance)
            else { return false }
            let progress = Double(vertex - shape.startIndex) + nearest.fraction
            return levels[progress <= middle ? 0 : 1] == level
        }
    }

    /// The junctions that are reached from one over at most four times the distance.
    private func junctions(around start: Int) -> Set<Int> {
        var reached: [Int: Int64] = [start: 0]
        var pending = [start]
        var next = 0
        while next < pending.count {
            let junction = pending[next]
            next += 1
            for departure in graph.departures(of: junction) {
                let length = (reached[junction] ?? 0) + Int64(graph.parts.edgeLength[departure.edge])
                let head = graph.head(of: departure)
                guard length <= 4 * distance, length < reached[head] ?? .max else { continue }
                reached[head] = length
                pending.append(head)
            }
        }
        return Set(reached.keys)
    }
}
