import Testing

@testable import JobSpec

@Suite("A travel mode")
struct TravelModeTests {
    private static let text = """
        car:
          description: A car.
          access: [motorcar, motor_vehicle, vehicle, access]
          closed_values: ["no", private]
          destination_values: [destination, delivery]
          speeds: {motorway: 110, residential: 20 mph}
          other_ways: {ferry: {match: {route: ferry, toll: [no, false, 1]}, use_duration: true, speed: 15}}
          surfaces: {gravel: 0.7}
          default_speed: 30 mph
          restrictions: {tolls: off, ferries: avoid_medium, unpaved: prohibit}
          vehicle: {height: 2 m, width: 1.8, weight: 2 t}
          maxspeed: {use: true, tags: ["maxspeed:hgv", maxspeed], factor: 0.9, implied: {urban: 50, none: 130}}
          classes_if: {track: {motor_vehicle: [yes, designated]}}
          contraflow_if: {cycleway: opposite}
          oneway_tags: [oneway:motorcar, oneway]
          turn_restrictions: true
          node_barriers: {bollard: closed, gate: 5 s, border: open}
          turn_costs: {left: 4 s, u_turn: 20 s, crossing: 2 s}
          u_turns: at_dead_ends_and_intersections
        slow:
          based_on: car
          access: [access]
          speeds: {residential: none, service: 10}
          other_ways: {ferry: {speed: 10}, shuttle: {match: {route: shuttle_train}}}
          maxspeed: {factor: 1, implied: {urban: 30}}
          restrictions: {ferries: none, tolls: prohibit}
          vehicle: {weight: 3 t}
          classes_if: {track: {access: yes}}
          oneway_tags: []
          turn_costs: {left: 5 s}
        """

    private func modes(_ text: String = TravelModeTests.text) -> (modes: OrderedMap<TravelModeSpec>, rendered: String) {
        let diagnostics = Diagnostics()
        let modes = TravelModeSpec.decode(SourceFile(name: "modes.yaml", text: text), diagnostics)
        return (modes, diagnostics.rendered())
    }

