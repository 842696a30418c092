import Analyses
import Geometry
import TestSupport
import Testing

/// Where a stop lies on arrival.
@Suite struct ArrivalTests {
    /// Places 1 and 2 lie north and south of the street.
    static let street = DrawnNetwork(
        """
            1
        A-------B
            2
        """, spacing: 20)

    @Test(arguments: [("A1", "left"), ("A2", "right"), ("B1", "right"), ("B2", "left"), ("AB", "-")])
    func theSideIsSeenFromTheDirectionOfTravel(stops: String, side: String) throws {
        let job = try DrawnJob(Self.street, stops)
        #expect(job.stops("arrive_side") == ["-", side])
        let words = side == "-" ? "" : ", on the \(side)"
        #expect(job.directions.last == "Arrive at \(stops.last!)" + words)
        #expect(job.maneuvers.last == (side == "-" ? "arrive" : "arrive_\(side)"))
    }

    @Test func everyStopIsArrivedAtAndDepartedFromByItsName() throws {
        let job = try DrawnJob(Self.street, "A1B")
        #expect(
            job.directions == [
                "Depart from A, heading east", "Arrive at 1, on the left", "Depart from 1, heading east", "Arrive at B",
            ])
        #expect(job.column("stop", of: RouteTables.directions) == ["A", "1", "1", "B"])
    }

    @Test func twoStopsAtOnePlaceAreArrivedAtOneAfterTheOther() throws {
        let job = try DrawnJob(Self.street, "A11B")
        #expect(
            job.directions == [
                "Depart from A, heading east", "Arrive at 1, on the left", "Arrive at 1", "Depart from 1, heading east",
                "Arrive at B",
            ])
    }
}
