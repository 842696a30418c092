import Testing
import Vocabulary

@testable import JobSpec

@Suite("A job on streets")
struct TravelTests {
    /// Costs, restrictions, and how stops are come to.
    static let complete = routeJob(
        """
        impedance: toll
        accumulate: [time, noise]
        restrictions: {unpaved: avoid_high, tolls: prohibit, ferries: off}
        locate: {where: {highway: [residential, service], surface: any}}
        """,
        stops: """

              - {at: [7.42, 43.73], curb_approach: no_u_turn, bearing: 45}
              - {at: [7.42, 43.74], bearing: {degrees: 359.5, tolerance: 15}}
              - source: stops.gpkg
                curb_approach: right
                bearing: {degrees: 0}
                fields: {curb_approach: SIDE, bearing: B, bearing_tolerance: T}
            """)

    private let reading = Reading(complete)

    @Test("names its costs and says what restrictions mean")
    func costs() throws {
        #expect(reading.rendered == "")
        let travel = try #require(reading.travel)
        #expect(travel.impedance.value == "toll" && travel.impedance.mark.description == "job.yaml:10:12")
        #expect(travel.accumulate.map(\.value) == ["time", "noise"])
        #expect(travel.restrictions.names == ["unpaved", "tolls", "ferries"])
        #expect(travel.restrictions["unpaved"] == .avoidHigh && travel.restrictions["ferries"] == .off)
        #expect(travel.locate.streets?["highway"] == ["residential", "service"])
        #expect(travel.locate.streets?["surface"] == ["any"])
        #expect(reading.effective.contains(#"accumulate = ["time","noise"] (job)"#))
        #expect(
            reading.effective.contains(
                #"restrictions = {"unpaved":"avoid_high","tolls":"prohibit","ferries":"off"} (job)"#))
    }

    @Test("comes to its stops on a side, in a direction")
    func stops() throws {
        try #require(reading.stops.count == 2)
        #expect(reading.stops[0].visit.curbApproach?.value == .noUTurn && reading.stops[1].visit.curbApproach == nil)
        #expect(reading.stops[0].visit.bearing?.degrees == 45 && reading.stops[0].visit.bearing?.tolerance == 30)
        #expect(reading.stops[1].visit.bearing?.degrees == 359.5 && reading.stops[1].visit.bearing?.tolerance == 15)
        let source = try #require(reading.stopSource)
        #expect(source.visit.curbApproach?.value == .right && source.visit.bearing?.degrees == 0)
        #expect(source.fields?.curbApproach?.value == "SIDE" && source.fields?.bearing?.value == "B")
        #expect(source.fields?.bearingTolerance?.value == "T")
        let wanted = ["stops[1].bearing = 45 (job)", "stops[3].bearing.tolerance = 30 (built in)"]
        #expect(wanted.allSatisfy(reading.effective.contains))
    }

    @Test("has plain costs and no restrictions by default")
    func defaults() throws {
        let travel = try #require(Reading(routeJob()).travel)
        #expect(travel.impedance.value == "time" && travel.accumulate.isEmpty && travel.restrictions.entries.isEmpty)
        #expect(travel.locate.streets == nil)
    }

    @Test("takes a list of restrictions for those that prohibit")
    func list() throws {
        let travel = try #require(Reading(routeJob("restrictions: [unpaved, tolls]")).travel)
        #expect(travel.restrictions.entries.map(\.value) == [.prohibit, .prohibit])
        #expect(travel.restrictions.entries.map(\.name.mark.description) == ["job.yaml:4:16", "job.yaml:4:25"])
    }

    @Test("merges restrictions with the project's defaults, and takes one away")
    func merged() throws {
        let reading = Reading(
            routeJob("restrictions: {tolls: none, unpaved: prohibit}"),
            project: "defaults: {route: {restrictions: {tolls: prohibit, ferries: avoid_low}}}")
        #expect(reading.rendered == "")
        let restrictions = try #require(reading.travel?.restrictions)
        #expect(Set(restrictions.names) == ["unpaved", "ferries"] && restrictions["ferries"] == .avoidLow)
    }

    /// Jobs that the schema refuses, too.
    static let faults = [
        (routeJob("impedance: ''"), "4:12: error: the name of a cost is empty"),
        (routeJob("impedance: [time]"), "4:12: error: expected a text or a number, not a list"),
        (routeJob("accumulate: toll"), "4:13: error: expected a list of costs, not the text 'toll'"),
        (routeJob("restrictions: {tolls: avoid_hihg}"), "4:23: error: unknown value 'avoid_hihg'"),
        (
            routeJob("restrictions: tolls"),
            "4:15: error: expected a mapping of restrictions to what they mean, not the text 'tolls'"
        ),
        (routeJob("locate: {where: [residential]}"), "4:17: error: expected a mapping of tags to values, not a list"),
        (routeJob(stops: "{at: [1, 2], curb_approach: rihgt}"), "3:36: error: unknown value 'rihgt'"),
        (routeJob(stops: "{at: [1, 2], curb_aproach: right}"), "3:21: error: unknown key 'curb_aproach'"),
        (
            routeJob(stops: "{at: [1, 2], bearing: 360}"),
            "3:30: error: expected a number from 0 to less than 360, not the number 360"
        ),
        (
            routeJob(stops: "{at: [1, 2], bearing: -1}"),
            "3:30: error: expected a number from 0 to less than 360, not the number -1"
        ),
        (
            routeJob(stops: "{at: [1, 2], bearing: north}"),
            "3:30: error: expected a number from 0 to less than 360, not the text 'north'"
        ),
        (routeJob(stops: "{at: [1, 2], bearing: {tolerance: 5}}"), "3:30: error: the key 'degrees' is missing"),
        (
            routeJob(stops: "{at: [1, 2], bearing: {degrees: 5, tolerance: 180}}"),
            "3:54: error: expected a number more than 0 to less than 180, not the number 180"
        ),
        (
            routeJob(stops: "{at: [1, 2], bearing: {degrees: 5, tolerance: 0}}"),
            "3:54: error: expected a number more than 0 to less than 180, not the number 0"
        ),
        (
            routeJob(stops: "{source: a, fields: {bearing_tolerance: T}}"),
            "3:29: error: 'bearing_tolerance' needs 'bearing' beside it"
        ),
    ]

    @Test("says which value is wrong", arguments: faults)
    func mistakes(_ text: String, _ fault: String) {
        let reading = Reading(text)
        #expect(reading.headlines == ["job.yaml:\(fault)"])
        #expect(reading.job == nil)
    }

    @Test(
        "names each cost and each restriction once",
        arguments: [
            ("accumulate: [a, b, a]", "4:13: error: the cost 'a' is named twice"),
            ("restrictions: [a, a]", "4:15: error: the restriction 'a' is named twice"),
        ])
    func twice(_ line: String, _ fault: String) {
        #expect(Reading(routeJob(line)).headlines == ["job.yaml:\(fault)"])
    }

    @Test(
        "steers by factors",
        arguments: [
            (RestrictionUsage.off, nil), (.prohibit, nil), (.avoidHigh, 5), (.avoidMedium, 2), (.avoidLow, 1.3),
            (.preferLow, 0.8), (.preferMedium, 0.5), (.preferHigh, 0.2),
        ] as [(RestrictionUsage, Double?)])
    func factors(_ usage: RestrictionUsage, _ factor: Double?) {
        #expect(usage.factor == factor)
    }
}
