import Geometry
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@Suite("Where the boxes of the data end")
struct DataExtentTests {
    /// Blocks of 500 m; `A` is at 9°E 50°N, and `E` 200 m south of `B`.
    private static let town = DrawnNetwork(
        """
        A----B----C----D
             |    |
             E----F
        """, longitude: 9, latitude: 50)

    /// The box from one letter to another, each side moved outwards by some units of 1e-7 degree.
    private static func box(
        _ northWest: Character, _ southEast: Character, west: Int32 = 10_000, south: Int32 = 10_000,
        east: Int32 = 10_000, north: Int32 = 10_000, in town: DrawnNetwork = town
    ) -> Box {
        let (first, last) = (town.place(northWest), town.place(southEast))
        return Box(
            minLongitude: first.longitude - west, minLatitude: last.latitude - south,
            maxLongitude: last.longitude + east, maxLatitude: first.latitude + north)
    }

    /// The letters of the junctions where the data ends, and the codes of the remarks.
    private func ends(
        _ boxes: [Box], _ origin: DataExtent.Origin = .headers, known: [Character] = [], in town: DrawnNetwork = town
    ) throws -> (ends: String, remarks: [String]) {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = Array(town.network.parts.junctionCoordinate)
        parts.edgeTail = Array(town.network.parts.edgeTail)
        parts.edgeHead = Array(town.network.parts.edgeHead)
        parts.edgeOfData = known.map { UInt32(town.junction($0)) }.sorted()
        var report = NetworkReport()
        try DataExtent(boxes, from: origin).mark(&parts, &report, context: RunContext())
        #expect(parts.edgeOfData == Set(parts.edgeOfData).sorted())
        let letters = String(parts.edgeOfData.map { town.name(of: Int($0)) })
        return (letters, report.remarks.map { "\($0.isWarning ? "warning" : "note"): \($0.code)" })
    }

    @Test("a junction outside of the box is at the edge of the data, one inside is not")
    func outside() throws {
        let found = try ends([Self.box("A", "F")])
        #expect(found.ends == "D" && found.remarks == [])
        #expect(try ends([Self.box("B", "F")]).ends == "AD")
    }

    @Test("a town inside of the box, or of none, has no edge but those that are known")
    func inside() throws {
        let whole = Box(minLongitude: 0, minLatitude: 0, maxLongitude: 900_000_000, maxLatitude: 900_000_000)
        #expect(try ends([whole]).ends == "")
        #expect(try ends([], known: ["E"]).ends == "E")
        #expect(try ends([whole], known: ["E"]).ends == "E")
        #expect(try ends([Self.box("A", "F")], known: ["D", "B"]).ends == "BD", "what is known stands once")
    }

    @Test("a dead end that the box was cut at is at the edge; a junction that stands there is not")
    func cut() throws {
        func cut(_ east: Int32) throws -> String { try ends([Self.box("A", "D", south: 20_000, east: east)]).ends }
        #expect(try [0, 50, 99].map(cut) == ["D", "D", "D"])
        #expect(try [100, 1000].map(cut) == ["", ""])
        let south = Self.box("A", "D", south: Self.town.place("D").latitude - Self.town.place("F").latitude)
        #expect(try ends([south]).ends == "", "streets go on from E and F")
        #expect(try ends([Self.box("A", "D", west: 0, south: 20_000)]).ends == "A")
    }

    @Test("a side that two boxes share is no edge, in any order of the boxes")
    func shared() throws {
        let lane = DrawnNetwork("A----B----C  D----E", longitude: 9, latitude: 50)
        let west = Self.box("A", "C", east: 0, in: lane)
        let east = Self.box("C", "E", west: 0, in: lane)
        #expect(try ends([west], .project, in: lane).ends == "CDE")
        #expect(try ends([west, east], in: lane).ends == "")
        #expect(try ends([east, west], in: lane).ends == "")
        let gap = Self.box("C", "E", west: -50, in: lane)
        #expect(try ends([west, gap], in: lane).ends == "", "they were written with fewer digits")
    }

