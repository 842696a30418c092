import Geometry
import StreetNetwork
import TestSupport
import Testing

@testable import NetworkImport

/// Layers of short lines on a coarse grid with noise, held against a slow union of all pairs.
@Suite("Joining within a tolerance")
struct LayerToleranceOracleTests {
    private struct Vertex: Hashable {
        var coordinate: Coordinate
        var level: Int
    }

    private struct Line {
        let vertices: [Vertex]
    }

    private static func random(_ random: inout SplitMix64, spread: Int) -> [Line] {
        let isLevelled = random.happens(0.5)
        let (west, south) = random.happens(0.2) ? (1_799_999_990, 600_000_000) : (71_000_000, 430_000_000)
        return (0..<random.whole(1...12)).map { _ in
            let count = random.whole(2...6)
            let (from, to) = isLevelled ? (random.whole(0...1), random.whole(0...1)) : (0, 0)
            return Line(
                vertices: (0..<count).map { place in
                    let east = west + random.whole(0...4) * 300 + random.whole(0...spread)
                    let longitude = east > 1_800_000_000 ? east - 3_600_000_000 : east
                    let north = south + random.whole(0...4) * 300 + random.whole(0...spread)
                    return Vertex(
                        coordinate: Coordinate(longitude: Int32(longitude), latitude: Int32(north)),
                        level: place <= (count - 1) / 2 ? from : to)
                })
        }
    }

    private static func rows(_ lines: [Line]) -> StreetRows {
        var rows = StreetRows()
        for (place, line) in lines.enumerated() {
            rows.id.append(Int64(place))
            rows.rowID.append(Int64(place))
            rows.vertex += line.vertices.map(\.coordinate)
            rows.firstVertex.append(rows.vertex.count)
            rows.firstPart.append(rows.firstVertex.count - 1)
            rows.levelFrom.append(UInt32(line.vertices[0].level))
            rows.levelTo.append(UInt32(line.vertices[line.vertices.count - 1].level))
        }
        return rows
    }

    /// Whether a place of a line is no more than that: not its end, and no place of another line is near.
    private static func isAlone(_ place: Int, of line: Int, in lines: [Line], tolerance: Int64) -> Bool {
        let vertex = lines[line].vertices[place]
        let ends = [lines[line].vertices[0], lines[line].vertices[lines[line].vertices.count - 1]]
        let others = lines.enumerated().filter { $0.offset != line }.flatMap(\.element.vertices)
        return !ends.contains(vertex)
            && others.allSatisfy {
                $0.level != vertex.level || Geodesic.millimetres(from: $0.coordinate, to: vertex.coordinate) > tolerance
            }
    }

    /// Each meeting vertex, and the one farthest west, then south, among all that chains lead to.
    private static func united(
        _ lines: [Line], _ policy: StreetConnectivity.Policy, tolerance: Int64
    ) -> [Vertex: Vertex] {
        var (names, alone): ([Vertex: Vertex], [Vertex: Vertex]) = ([:], [:])
        for (number, line) in lines.enumerated() {
            for (place, vertex) in line.vertices.enumerated() {
                let isEnd = place == 0 || place == line.vertices.count - 1
                if policy == .endPoints, !isEnd { continue }
                if policy == .anyVertex, isAlone(place, of: number, in: lines, tolerance: tolerance) {
                    alone[vertex] = vertex
                } else {
                    names[vertex] = vertex
                }
            }
        }
        let vertices = Set(names.keys)
        func isBefore(_ one: Vertex, _ other: Vertex) -> Bool {
            let (first, second) = (one.coordinate, other.coordinate)
            return (first.longitude, first.latitude) < (second.longitude, second.latitude)
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for one in vertices {
                for other in vertices where one.level == other.level {
                    guard Geodesic.millimetres(from: one.coordinate, to: other.coordinate) <= tolerance,
                        let first = names[one], let second = names[other], isBefore(first, second)
                    else { continue }
                    names[other] = first
                    hasChanged = true
                }
            }
        }
        return names.merging(alone) { name, _ in name }
    }

