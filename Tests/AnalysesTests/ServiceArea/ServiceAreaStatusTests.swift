import Analyses
import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What becomes of facilities that cannot be used as they are.
@Suite struct ServiceAreaStatusTests {
    /// Place 9 is far off every street; nothing leads away from D.
    static let town = DrawnNetwork(
        """
        A---B->-D         9
        """)

    @Test("a facility far from streets is named and left out, and the job succeeds")
    func notLocated() throws {
        let job = try DrawnAreas(Self.town, "9A", [10])
        #expect(job.statuses == ["not_located", "ok"])
        #expect(job.column("facility_id", of: "lines") == ["2"], "numbers are those of the job")
        #expect(job.codes == ["not_located"] && job.failure == nil)
    }

    @Test("a facility that no street leads away from reaches nothing; others reach it")
    func stuck() throws {
        let job = try DrawnAreas(Self.town, "D", [10])
        #expect(job.statuses == ["not_reached"] && job.lines == [])
        #expect(
            job.messages.messages.first
                == Message(
                    .warning, "not_reached", "D reaches nothing: no street leads away from it that may be travelled"))
        #expect(try DrawnAreas(Self.town, "D", [10]) { $0.travelsToFacility = true }.statuses == ["ok"])
    }

    @Test("a facility inside a barrier is not traversable")
    func closed() throws {
        let barrier = Self.town.rectangle(Self.town.place("A"), Self.town.place("B"), grownBy: 50)
        let job = try DrawnAreas(Self.town, "A", [10], closing: [barrier]) { $0.locate.allowsRelocation = false }
        #expect(job.statuses == ["not_traversable"] && job.lines == [] && job.failure == nil)
        #expect(job.codes == ["not_traversable", "empty_result"])
    }

    @Test("without skipping, a job fails and names every facility that cannot be used")
    func namesAll() throws {
        let job = try DrawnAreas(Self.town, "9AD", [10]) { $0.locate.skipsInvalid = false }
        #expect(job.failure?.reasons == ["9 is not located", "D reaches nothing"])
        #expect(job.results.rows.isEmpty)
    }

    @Test("a class that excludes nothing is told of")
    func unknownClass() throws {
        let job = try DrawnAreas(Self.town, "A", [10]) {
            $0.polygons = ServiceAreaParameters.Polygons()
            $0.polygons?.excludedClasses = ["motorway"]
        }
        #expect(
            job.messages.messages.map(\.text) == ["no street of the network is of the class 'motorway'"])
    }

    @Test("facilities that no area can have are reported behind the others")
    func unlocated() throws {
        let job = try DrawnAreas(Self.town, "A", [10]) {
            $0.unlocated = [.init(id: "X", name: "lost", place: nil, status: .invalidField)]
        }
        #expect(job.statuses == ["ok", "invalid_field"])
        #expect(job.column("facility_id", of: "facilities") == ["1", "-"])
    }

    @Test("a start time stands with the facilities, and only where one is given")
    func startTime() throws {
        let clock = RouteClock(start: 0, zone: .gmt)
        let job = try DrawnAreas(Self.town, "A", [10]) { $0.departure = clock }
        #expect(job.column("start_time", of: "facilities") == ["1970-01-01T00:00:00+00:00"])
        #expect(try DrawnAreas(Self.town, "A", [10]).column("start_time", of: "facilities") == [])
    }

    @Test("breaks beyond the network reach all of it")
    func beyond() throws {
        #expect(try DrawnAreas(Self.town, "A", [100_000]).lines.count == 2)
    }
}
