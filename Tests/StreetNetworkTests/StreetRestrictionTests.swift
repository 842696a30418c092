import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Streets, and the directions of them that a restriction covers.
struct Covered: Sendable, CustomTestStringConvertible {
    let restriction: StreetRestriction
    let tags: [String: String]
    let forward: Bool
    let backward: Bool

    init(_ restriction: StreetRestriction, _ tags: [String: String], _ forward: Bool, _ backward: Bool) {
        self.restriction = restriction
        self.tags = tags
        self.forward = forward
        self.backward = backward
    }

    var testDescription: String { "\(restriction.rawValue) \(tags.sorted { $0.key < $1.key })" }
}

/// What each restriction covers, and what each usage makes of it.
@Suite struct StreetRestrictionTests {
    /// A truck of the tests' car: it reaches private streets, and meets gravel and tracks.
    private static let mode = TravelMode.testCar.with { mode in
        mode.closedValues = ["no"]
        mode.speeds.merge(["track": 18, "motorway": 108]) { $1 }
        mode.vehicle = Vehicle(height: 4000, width: 2550, weight: 18_000)
    }

    private static let covered: [Covered] = [
        Covered(.tolls, ["toll": "yes"], true, true), Covered(.tolls, ["toll:motorcar": "yes"], true, true),
        Covered(.tolls, ["toll:vehicle": "yes", "toll": "no"], true, true),
        Covered(.tolls, ["toll:motorcar": "no", "toll": "yes"], false, false),
        Covered(.tolls, ["toll": "no"], false, false), Covered(.tolls, ["toll:hgv": "yes"], false, false),
        Covered(.ferries, ["highway": "", "route": "ferry"], true, true),
        Covered(.ferries, ["route": "bus"], false, false),
        Covered(.motorways, ["highway": "motorway", "oneway": "no"], true, true),
        Covered(.motorways, ["highway": "motorway_link", "oneway": "no"], true, true),
        Covered(.motorways, ["highway": "primary", "motorroad": "yes"], false, false),
        Covered(.unpaved, ["surface": "gravel"], true, true), Covered(.unpaved, ["surface": "compacted"], true, true),
        Covered(.unpaved, ["surface": "asphalt"], false, false), Covered(.unpaved, [:], false, false),
        Covered(.unpaved, ["highway": "track"], true, true),
        Covered(.unpaved, ["highway": "track", "tracktype": "grade2"], true, true),
        Covered(.unpaved, ["highway": "track", "tracktype": "grade1"], false, false),
        Covered(.unpaved, ["highway": "track", "surface": "paved"], false, false),
        Covered(.unpaved, ["highway": "track", "surface": "sand", "tracktype": "grade1"], true, true),
        Covered(.tunnels, ["tunnel": "yes"], true, true),
        Covered(.tunnels, ["tunnel": "avalanche_protector"], true, true),
        Covered(.tunnels, ["tunnel": "no"], false, false),
        Covered(.tunnels, ["tunnel": "building_passage"], false, false),
        Covered(.private, ["access": "private"], true, true),
        Covered(.private, ["access": "private", "motorcar": "yes"], false, false),
        Covered(.private, ["motor_vehicle": "private", "access": "yes"], true, true),
        Covered(.private, ["motorcar:backward": "private"], false, true),
        Covered(.private, ["foot": "private"], false, false),
        Covered(.gates, ["barrier": "gate"], false, false), Covered(.height, ["maxheight": "3.8"], true, true),
        Covered(.height, ["maxheight:physical": "12'"], true, true),
        Covered(.height, ["maxheight": "4"], false, false), Covered(.height, ["maxwidth": "2.6"], false, false),
        Covered(.weight, ["maxweightrating": "7.5"], true, true),
        Covered(.weight, ["maxweight:hgv": "7.5"], true, true),
        Covered(.weight, ["maxweightrating:hgv": "18"], false, false),
        Covered(.weight, ["maxweight": "7.5"], true, true), Covered(.weight, ["maxweight": "18"], false, false),
        Covered(.width, ["maxwidth": "2.5"], true, true), Covered(.width, ["maxwidth:physical": "2.3"], true, true),
        Covered(.width, ["maxwidth": "2.55"], false, false),
    ]

    private static func expected(_ use: DirectionUse?, _ usage: RestrictionUsage, covered: Bool) -> DirectionUse? {
        guard covered, usage != .off, let use else { return use }
        return usage.factor.map { use.with(factor: $0) }
    }

