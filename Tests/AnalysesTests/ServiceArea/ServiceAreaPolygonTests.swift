import Analyses
import Geometry
import Results
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Areas of streets, and how facilities share them.
@Suite struct ServiceAreaPolygonTests {
    /// 800 m, 80 s.
    static let street = DrawnNetwork("A-------B")

    private func beside(_ fraction: Double) -> Coordinate {
        let place = Self.street.place(on: "AB", fraction)
        return Coordinate(longitude: place.longitude, latitude: place.latitude + 2000)
    }

    @Test("rings lie between breaks, the outermost first, and are named for them")
    func rings() throws {
        let job = try DrawnAreas(Self.street, "A", [20, 40]) { $0.draw() }
        #expect(job.names == ["A: 0.333333 - 0.666667", "A: 0 - 0.333333"])
        #expect(job.areas(at: beside(0.1)) == ["A: 0 - 0.333333"])
        #expect(job.areas(at: beside(0.4)) == ["A: 0.333333 - 0.666667"])
        #expect(job.areas(at: beside(0.6)) == [])
    }

    @Test("disks hold the smaller ones")
    func disks() throws {
        let job = try DrawnAreas(Self.street, "A", [20, 40]) {
            $0.draw()
            $0.cutoff = .disks
        }
        #expect(job.names == ["A: 0 - 0.666667", "A: 0 - 0.333333"])
        #expect(job.areas(at: beside(0.1)) == ["A: 0 - 0.666667", "A: 0 - 0.333333"])
        #expect(job.column("from_break", of: "polygons") == ["0", "0"])
    }

    @Test("an area is as wide as the trim on both sides of the street")
    func trim() throws {
        let job = try DrawnAreas(Self.street, "A", [40]) { $0.draw { $0.trim = 50_000 } }
        let area = try #require(Double(job.column("area_m2", of: "polygons")[0]))
        // 400 m of street, 100 m wide, and a half circle round its end.
        #expect(abs(area - 40_000 - 3927) < 1500, "\(area)")
    }

    @Test("facilities overlap, are dissolved into one area, or part it in the middle")
    func sharing() throws {
        func job(_ overlap: ServiceAreaParameters.Overlap) throws -> DrawnAreas {
            try DrawnAreas(Self.street, "AB", [60]) {
                $0.draw()
                $0.overlap = overlap
            }
        }
        let overlapping = try job(.overlap)
        #expect(overlapping.names == ["A: 0 - 1", "B: 0 - 1"])
        #expect(overlapping.areas(at: beside(0.4)) == ["A: 0 - 1", "B: 0 - 1"])
        let dissolved = try job(.dissolve)
        #expect(dissolved.names == ["0 - 1"])
        #expect(dissolved.column("facility_id", of: "polygons") == ["-"])
        #expect(dissolved.areas(at: beside(0.4)) == ["0 - 1"])
        let split = try job(.split)
        #expect(split.names == ["A: 0 - 1", "B: 0 - 1"])
        #expect(split.areas(at: beside(0.48)) == ["A: 0 - 1"])
        #expect(split.areas(at: beside(0.52)) == ["B: 0 - 1"])
    }

    @Test("the disk of a break is that of the facilities that have it")
    func dissolvedWithOwnBreaks() throws {
        let job = try DrawnAreas(Self.street, "AB", [20]) {
            $0.draw()
            $0.overlap = .dissolve
            $0.cutoff = .disks
            $0.facilities[1].breaks = [10_000, 30_000]
        }
        #expect(job.names == ["0 - 0.5", "0 - 0.333333", "0 - 0.166667"])
        #expect(job.areas(at: beside(0.1)) == ["0 - 0.333333"])
        #expect(job.areas(at: beside(0.95)) == ["0 - 0.5", "0 - 0.166667"])
        let rings = try DrawnAreas(Self.street, "AB", [20]) {
            $0.draw()
            $0.overlap = .dissolve
            $0.facilities[1].breaks = [10_000, 30_000]
        }
        #expect(rings.areas(at: beside(0.1)) == ["0.166667 - 0.333333"])
        #expect(rings.areas(at: beside(0.7)) == ["0.333333 - 0.5"])
    }

    @Test("holes without streets are filled, and those that hold one that is not reached are not")
    func holes() throws {
        let block = DrawnNetwork(
            """
            A---B
            |   |
            |   |
            |   |
            C---D
            """)
        func polygons(_ town: DrawnNetwork, _ fill: Int64) throws -> [[[Coordinate]]] {
            let job = try DrawnAreas(town, "A", [300]) {
                $0.draw {
                    $0.trim = 50_000
                    $0.fillHoles = fill
                }
            }
            guard case .polygons(let polygons)? = job.polygonRows()[0].geometry else { return [] }
            return polygons
        }
        #expect(try polygons(block, 0).map(\.count) == [2])
        #expect(try polygons(block, 250_000).map(\.count) == [1])
        #expect(try polygons(block, 50_000).map(\.count) == [2], "300 m by 300 m is more")
        let island = DrawnNetwork(
            """
            A-----B
            |     |
            |     |
            | X-Y |
            |     |
            |     |
            C-----D
            """)
        #expect(try polygons(island, 1_000_000).map(\.count) == [2])
    }

    @Test("the rings of facilities that share out a street do not overlap")
    func splitRings() throws {
        let job = try DrawnAreas(Self.street, "AB", [20, 60]) {
            $0.draw()
            $0.overlap = .split
        }
        #expect(job.names == ["A: 0.333333 - 1", "A: 0 - 0.333333", "B: 0.333333 - 1", "B: 0 - 0.333333"])
        for place in stride(from: 0.02, to: 1, by: 0.06) {
            #expect(job.areas(at: beside(place)).count == 1, "\(place)")
        }
    }

    private static let town = DrawnNetwork(
        """
        A-----B-----C
        |\\   / \\    |
        | \\ /   \\   |
        |  D-----E--F
        | / \\   /   |
        |/   \\ /    |
        G-----H-----I
        """)

    @Test("generalized outlines have fewer vertices, and are valid for the same places")
    func generalized() throws {
        func job(_ detail: ServiceAreaParameters.Polygons.Detail) throws -> DrawnAreas {
            try DrawnAreas(Self.town, "A", [20, 40]) { $0.draw { $0.detail = detail } }
        }
        func vertices(_ job: DrawnAreas) -> Int {
            job.polygonRows().reduce(0) { sum, row in
                guard case .polygons(let polygons)? = row.geometry else { return sum }
                return sum + polygons.joined().joined().count
            }
        }
        let (detailed, generalized) = (try job(.detailed), try job(.generalized))
        #expect(vertices(generalized) * 2 < vertices(detailed), "\(vertices(generalized)) of \(vertices(detailed))")
        #expect(generalized.names == detailed.names)
        #expect(generalized.areas(at: beside(0.1)) == detailed.areas(at: beside(0.1)))
    }

    @Test("a job without any area succeeds and says so")
    func empty() throws {
        let job = try DrawnAreas(Self.street, "A", [20]) {
            $0.draw()
            $0.facilities[0].cost = 60_000
        }
        #expect(job.polygonRows().isEmpty && job.failure == nil && job.codes.contains("empty_result"))
    }
}
