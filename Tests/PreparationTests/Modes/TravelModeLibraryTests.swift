import JobSpec
import StreetNetwork
import Testing
import Vocabulary

@testable import Preparation

/// Travel modes laid over each other.
@Suite struct TravelModeLibraryTests {
    /// The modes of a project file, and what was wrong with it.
    private func library(_ modes: String) -> (modes: TravelModeLibrary, rendered: String) {
        let diagnostics = Diagnostics()
        let text = "travel_modes:\n" + modes.split(separator: "\n").map { "  \($0)\n" }.joined()
        let spec = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: text), diagnostics)
        return (TravelModeLibrary(project: spec, diagnostics), diagnostics.rendered())
    }

    @Test func theBuiltInModesAreThereWithoutAProject() {
        let diagnostics = Diagnostics()
        let library = TravelModeLibrary(project: nil, diagnostics)
        #expect(library.names == ["car", "truck", "bicycle", "foot"])
        #expect(library["car"]?.name == "car" && library["lorry"] == nil)
        #expect(!diagnostics.hasErrors)
    }

    @Test(arguments: ["car", "truck", "bicycle", "foot"])
    func theBuiltInModesAreWhatAUserWouldGetFromTheirText(name: String) throws {
        let (modes, rendered) = library(BuiltInTravelModes.text)
        #expect(rendered.isEmpty)
        let mode = try #require(modes[name])
        #expect(mode == TravelModeLibrary(project: nil, Diagnostics())[name])
        #expect(!mode.speeds.isEmpty)
    }

    @Test func aModeKeepsWhatItDoesNotName() throws {
        let (modes, rendered) = library("van: {based_on: car, speeds: {motorway: 90}, u_turns: not_allowed}")
        #expect(rendered.isEmpty)
        let (van, car) = (try #require(modes["van"]), try #require(modes["car"]))
        #expect(van.speeds["motorway"] == 90 && van.speeds["trunk"] == car.speeds["trunk"])
        #expect(van.uTurns == .notAllowed && car.uTurns == .atDeadEndsAndIntersections)
        var same = van
        (same.name, same.speeds, same.uTurns) = ("car", car.speeds, car.uTurns)
        #expect(same == car)
        #expect(modes.names == ["car", "truck", "bicycle", "foot", "van"])
    }

    @Test func modesMayStandOnEachOtherInAnyOrder() throws {
        let (modes, rendered) = library(
            """
            top: {based_on: middle, speeds: {residential: 20}}
            middle: {based_on: bottom, speeds: {motorway: 80, residential: 25}}
            bottom: {based_on: car, closed_values: ["no"]}
            """)
        #expect(rendered.isEmpty)
        let top = try #require(modes["top"])
        #expect(top.speeds["motorway"] == 80 && top.speeds["residential"] == 20 && top.closedValues == ["no"])
        #expect(modes["middle"]?.speeds["residential"] == 25)
    }

    @Test func aProjectsOwnCarMayBeBasedOnTheBuiltInOne() throws {
        let (modes, rendered) = library(
            """
            car: {based_on: car, speeds: {motorway: 100}}
            taxi: {based_on: car, access: [taxi, motorcar, motor_vehicle, vehicle, access]}
            """)
        #expect(rendered.isEmpty)
        #expect(modes["car"]?.speeds["motorway"] == 100 && modes["car"]?.speeds["trunk"] == 90)
        #expect(modes["taxi"]?.speeds["motorway"] == 100, "a taxi is based on the project's car")
        #expect(modes.names == ["truck", "bicycle", "foot", "car", "taxi"])
    }

    @Test func aModeOfItsOwnHasNothingOfOthers() throws {
        let (modes, _) = library("cart: {access: [access], speeds: {track: 6}}")
        let cart = try #require(modes["cart"])
        #expect(cart.speeds == ["track": 6] && cart.oneWayTags == ["oneway"] && cart.nodeBarriers.isEmpty)
        #expect(!cart.obeysTurnRestrictions && cart.uTurns == .allowed)
    }

    @Test func oneWayTagsThatAreNotNamedAreDerivedFromAccess() throws {
        let (modes, _) = library(
            """
            lorry: {access: [hgv, motor_vehicle, access], speeds: {primary: 60}}
            plain: {access: [hgv, access], oneway_tags: [oneway], speeds: {primary: 60}}
            free: {access: [hgv, access], oneway_tags: [], speeds: {primary: 60}}
            """)
        #expect(modes["lorry"]?.oneWayTags == ["oneway:hgv", "oneway:motor_vehicle", "oneway"])
        #expect(modes["plain"]?.oneWayTags == ["oneway"])
        #expect(modes["free"]?.oneWayTags == [])
    }

    @Test func noneTakesAnEntryAway() throws {
        let (modes, rendered) = library("car2: {based_on: car, speeds: {motorway: none}, other_ways: {ferry: none}}")
        #expect(rendered.isEmpty)
        let mode = try #require(modes["car2"])
        #expect(mode.speeds["motorway"] == nil && mode.speeds["trunk"] != nil)
        #expect(!mode.otherWays.contains { $0.name == "ferry" })
    }

    @Test(arguments: [
        ("a: {based_on: a}", ["'a' on 'a'"]), ("a: {based_on: b}\nb: {based_on: a}", ["'a' on 'b' on 'a'"]),
        ("a: {based_on: b}\nb: {based_on: c}\nc: {based_on: a}", ["'a' on 'b' on 'c' on 'a'"]),
        ("b: {based_on: a}\na: {based_on: b}\nz: {based_on: a}", ["'b' on 'a' on 'b'"]),
    ])
    func aCircleIsNamed(modes: String, ways: [String]) {
        let (library, rendered) = library(modes)
        #expect(library["a"] == nil)
        let told = rendered.split(separator: "\n").filter { $0.contains("error:") }
        #expect(told.count == ways.count, "\(rendered)")
        for way in ways { #expect(rendered.contains("the travel mode is based on itself: \(way)")) }
    }

    @Test("of many that are based on each other the one is told that is a level too deep", arguments: [99, 100, 2000])
    func depth(count: Int) {
        let rows = (1..<count).map { "m\($0): {based_on: m\($0 - 1)}" }
        let (_, rendered) = library((["m0: {based_on: car, default_speed: 20}"] + rows).joined(separator: "\n"))
        let told = rendered.split(separator: "\n").filter { $0.contains("error:") }
        #expect(told.count == (count > 100 ? 1 : 0), "\(rendered.prefix(500))")
        #expect(told.allSatisfy { $0.hasSuffix("the travel mode 'm100' lies over more than 100 others") })
        let circle = ["m0: {based_on: m\(count - 1)}"] + rows + ["aside: {based_on: m5}"]
        let round = library(circle.joined(separator: "\n")).rendered.split(separator: "\n").filter {
            $0.contains("error:")
        }
        #expect(round.count == 1, "\(round.prefix(3))")
        #expect(round[0].contains("the travel mode is based on itself: 'm0' on 'm\(count - 1)' on "))
        #expect(round[0].hasSuffix("' on \(count + 1 - 12) others on 'm0'"))
        // Seen from itself, a `car` of one's own lies on the built-in one; seen from `x` it does not.
        let ownCar = ["m0: {based_on: car}", "car: {based_on: x}", "x: {based_on: car}"] + rows
        let ownTold = library(ownCar.joined(separator: "\n")).rendered.components(separatedBy: "is based on itself: ")
        #expect(ownTold.count == 2 && ownTold[1].hasPrefix("'x' on 'car' on 'x'"), "\(ownTold)")
    }

    @Test("none takes away what the other mode has where there need be nothing")
    func cleared() throws {
        let (modes, rendered) = library(
            """
            full: {based_on: truck, default_speed: 20, maxspeed: {at_most: 70}, against_one_ways: {speed: 4}}
            bare: {based_on: full, default_speed: none, maxspeed: {at_most: none}, against_one_ways: none, vehicle: none}
            low: {based_on: full, vehicle: {height: none, weight: none}}
            """)
        #expect(rendered.isEmpty, "\(rendered)")
        let (full, bare) = (try #require(modes["full"]), try #require(modes["bare"]))
        let low = try #require(modes["low"])
        #expect(full.defaultSpeed == 20 && full.postedSpeed.atMost == 70 && full.againstOneWays?.speed == 4)
        #expect(bare.defaultSpeed == nil && bare.postedSpeed.atMost == nil && bare.againstOneWays == nil)
        #expect(full.vehicle.height != nil && full.vehicle.weight != nil)
        #expect(bare.vehicle == Vehicle())
        #expect(low.vehicle == Vehicle(width: full.vehicle.width) && low.postedSpeed.atMost == 70)
    }

    @Test(
        "What a mistake leaves open in a mode is not told once more",
        arguments: [
            "based_on: car, other_ways: {drives: {match: {service: driveway}, speed: 10 kmh}}",
            "based_on: car, other_ways: {drives: {match: {service: driveway}, sped: 10}}",
            "based_on: car, other_ways: {drives: {match: 7, speed: 10}}",
            "based_on: car, against_one_ways: {speed: fast}", "speeds: {residential: fast}",
            "other_ways: {drives: {match: {service: driveway}, speed: fast}}",
        ])
    func mistakenPart(mode: String) {
        let rendered = library("a: {\(mode)}").1
        #expect(rendered.components(separatedBy: ": error: ").count == 2, "\(rendered)")
    }

    @Test func aCircleThroughABuiltInNameIsACircle() {
        let (_, rendered) = library("car: {based_on: van}\nvan: {based_on: car, speeds: {motorway: 80}}")
        #expect(rendered.contains("the travel mode is based on itself: 'van' on 'car' on 'van'"))
    }

    @Test func anUnknownBaseIsAnsweredWithTheNearestName() {
        let (modes, rendered) = library("van: {based_on: cra}\nlorry: {based_on: van}\nship: {based_on: submarine}")
        #expect(modes["van"] == nil && modes["lorry"] == nil)
        #expect(rendered.contains("there is no travel mode 'cra'"))
        #expect(rendered.contains("help: did you mean 'car'?"))
        #expect(rendered.contains("there is no travel mode 'submarine'"))
        #expect(rendered.components(separatedBy: ": error: ").count == 3, "the lorry repeats nothing: \(rendered)")
    }

    @Test func aJobsModeMustBeBuiltForItsNetwork() {
        #expect(Preparing("travel_mode: foot").route?.travel.mode.name == "foot")
        #expect(Preparing().route?.travel.mode.name == "car")
        #expect(
            Preparing("travel_mode: bicycle").sentences == [
                "the network 'monaco' is not built for the travel mode 'bicycle'",
                "help: name it under the network's travel_modes; it has car, foot",
            ])
        #expect(
            Preparing("travel_mode: fot").sentences == ["there is no travel mode 'fot'", "help: did you mean 'foot'?"])
    }
}