    @Test("gives the junctions that comparing all pairs gives", arguments: StreetConnectivity.Policy.allCases)
    func oracle(_ policy: StreetConnectivity.Policy) throws {
        var random = SplitMix64(seed: 41)
        var joined = 0
        for _ in 0..<500 {
            let lines = Self.random(&random, spread: random.whole(0...120))
            let tolerance = random.one(of: [0, 1, 200, 600, 1500] as [Int64])
            let meeting = lines.map { line in
                policy == .anyVertex ? line.vertices : [line.vertices[0], line.vertices[line.vertices.count - 1]]
            }
            let names = Self.united(lines, policy, tolerance: tolerance)

            let rows = Self.rows(lines)
            let nodes = StreetNodes(of: rows, policy)
            let clusters = try NodeClusters(of: nodes, in: rows, tolerance: tolerance, context: .init())
            var nodeOfName: [Vertex: UInt32] = [:]
            for (place, vertices) in meeting.enumerated() {
                for (meeting, vertex) in zip(nodes.meetings(ofPart: place, rows), vertices) {
                    let node = clusters.first[Int(nodes.node[meeting])]
                    let name = try #require(names[vertex])
                    #expect(nodes.coordinate[Int(node)] == name.coordinate)
                    #expect(nodeOfName[name] == nil || nodeOfName[name] == node)
                    nodeOfName[name] = node
                    joined += name == vertex ? 0 : 1
                }
            }
            #expect(Set(nodeOfName.values).count == nodeOfName.count)
        }
        #expect(joined > 500)
    }

    /// A line's places, consecutive equal ones once; none where all are one place.
    private static func places(_ line: Line, _ names: [Vertex: Vertex], _ policy: StreetConnectivity.Policy) -> [Vertex]
    {
        let vertices = line.vertices.enumerated().map { place, vertex in
            policy == .anyVertex || place == 0 || place == line.vertices.count - 1 ? names[vertex] ?? vertex : vertex
        }
        return vertices.enumerated().compactMap { $0 > 0 && vertices[$0 - 1] == $1 ? nil : $1 }
    }

    @Test("cuts lines where they meet others or themselves, and nowhere else")
    func cuts() throws {
        var random = SplitMix64(seed: 43)
        var cutCount = 0
        for _ in 0..<500 {
            let lines = Self.random(&random, spread: random.whole(0...40))
            let tolerance = random.one(of: [0, 0, 200, 600] as [Int64])
            let names = Self.united(lines, .anyVertex, tolerance: tolerance)
            let moved = lines.map { Self.places($0, names, .anyVertex) }.map { $0.count > 1 ? $0 : [] }
            var uses: [Vertex: Int] = [:]
            for line in moved where !line.isEmpty {
                for vertex in line { uses[vertex, default: 0] += 1 }
                for end in [line[0], line[line.count - 1]] { uses[end, default: 0] += 2 }
            }
            let rows = Self.rows(lines)
            let nodes = StreetNodes(of: rows, .anyVertex)
            let clusters = try NodeClusters(of: nodes, in: rows, tolerance: tolerance, context: .init())
            let found = StreetLines(rows, nodes, clusters)
            for (place, expected) in moved.enumerated() {
                let line = found.line(ofPart: place)
                let isCut = expected.filter { uses[$0, default: 0] > 1 }
                let cuts = (line?.node ?? []).filter { $0 != StreetLines.none }
                #expect(cuts.map(found.coordinate) == isCut.map(\.coordinate))
                #expect(cuts.map(found.level) == isCut.map { UInt32($0.level) })
                // Two places of one coordinate on two levels are one vertex, unless both are junctions.
                if Set(expected.map(\.level)).count < 2 { #expect(line?.shape ?? [] == expected.map(\.coordinate)) }
                cutCount += max(0, cuts.count - 2)
            }
        }
        #expect(cutCount > 500)
    }
}