    @Test(
        "A restriction closes, makes dearer or makes cheaper the directions that it covers, and nothing else",
        arguments: covered, RestrictionUsage.allCases)
    func usage(case covered: Covered, usage: RestrictionUsage) {
        let tags = Tags.residential(covered.tags)
        let free = Self.mode.withoutRestrictions
        let before = free.use(of: tags)
        #expect(before.forward?.factor == 1 && before.backward?.factor == 1)
        let use = free.with(restrictions: [covered.restriction.rawValue: usage]).use(of: tags)
        #expect(use.forward == Self.expected(before.forward, usage, covered: covered.forward))
        #expect(use.backward == Self.expected(before.backward, usage, covered: covered.backward))
    }

    @Test(
        "Where nothing is set, one-ways and limits close and all else is off", arguments: StreetRestriction.allCases)
    func defaults(restriction: StreetRestriction) {
        let closing: Set<StreetRestriction> = [.oneWay, .height, .weight, .width]
        #expect(TravelMode.testCar.usage(of: restriction) == (closing.contains(restriction) ? .prohibit : .off))
        for covered in Self.covered where covered.restriction == restriction && covered.forward {
            let use = Self.mode.use(of: .residential(covered.tags))
            #expect((use.forward == nil) == closing.contains(restriction))
        }
    }

    /// One-way tags and the directions that they close to the tests' car.
    private static let oneWays: [Covered] = [
        Covered(.oneWay, ["oneway": "yes"], false, true), Covered(.oneWay, ["oneway": "-1"], true, false),
        Covered(.oneWay, ["oneway": "no"], false, false),
        Covered(.oneWay, ["oneway": "yes", "oneway:motorcar": "no"], false, false),
        Covered(.oneWay, ["highway": "motorway"], false, true),
        Covered(.oneWay, ["junction": "roundabout"], false, true),
        Covered(.oneWay, ["oneway": "yes", "cycleway": "opposite"], false, false), Covered(.oneWay, [:], false, false),
    ]

    @Test(
        "One-ways close, are ignored, or are gone against at a price",
        arguments: oneWays, RestrictionUsage.allCases)
    func oneWay(case covered: Covered, usage: RestrictionUsage) {
        let tags = Tags.residential(covered.tags)
        let mode = TravelMode.testCar.with { $0.contraflowIf = TagCondition(["cycleway": ["opposite"]]) }
        let deaf = mode.with { $0.oneWayTags = [] }.use(of: tags)
        let use = mode.with(restrictions: ["one_way": usage]).use(of: tags)
        #expect(use.forward == Self.expected(deaf.forward, usage, covered: covered.forward))
        #expect(use.backward == Self.expected(deaf.backward, usage, covered: covered.backward))
    }

    @Test("A street that changes its direction is open where one-ways are ignored, and closed whatever else they cost")
    func reversible() {
        for usage in RestrictionUsage.allCases {
            let mode = TravelMode.testCar.with(restrictions: ["one_way": usage])
            #expect(mode.use(of: Tags.residential(["oneway": "reversible"])).isUsed == (usage == .off), "\(usage)")
        }
    }

    @Test("A bicycle is walked against one-ways that are prohibited, and ridden against others")
    func walked() {
        let bicycle = TravelMode.testCar.with { $0.againstOneWays = .init(speed: 4) }
        let tags = Tags.residential(["oneway": "yes", "toll": "yes"])
        func backward(_ usages: [String: RestrictionUsage]) -> DirectionUse? {
            bicycle.with(restrictions: usages).use(of: tags).backward
        }
        #expect(backward([:])?.pace == .speed(4) && backward([:])?.factor == 1)
        #expect(backward(["one_way": .off])?.pace == .speed(36))
        #expect(backward(["one_way": .avoidHigh])?.pace == .speed(36))
        #expect(backward(["one_way": .avoidHigh])?.factor == 5)
        #expect(backward(["tolls": .avoidHigh])?.pace == .speed(4) && backward(["tolls": .avoidHigh])?.factor == 5)
        #expect(backward(["tolls": .prohibit]) == nil)
    }

    @Test("A bicycle is walked against one-ways as slowly as their kind demands, and of whatever class a layer has")
    func walkedAnywhere() {
        let bicycle = TravelMode.testCar.with {
            $0.againstOneWays = .init(speed: 20)
            ($0.surfaces, $0.defaultSpeed) = (["mud": 0.2], 36)
        }
        let (mud, main) = (["oneway": "yes", "surface": "mud"], ["oneway": "yes", "class": "Hauptstraße"])
        #expect(bicycle.use(of: Tags.residential(mud)).backward?.pace == .speed(7.2))
        #expect(bicycle.use(of: Tags(main)).backward?.pace == .speed(20))
        #expect(bicycle.use(of: Tags(["oneway": "yes", "route": "ferry"])).backward == nil)
    }

