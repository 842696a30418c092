import Analyses
import Geometry
import Results
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What is counted within breaks.
@Suite struct ServiceAreaSummaryTests {
    /// 800 m, 80 s.
    static let street = DrawnNetwork("A-------B")

    private func summary(
        _ grouping: ServiceAreaParameters.Summary.Grouping, at fractions: [Double]
    ) -> ServiceAreaParameters.Summary {
        .init(
            fields: ["residents"], grouping: grouping,
            rows: fractions.map { .init(id: 0, place: .point(Self.street.place(on: "AB", $0)), values: [10]) },
            layer: "houses")
    }

    @Test("a point counts in the break of its own place on the network")
    func points() throws {
        let job = try DrawnAreas(Self.street, "A", [20, 40]) {
            $0.summary = summary(.perFacilityAndBreak, at: [0.1, 0.2, 0.4, 0.9])
        }
        #expect(job.column("facility", of: "summary") == ["A", "A"])
        #expect(job.column("count", of: "summary") == ["2", "1"])
        #expect(job.column("sum_residents", of: "summary") == ["20.0", "10.0"])
        let disks = try DrawnAreas(Self.street, "A", [20, 40]) {
            $0.summary = summary(.perFacilityAndBreak, at: [0.1, 0.2, 0.4, 0.9])
            $0.cutoff = .disks
        }
        #expect(disks.column("count", of: "summary") == ["2", "3"])
    }

    @Test("what several facilities reach counts once for a break, and once for each of them")
    func severalFacilities() throws {
        func counts(_ grouping: ServiceAreaParameters.Summary.Grouping, _ overlap: ServiceAreaParameters.Overlap) throws
            -> [String]
        {
            try DrawnAreas(Self.street, "AB", [60]) {
                $0.summary = summary(grouping, at: [0.1, 0.4, 0.6])
                $0.overlap = overlap
            }.column("count", of: "summary")
        }
        #expect(try counts(.perBreak, .overlap) == ["3"])
        #expect(try counts(.perFacilityAndBreak, .overlap) == ["3", "2"])
        #expect(try counts(.perFacilityAndBreak, .split) == ["2", "1"])
    }

    /// A comes to the junction J from the west by a one-way, later than B.
    @Test("a point at a junction counts once, for the facility that is the nearest, whose area it is in")
    func junction() throws {
        let town = DrawnNetwork(
            """
            A-------J
                    |
                    |
                    B
            """, ["AJ": ["oneway": "yes"]])
        let (junction, reach) = (town.place("J"), Int32(3000))
        let corners = [(reach, reach), (reach, 0), (4000, 2 * reach)].map {
            Coordinate(longitude: junction.longitude + $0.0, latitude: junction.latitude + $0.1)
        }
        let job = try DrawnAreas(town, "AB", [300]) {
            $0.draw()
            $0.overlap = .split
            $0.summary = .init(
                fields: [], grouping: .perFacilityAndBreak,
                rows: corners.map { .init(id: 0, place: .point($0), values: []) }, layer: "houses")
        }
        #expect(job.column("facility", of: "summary") == ["A", "B"])
        #expect(job.column("count", of: "summary") == ["0", "3"])
        for corner in corners { #expect(job.areas(at: corner) == ["B: 0 - 5"], "\(corner)") }
        // A's own street stays A's.
        let beside = town.place(on: "AJ", 0.8)
        let north = Coordinate(longitude: beside.longitude, latitude: beside.latitude + 2000)
        #expect(job.areas(at: north) == ["A: 0 - 5"])
    }

    @Test("a polygon counts by the share of it that lies in the area")
    func polygons() throws {
        let middle = Self.street.place(on: "AB", 0.5)
        let box = [(-2000, -1000), (2000, -1000), (2000, 1000), (-2000, 1000), (-2000, -1000)].map {
            Coordinate(longitude: middle.longitude + $0.0, latitude: middle.latitude + $0.1)
        }
        let job = try DrawnAreas(Self.street, "A", [40]) {
            $0.summary = .init(
                fields: ["residents"], rows: [.init(id: 0, place: .polygons([[box]]), values: [100])], layer: "tracts")
        }
        let sum = try #require(Double(job.column("sum_residents", of: "summary")[0]))
        #expect(abs(sum - 50) < 5, "\(sum)")
        #expect(job.polygonRows().isEmpty, "areas are drawn to be counted in alone")
    }

    @Test("points without a street near them are named and not counted")
    func farPoints() throws {
        let job = try DrawnAreas(Self.street, "A", [40]) {
            $0.summary = .init(
                fields: [],
                rows: [7, 12].map {
                    .init(id: $0, place: .point(Coordinate(longitude: 0, latitude: 900_000)), values: [])
                },
                layer: "houses")
        }
        #expect(job.column("count", of: "summary") == ["0"])
        let told = job.messages.messages.first { $0.code == "not_located" }?.text ?? ""
        #expect(told.hasPrefix("2 rows of houses are not counted: ") && told.hasSuffix(" of rows 7, 12"), "\(told)")
    }
}