    @Test("is read whole")
    func complete() throws {
        let (modes, rendered) = modes()
        #expect(rendered == "" && modes.names == ["car", "slow"])
        let car = try #require(modes["car"])
        #expect(
            car.access == ["motorcar", "motor_vehicle", "vehicle", "access"] && car.closedValues == ["no", "private"])
        #expect(car.speeds?["motorway"]?.kilometresPerHour == 110)
        #expect(car.speeds?["residential"]?.kilometresPerHour == 32.18688)
        #expect(car.otherWays?["ferry"]?.match?["toll"] == ["no", "false", "1"])
        #expect(car.maxspeed?.implied?["none"]?.kilometresPerHour == 130)
        #expect(car.classesIf?["track"]?["motor_vehicle"] == ["yes", "designated"])
        #expect(car.contraflowIf?["cycleway"] == ["opposite"])
        #expect(car.nodeBarriers?["gate"] == .delay(TimeSpan(milliseconds: 5_000)))
        #expect(car.nodeBarriers?["bollard"] == .closed && car.nodeBarriers?["border"] == .open)
        #expect(car.turnCosts?.uTurn?.milliseconds == 20_000 && car.turnCosts?.right == nil)
        #expect(car.uTurns == .atDeadEndsAndIntersections)
    }

    @Test("says what restrictions mean to it, and how large its vehicle is")
    func restrictions() throws {
        let car = try #require(modes().modes["car"])
        #expect(car.restrictions?.names == ["tolls", "ferries", "unpaved"])
        #expect(car.restrictions?["tolls"] == .off && car.restrictions?["ferries"] == .avoidMedium)
        #expect(car.vehicle??.height??.millimetres == 2_000 && car.vehicle??.width??.millimetres == 1_800)
        #expect(car.vehicle??.weight??.kilograms == 2_000)
        #expect(car.defaultSpeed??.kilometresPerHour == 48.28032)
        #expect(car.maxspeed?.tags == ["maxspeed:hgv", "maxspeed"])
        #expect(car.turnCosts?.crossing?.milliseconds == 2_000)
    }

    @Test("laid over another keeps what it does not say of restrictions and of its vehicle")
    func restrictionsOver() throws {
        let (modes, _) = modes()
        let laid = try #require(modes["slow"]).over(try #require(modes["car"]))
        #expect(laid.restrictions?.names == ["tolls", "unpaved"] && laid.restrictions?["tolls"] == .prohibit)
        #expect(laid.vehicle??.weight??.kilograms == 3_000 && laid.vehicle??.height??.millimetres == 2_000)
        #expect(laid.vehicle??.width??.millimetres == 1_800)
        #expect(laid.defaultSpeed??.kilometresPerHour == 48.28032)
        #expect(laid.maxspeed?.tags == ["maxspeed:hgv", "maxspeed"])
        #expect(laid.turnCosts?.crossing?.milliseconds == 2_000)
    }

    @Test("laid over another merges maps, replaces lists and scalars, and clears with none")
    func over() throws {
        let (modes, _) = modes()
        let laid = try #require(modes["slow"]).over(try #require(modes["car"]))
        #expect(laid.speeds?.names == ["motorway", "service"])
        #expect(laid.access == ["access"] && laid.onewayTags == [] && laid.description == "A car.")
        #expect(laid.otherWays?["ferry"]?.speed?.kilometresPerHour == 10)
        #expect(laid.otherWays?["ferry"]?.useDuration == true && laid.otherWays?.names == ["ferry", "shuttle"])
        #expect(laid.maxspeed?.use == true && laid.maxspeed?.factor == 1)
        #expect(laid.maxspeed?.implied?.names == ["urban", "none"])
        #expect(laid.maxspeed?.implied?["urban"]?.kilometresPerHour == 30)
        #expect(laid.classesIf?["track"]?.names == ["motor_vehicle", "access"])
        #expect(laid.turnCosts?.left?.milliseconds == 5_000 && laid.turnCosts?.uTurn?.milliseconds == 20_000)
        #expect(laid.turnRestrictions == true && laid.basedOn?.value == "car")
    }

    @Test("clears with none in quotes, too, but where any text may stand")
    func quotedNone() throws {
        let (modes, rendered) = modes(
            "a: {speeds: {service: \"none\"}, restrictions: {tolls: 'none'}, closed_if: {toll: \"none\", barrier: none}}\n"
        )
        let mode = try #require(modes["a"])
        #expect(rendered == "" && mode.speeds?.names == [] && mode.speeds?.cleared == ["service"])
        #expect(mode.restrictions?.cleared == ["tolls"])
        #expect(mode.closedIf?["toll"] == ["none"] && mode.closedIf?.cleared == ["barrier"])
    }

    @Test(
        "with mistakes says where",
        arguments: [
            ("a: {speeds: {motorway: 0}}", "modes.yaml:1:24: error: '0' is not more than zero"),
            ("a: {speeds: {motorway: fast}}", "modes.yaml:1:24: error: 'fast' is not a speed"),
            ("a: {node_barriers: {gate: shut}}", "modes.yaml:1:27: error: unknown value 'shut'"),
            ("a: {surfaces: {mud: 0}}", "modes.yaml:1:21: error: expected a number from 0.01 to 10, not the number 0"),
            ("a: {u_turns: never}", "modes.yaml:1:14: error: unknown value 'never'"),
            ("a: {restriction: {}}", "modes.yaml:1:5: error: unknown key 'restriction'"),
            ("a: {restrictions: {tolls: avoid}}", "modes.yaml:1:27: error: unknown value 'avoid'"),
            (
                "a: {restrictions: [tolls]}",
                "modes.yaml:1:19: error: expected a mapping of restrictions to what they mean, not a list"
            ),
            ("a: {vehicle: {weight: 3}}", "modes.yaml:1:23: error: '3' has no unit"),
            (
                "a: {vehicle: {height: 3 t}}",
                "modes.yaml:1:23: error: '3 t' is not a length: 't' measures a weight"
            ),
            ("a: {vehicle: {width: 0}}", "modes.yaml:1:22: error: '0' is not more than zero"),
            ("a: {default_speed: 0}", "modes.yaml:1:20: error: '0' is not more than zero"),
            ("a: {maxspeed: {tags: []}}", "modes.yaml:1:22: error: the list of tags is empty"),
            (
                "a: {maxspeed: {tags: maxspeed}}",
                "modes.yaml:1:22: error: expected a list of tags, not the text 'maxspeed'"
            ),
            (
                "a: {turn_costs: {crossing: 2 m}}",
                "modes.yaml:1:28: error: '2 m' is not a duration: 'm' measures a length"
            ),
            ("a: {turn_restrictions: no}", "modes.yaml:1:24: error: expected true or false, not the text 'no'"),
        ])
    func mistakes(_ text: String, _ headline: String) {
        #expect(modes(text).rendered.split(separator: "\n").first.map(String.init) == headline)
    }

    @Test("cannot be called none, which takes away what the defaults say")
    func calledNone() {
        #expect(modes("none: {access: [access]}").rendered.contains("error: a travel mode cannot be called 'none'"))
    }
}