    @Test("A bicycle is walked where its access tag says so, and no car is")
    func dismounted() {
        let bicycle = TravelMode.testCar.with { $0.againstOneWays = .init(speed: 4) }
        let tag = TravelMode.testCar.access[0]
        let (tags, way) = (Tags.residential([tag: "dismount"]), Tags.residential([tag: "yes"]))
        #expect(bicycle.use(of: tags).forward?.pace == .speed(4) && bicycle.use(of: tags).backward?.pace == .speed(4))
        #expect(bicycle.use(of: way).forward?.pace == .speed(36))
        let onPaths = bicycle.with {
            $0.otherWays = [.init(name: "paths", match: TagCondition(["highway": ["bridleway"]]), speed: 15)]
        }
        #expect(onPaths.use(of: Tags(["highway": "bridleway", tag: "dismount"])).forward?.pace == .speed(4))
        let onPiers = bicycle.with {
            $0.otherWays = [
                .init(name: "pier", match: TagCondition(["man_made": ["pier"]]), speed: 10),
                .init(name: "ferry", match: TagCondition(["route": ["ferry"]]), speed: 10),
            ]
        }
        #expect(onPiers.use(of: Tags(["man_made": "pier", tag: "dismount"])).forward?.pace == .speed(4))
        #expect(onPiers.use(of: Tags(["route": "ferry", tag: "dismount"])).forward?.pace == .speed(10))
        let slower = TravelMode.testCar.with { $0.againstOneWays = .init(speed: 50) }
        #expect(slower.use(of: tags).forward?.pace == .speed(36), "nobody is faster on foot")
        #expect(TravelMode.testCar.use(of: tags).forward?.pace == .speed(36))
    }

    @Test("Factors multiply in the order of the restrictions, and one that prohibits closes")
    func several() {
        let tags = Tags.residential(["toll": "yes", "tunnel": "yes", "surface": "gravel"])
        let all: [String: RestrictionUsage] = ["tunnels": .avoidLow, "tolls": .avoidLow, "unpaved": .preferLow]
        #expect(Self.mode.with(restrictions: all).use(of: tags).forward?.factor == 1.3 * 0.8 * 1.3)
        #expect(Self.mode.with(restrictions: all).with(restrictions: ["tolls": .prohibit]).use(of: tags) == .none)
    }

    @Test("Private streets that the mode does not use stay closed, however they are preferred")
    func privateStays() {
        let tags = Tags.residential(["access": "private"])
        for usage in RestrictionUsage.allCases {
            #expect(TravelMode.testCar.with(restrictions: ["private": usage]).use(of: tags) == .none)
        }
        let visitor = TravelMode.testCar.with {
            $0.closedValues = ["no"]
            $0.destinationValues = ["private"]
        }
        #expect(visitor.use(of: tags).forward?.isDestinationOnly == true)
        #expect(visitor.with(restrictions: ["private": .avoidLow]).use(of: tags).forward?.isDestinationOnly == true)
        #expect(visitor.with(restrictions: ["private": .prohibit]).use(of: tags) == .none)
    }

    @Test("A job's restrictions are laid over the mode's, name by name")
    func overlay() {
        let mode = TravelMode.testCar.with { $0.restrictions = ["tolls": .prohibit, "flooded": .avoidLow] }
        let laid = mode.with(restrictions: ["tolls": .avoidHigh, "ferries": .prohibit])
        #expect(laid.restrictions == ["tolls": .avoidHigh, "flooded": .avoidLow, "ferries": .prohibit])
        #expect(mode.with(restrictions: [:]) == mode)
    }

    @Test("Every tag that a restriction may ask about is read, whatever the mode says itself")
    func keys() {
        for covered in Self.covered + Self.oneWays where covered.forward || covered.backward {
            let missing = Set(covered.tags.keys).subtracting(TravelMode.testCar.streetKeys)
            #expect(missing.isEmpty)
        }
        for mode in [TravelMode.testCar, .testWalker] {
            #expect(mode.streetKeys.isSuperset(of: ["toll", "tunnel", "surface", "tracktype", "route", "maxheight"]))
            #expect(mode.junctionKeys.isSuperset(of: ["barrier", "maxheight", "maxwidth:physical", "maxweight"]))
            #expect(!mode.streetKeys.contains("class"), "the class of a layer's streets is no tag of OpenStreetMap")
        }
        #expect(TravelMode.testCar.streetKeys.isSuperset(of: ["toll:motorcar", "toll:vehicle"]))
        let truck = TravelMode.testCar.with { $0.postedSpeed.tags = ["maxspeed:hgv", "maxspeed"] }
        #expect(truck.streetKeys.isSuperset(of: ["maxspeed:hgv", "maxspeed:hgv:backward", "maxspeed:forward"]))
    }
}

extension DirectionUse {
    /// The same with another factor.
    fileprivate func with(factor: Double) -> DirectionUse {
        DirectionUse(pace: pace, isDestinationOnly: isDestinationOnly, factor: factor)
    }
}