    @Test("at the antimeridian the world goes on")
    func antimeridian() throws {
        let pier = DrawnNetwork("A----B", longitude: 180 - 0.0044916, latitude: 0)
        let end = pier.place("B").longitude
        #expect(end <= 1_800_000_000 && end > 1_799_999_900)
        let west = Box(minLongitude: 0, minLatitude: -10_000, maxLongitude: 1_800_000_000, maxLatitude: 10_000)
        let east = Box(minLongitude: -1_800_000_000, minLatitude: -10_000, maxLongitude: 0, maxLatitude: 10_000)
        #expect(try ends([west], in: pier).ends == "B")
        #expect(try ends([west, east], in: pier).ends == "")
    }

    @Test(
        "boxes that most of the town is outside of are not its own: those of headers are ignored, those of users count")
    func contradicted() throws {
        let half = Self.box("A", "E", south: 0, east: 0)
        let headers = try ends([half], known: ["F"])
        #expect(headers.ends == "CDF" && headers.remarks == [], "exactly a half is no contradiction")
        let corner = Self.box("A", "B")
        let ignored = try ends([corner], known: ["F"])
        #expect(ignored.ends == "F" && ignored.remarks == ["note: unused_extent"])
        let own = try ends([corner], .project, known: ["F"])
        #expect(own.ends == "CDEF" && own.remarks == ["warning: doubtful_extent"])
    }

    @Test("random boxes mark what a look at every junction and box marks", arguments: 1...200 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let grid = DrawnNetwork(
            """
            A--B--C--D--E
            |  |  |  |
            F--G--H--I  J
               |     |  |
            K--L  M--N--O
            """, longitude: 9, latitude: 50)
        let whole = Self.box("A", "O", in: grid)
        let boxes = (0..<random.whole(1...4)).map { _ in Self.random(in: whole, at: grid, &random) }
        #expect(try ends(boxes, .project, in: grid).ends == Self.slowly(boxes, grid))
    }

    /// A box whose sides are at junctions or anywhere.
    private static func random(in whole: Box, at town: DrawnNetwork, _ random: inout SplitMix64) -> Box {
        func side(_ range: ClosedRange<Int32>, _ places: [Int32]) -> Int32 {
            let near = random.one(of: places) + random.one(of: [-100, -99, 0, 99, 100] as [Int32])
            return random.one(of: [near, Int32(random.whole(Int(range.lowerBound)...Int(range.upperBound)))])
        }
        let places = town.network.parts.junctionCoordinate
        let x = (0..<2).map { _ in side(whole.minLongitude...whole.maxLongitude, places.map(\.longitude)) }.sorted()
        let y = (0..<2).map { _ in side(whole.minLatitude...whole.maxLatitude, places.map(\.latitude)) }.sorted()
        return Box(minLongitude: x[0], minLatitude: y[0], maxLongitude: x[1], maxLatitude: y[1])
    }

    /// The rule, word for word.
    private static func slowly(_ boxes: [Box], _ town: DrawnNetwork) -> String {
        func isCovered(_ east: Int32, _ north: Int32) -> Bool {
            boxes.contains {
                $0.minLongitude <= east && east <= $0.maxLongitude && $0.minLatitude <= north && north <= $0.maxLatitude
            }
        }
        let parts = town.network.parts
        let ends = Array(parts.edgeTail) + Array(parts.edgeHead)
        return String(
            parts.junctionCoordinate.indices.filter { junction in
                let (x, y) = (parts.junctionCoordinate[junction].longitude, parts.junctionCoordinate[junction].latitude)
                let isDeadEnd = ends.count { $0 == junction } == 1
                let around = [(x - 100, y), (x + 100, y), (x, y - 100), (x, y + 100)]
                return !isCovered(x, y) || isDeadEnd && !around.allSatisfy { isCovered($0.0, $0.1) }
            }.map { town.name(of: $0) })
    }
}
