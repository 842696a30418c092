import StreetNetwork
import TestSupport
import Testing

/// What a mode reads from the tags of a street, as tables.
@Suite struct TravelModeTests {
    private func use(_ tags: [String: String], by mode: TravelMode = .testCar) -> StreetUse {
        mode.use(of: Tags(tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }

    private func speed(_ use: DirectionUse?) -> Double? {
        guard case .speed(let speed) = use?.pace else { return nil }
        return speed
    }

    @Test(arguments: [
        ("50", 50.0), ("50 km/h", 50), ("50km/h", 50), ("30 mph", 48.28032), ("30mph", 48.28032), ("10 knots", 18.52),
        ("7.5", 7.5), ("walk", 5), ("none", 130), ("urban", 50), ("DE:urban", 50), ("FR:rural", 90),
        ("GB:motorway", 120), ("50;30", 50), ("50; 30", 50), (" 50 ", 50),
    ])
    func postedSpeedsAreRead(posted: String, expected: Double) throws {
        let read = try #require(speed(use(["highway": "residential", "maxspeed": posted]).forward))
        #expect(abs(read - expected) < 1e-9)
    }

    @Test(arguments: ["", "0", "-5", "fast", "signals", "50 furlongs", "1.2.3", "XX:unheard", "mph", ";50"])
    func speedsThatSayNothingLeaveTheClasss(posted: String) {
        #expect(speed(use(["highway": "residential", "maxspeed": posted]).forward) == 36)
    }

    @Test func aSpeedForOneDirectionDecidesThere() {
        let tags = ["highway": "residential", "maxspeed": "50", "maxspeed:forward": "20", "maxspeed:backward": "junk"]
        #expect(speed(use(tags).forward) == 20)
        #expect(speed(use(tags).backward) == 50)
    }

    @Test func speedsAreScaledByFactorAndSurface() {
        let mode = TravelMode.testCar.with { $0.postedSpeed.factor = 0.8 }
        #expect(speed(use(["highway": "residential", "maxspeed": "50", "surface": "gravel"], by: mode).forward) == 20)
        #expect(speed(use(["highway": "residential", "surface": "gravel"], by: mode).forward) == 18)
        let deaf = TravelMode.testCar.with { $0.postedSpeed.isUsed = false }
        #expect(speed(use(["highway": "residential", "maxspeed": "50"], by: deaf).forward) == 36)
    }

    @Test(arguments: [
        ("45", Int64(45 * 60)), ("1:30", 5400), ("01:30:00", 5400), ("00:00:20", 20), ("PT1H30M", 5400),
        ("PT45M", 2700),
        ("PT20S", 20), ("P1DT1H", 90_000),
    ])
    func durationsAreRead(text: String, seconds: Int64) {
        let pace = use(["route": "ferry", "duration": text]).forward?.pace
        #expect(pace == .duration(milliseconds: seconds * 1000))
    }

    @Test(arguments: ["", "soon", "0", "00:00", "1:2:3:4", "-5", "1h", "P1M", "PT", "PT5", "99999999999999999999"])
    func durationsThatSayNothingLeaveTheSpeed(text: String) {
        #expect(speed(use(["route": "ferry", "duration": text]).forward) == 18)
    }

    @Test(arguments: [
        (["oneway": "yes"], true, false), (["oneway": "true"], true, false), (["oneway": "1"], true, false),
        (["oneway": "-1"], false, true), (["oneway": "reverse"], false, true), (["oneway": "no"], true, true),
        (["oneway": "reversible"], false, false), (["oneway": "junk"], true, true),
        (["oneway": "yes", "oneway:motorcar": "no"], true, true),
        (["oneway": "no", "oneway:motorcar": "yes"], true, false),
        (["junction": "roundabout"], true, false), (["junction": "circular"], true, false),
        (["junction": "roundabout", "oneway": "no"], true, true), (["highway": "motorway"], true, false),
        (["highway": "motorway_link"], true, false), (["highway": "motorway", "oneway": "no"], true, true),
        (["highway": "motorway_link", "oneway": "alternating"], true, true),
        (["area": "yes"], false, false), (["highway": "cycleway"], false, false),
    ])
    func oneWaysAreRead(tags: [String: String], forward: Bool, backward: Bool) {
        let use = use(["highway": "residential"].merging(tags) { $1 })
        #expect((use.forward != nil) == forward)
        #expect((use.backward != nil) == backward)
    }

    @Test("no class is faster than the vehicle, and posted limits are not either; a ferry may be")
    func highestSpeed() {
        let mode = TravelMode.testCar.with { mode in
            mode.postedSpeed.atMost = 20
            mode.otherWays = [
                .init(name: "ferry", match: TagCondition(["route": ["ferry"]]), speed: 30),
                .init(name: "paths", match: TagCondition(["highway": ["path"]]), speed: 15),
            ]
        }
        #expect(use(["highway": "path", "maxspeed": "50"], by: mode).forward?.pace == .speed(20))
        #expect(use(["highway": "path"], by: mode).forward?.pace == .speed(15))
        #expect(use(["route": "ferry", "maxspeed": "50"], by: mode).forward?.pace == .speed(50))
        #expect(use(["route": "ferry"], by: mode).forward?.pace == .speed(30))
        #expect(use(["highway": "residential"], by: mode).forward?.pace == .speed(20))
        #expect(use(["highway": "residential", "maxspeed": "50"], by: mode).forward?.pace == .speed(20))
        #expect(use(["highway": "residential", "maxspeed": "10"], by: mode).forward?.pace == .speed(10))
    }

    @Test func aModeWithoutOneWayTagsIgnoresOneWays() {
        let use = use(["highway": "residential", "oneway": "yes", "junction": "roundabout"], by: .testWalker)
        #expect(use.forward != nil && use.backward != nil)
    }

    @Test func contraflowOpensAOneWay() {
        let mode = TravelMode.testCar.with { $0.contraflowIf = TagCondition(["cycleway": ["opposite"]]) }
        #expect(use(["highway": "residential", "oneway": "yes", "cycleway": "opposite"], by: mode).backward != nil)
        #expect(use(["highway": "residential", "oneway": "yes", "cycleway": "lane"], by: mode).backward == nil)
    }

    @Test(arguments: [
        (["access": "no"], false, false), (["access": "private"], false, false), (["access": "yes"], true, true),
        (["access": "no", "motorcar": "yes"], true, true), (["access": "yes", "motor_vehicle": "no"], false, false),
        (["motorcar": "yes", "motor_vehicle": "no"], true, true),
        (["vehicle": "no", "motor_vehicle": "destination"], true, true), (["foot": "no"], true, true),
        (["motor_vehicle:forward": "no"], false, true), (["motor_vehicle:backward": "no"], true, false),
        (["motor_vehicle": "no", "motor_vehicle:forward": "yes"], true, false),
        (["motorcar": "yes", "motor_vehicle:forward": "no"], true, true), (["access": "no;yes"], false, false),
        (["access": "strange"], true, true),
    ])
    func theFirstAccessTagDecides(tags: [String: String], forward: Bool, backward: Bool) {
        let use = use(["highway": "residential"].merging(tags) { $1 })
        #expect((use.forward != nil) == forward)
        #expect((use.backward != nil) == backward)
    }

    @Test func destinationsAreReadByDirection() {
        let use = use(["highway": "residential", "vehicle:backward": "destination"])
        #expect(use.forward?.isDestinationOnly == false)
        #expect(use.backward?.isDestinationOnly == true)
    }

    @Test func aModeMayIgnoreAccessByDirection() {
        let mode = TravelMode.testCar.with { $0.obeysAccessByDirection = false }
        #expect(use(["highway": "residential", "motor_vehicle:backward": "no"], by: mode).backward != nil)
    }

    @Test func classesMayNeedATag() {
        let mode = TravelMode.testCar.with { mode in
            mode.classesIf = ["service": TagCondition(["service": ["alley", "driveway"]])]
            mode.closedIf = TagCondition(["motorroad": ["yes"], "toll": ["any"]])
        }
        #expect(!use(["highway": "service"], by: mode).isUsed)
        #expect(use(["highway": "service", "service": "alley"], by: mode).isUsed)
        #expect(!use(["highway": "primary", "motorroad": "yes"], by: mode).isUsed)
        #expect(!use(["highway": "primary", "toll": "whatever"], by: mode).isUsed)
    }

    @Test func otherWaysMayNeedPermission() {
        let mode = TravelMode.testCar.with { mode in
            mode.otherWays = [
                .init(name: "track", match: TagCondition(["highway": ["track"]]), speed: 9, needsPermission: true)
            ]
        }
        #expect(!use(["highway": "track"], by: mode).isUsed)
        #expect(speed(use(["highway": "track", "motor_vehicle": "yes"], by: mode).forward) == 9)
        #expect(use(["highway": "track", "motorcar:forward": "yes"], by: mode).backward == nil)
    }
}
