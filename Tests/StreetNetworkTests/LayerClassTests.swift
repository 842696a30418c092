import StreetNetwork
import TestSupport
import Testing

/// Streets of layers have a class of the layer's own, and posted speeds have tags of the mode's own.
@Suite struct LayerClassTests {
    private static let mode = TravelMode.testCar.with { mode in
        mode.speeds["Autopista"] = 100
        mode.defaultSpeed = 50
        mode.classesIf["Huella"] = TagCondition(["surface": ["paved"]])
        mode.speeds["Senda"] = 10
        mode.classesIf["Senda"] = TagCondition(["surface": ["paved"]])
    }

    private func speed(_ tags: [String: String], by mode: TravelMode = mode) -> Double? {
        guard case .speed(let speed) = mode.use(of: Tags(tags)).forward?.pace else { return nil }
        return speed
    }

    @Test(
        "A class is the mode's, else OpenStreetMap's, else it gets the default speed",
        arguments: [
            (["class": "Autopista"], 100.0, false), (["class": "Camino"], 50, true), (["class": ""], 50, true),
            (["class": "primary", "highway": "primary"], 72, false),
            (["class": "Camino", "maxspeed": "30"], 30, false),
            (["class": "Camino", "maxspeed:forward": "30"], 30, true),
            (["class": "Camino", "surface": "gravel"], 25, true),
            (["class": "Autopista", "maxspeed": "30"], 30, false), (["class": "Bote", "route": "ferry"], 18, false),
            (["class": "Huella", "surface": "paved"], 50, true),
            (["class": "Autopista", "route": "ferry"], 100, false),
        ])
    func speeds(tags: [String: String], expected: Double, isAssumed: Bool) {
        #expect(speed(tags) == expected)
        #expect(Self.mode.isSpeedAssumed(of: Tags(tags)) == isAssumed)
    }

    @Test(
        "Some streets are not used, default speed or not",
        arguments: [
            ["class": "footway", "highway": "footway"], ["class": "Camino", "access": "no"], [:], ["surface": "gravel"],
            ["class": "Huella"], ["class": "Senda", "route": "ferry"], ["class": "Camino", "area": "yes"],
        ])
    func unused(tags: [String: String]) {
        #expect(Self.mode.use(of: Tags(tags)) == .none)
        #expect(!Self.mode.isSpeedAssumed(of: Tags(tags)))
    }

    @Test("Without a default speed, classes that the mode does not name are not used")
    func withoutDefault() {
        let mode = Self.mode.with { $0.defaultSpeed = nil }
        #expect(speed(["class": "Autopista"], by: mode) == 100)
        #expect(speed(["class": "Camino"], by: mode) == nil && !mode.isSpeedAssumed(of: Tags(["class": "Camino"])))
    }

    @Test("A layer's one-ways and restrictions are like those of other streets")
    func oneWays() {
        let tags = Tags(["class": "Camino", "oneway": "yes", "toll": "yes"])
        #expect(Self.mode.use(of: tags).backward == nil && Self.mode.use(of: tags).forward != nil)
        #expect(Self.mode.with(restrictions: ["tolls": .avoidMedium]).use(of: tags).forward?.factor == 2)
    }

    private static let truck = TravelMode.testCar.with { mode in
        mode.postedSpeed.tags = ["maxspeed:hgv", "maxspeed"]
        mode.postedSpeed.atMost = 80
    }

    @Test(
        "The first posted speed that can be read decides, the direction's before the street's",
        arguments: [
            (["maxspeed": "50"], 50.0, 50.0), (["maxspeed": "50", "maxspeed:hgv": "30"], 30, 30),
            (["maxspeed": "50", "maxspeed:hgv": "signals"], 50, 50),
            (["maxspeed:hgv": "30", "maxspeed:hgv:backward": "20"], 30, 20),
            (["maxspeed:forward": "40", "maxspeed:hgv": "30"], 30, 30),
            (["maxspeed:forward": "40", "maxspeed": "60", "maxspeed:hgv:backward": "junk"], 40, 60),
            (["maxspeed": "130"], 80, 80), (["maxspeed": "none", "maxspeed:hgv": "100"], 80, 80), ([:], 36, 36),
        ])
    func postedSpeeds(tags: [String: String], forward: Double, backward: Double) {
        let use = Self.truck.use(of: .residential(tags))
        #expect(use.forward?.pace == .speed(forward) && use.backward?.pace == .speed(backward))
    }
}
