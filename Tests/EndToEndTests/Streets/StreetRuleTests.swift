import Foundation
import Testing

@Suite("Streets of a layer are used as the layer says")
struct StreetRuleTests {
    /// Seconds on a lone street of 1 km, east and west.
    private func seconds(_ fields: String, _ properties: String) throws -> [Double] {
        let street = LayerText.line([(0, 0), (20, 0)], "\"kind\": \"residential\", " + properties)
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, \(fields)}", ["a.geojson": LayerText.collection(street)])
        let metres = try #require(
            try town.total("total_length", "\(StreetProject.at(2, 0)), \(StreetProject.at(16, 0))"))
        return try [(2.0, 16.0), (16, 2)].map { from, to in
            let minutes = try town.total("total_time", "\(StreetProject.at(from, 0)), \(StreetProject.at(to, 0))")
            return try #require(minutes) * 60_000 / metres
        }
    }

    @Test(
        "at their own speeds; a field of one direction decides where it has a value",
        arguments: [
            ("speed: v", "\"v\": 36", 100, 100), ("speed: {field: v, unit: m/s}", "\"v\": 10", 100, 100),
            ("speed: {field: v, unit: mph}", "\"v\": \"22.36936292\"", 100, 100),
            ("speed_forward: f, speed_backward: b", "\"f\": 36, \"b\": 18", 100, 200),
            ("speed: v, speed_forward: f", "\"v\": 18, \"f\": 36", 100, 200),
            ("speed: v, speed_forward: f, speed_backward: b", "\"v\": 18, \"f\": null, \"b\": 36", 200, 100),
            ("speed: v, speed_forward: f, speed_backward: b", "\"v\": 18, \"f\": \"fast\", \"b\": \"slow\"", 200, 200),
            ("speed_forward: f", "\"f\": 36", 100, 120), ("speed: v", "\"v\": null", 120, 120),
        ])
    func speeds(_ fields: String, _ properties: String, east: Double, west: Double) throws {
        for (found, wanted) in zip(try seconds(fields, properties), [east, west]) {
            #expect(abs(found - wanted) < 0.1, "\(found)")
        }
    }

    @Test("in their own times, rather than at speeds")
    func times() throws {
        // The whole street is 1.43 km long at this latitude.
        let metres = 1433.95
        let found = try seconds("speed: v, time: t, time_backward: b", "\"v\": 36, \"t\": 2, \"b\": null")
        for seconds in found { #expect(abs(seconds - 120_000 / metres) < 0.1, "\(seconds)") }
        let own = try seconds(
            "time_forward: {field: t, unit: s}, time_backward: {field: b, unit: h}", "\"t\": 60, \"b\": 0.1")
        #expect(abs(own[0] - 60_000 / metres) < 0.1 && abs(own[1] - 360_000 / metres) < 0.1, "\(own)")
    }

    @Test(
        "as modes take limits: by surface, by a factor, and no faster than the vehicle",
        arguments: [
            ("surfaces: {gravel: 0.5}", 200.0, 60_000 / 1433.95),
            ("maxspeed: {factor: 0.5}, surfaces: {gravel: 1}", 200.0, 120_000 / 1433.95),
            ("maxspeed: {at_most: 18}, surfaces: {gravel: 1}", 200.0, 200.0),
            ("maxspeed: {use: false}, surfaces: {gravel: 1}", 120.0, 120.0),
        ])
    func limits(_ mode: String, speed: Double, time: Double) throws {
        func seconds(_ own: String) throws -> Double {
            let street = LayerText.line([(0, 0), (20, 0)], "\"surface\": \"gravel\", " + own)
            let town = try StreetProject(
                "source: a.geojson, fields: {speed: v, time: t, tags: {surface: surface}}",
                ["a.geojson": LayerText.collection(street)],
                more: "travel_modes: {own: {based_on: car, default_speed: 30, \(mode)}}\n")
            let stops = "\(StreetProject.at(2, 0)), \(StreetProject.at(16, 0))"
            let minutes = try #require(try town.total("total_time", stops, mode: "own"))
            return minutes * 60_000 / (try #require(try town.total("total_length", stops, mode: "own")))
        }
        #expect(try abs(seconds("\"v\": 36, \"t\": null") - speed) < 0.2)
        #expect(try abs(seconds("\"v\": null, \"t\": 1") - time) < 0.2)
    }

    @Test("but ferries keep to their timetables, whatever a vehicle reaches")
    func ferries() throws {
        let ferry = LayerText.line([(0, 0), (20, 0)], "\"route\": \"ferry\", \"t\": 1")
        let town = try StreetProject(
            "source: a.geojson, fields: {time: t, tags: {route: route}}", ["a.geojson": LayerText.collection(ferry)],
            more: "travel_modes: {own: {based_on: car, maxspeed: {at_most: 10, factor: 0.5}}}\n")
        let stops = "\(StreetProject.at(0, 0)), \(StreetProject.at(20, 0))"
        #expect(try abs(#require(try town.total("total_time", stops, mode: "own")) - 1) < 0.001)
    }

    @Test("as long as they are, however close their vertices lie")
    func denseVertices() throws {
        // Over a hill, and then straight on.
        func place(_ step: Int) -> String {
            GridTown.place(Double(step) / 200, Double(max(0, min(step, 600 - step))) / 200)
        }
        let dense = (0...600).map(place).joined(separator: ", ")
        let layer = """
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": [\(dense)]}},
            {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates":
            [\(place(600)), \(place(1000))]}}]}
            """
        func metres(_ tolerance: String) throws -> Double {
            let town = try StreetProject(
                "source: a.geojson, connectivity: {policy: any_vertex, tolerance: \(tolerance)}", ["a.geojson": layer],
                more: "travel_modes: {any: {based_on: car, default_speed: 30}}\n")
            let stops = "\(StreetProject.at(0.5, 0)), \(StreetProject.at(4.5, 0))"
            return try #require(try town.total("total_length", stops, mode: "any"))
        }
        let (exact, near) = try (metres("0 m"), metres("1 m"))
        #expect(exact > 250 && abs(exact - near) < 2, "\(exact) and \(near)")
    }

    @Test("apart where levels differ")
    func levels() throws {
        // Two roads cross at a vertex; the second is a bridge. A third one leads down from it.
        let layer = LayerText.collection([
            LayerText.line([(0, 1), (1, 1), (2, 1)], "\"id\": 1, \"zf\": 0, \"zt\": 0"),
            LayerText.line([(1, 0), (1, 1), (1, 2)], "\"id\": 2, \"zf\": 1, \"zt\": 1"),
            LayerText.line([(1, 2), (2, 2), (2, 1)], "\"id\": 3, \"zf\": 1, \"zt\": 0"),
        ])
        let stops = "\(StreetProject.at(1, 0.1)), \(StreetProject.at(0.1, 1))"
        func path(_ levels: String, _ policy: String) throws -> [String] {
            let town = try StreetProject(
                "source: a.geojson, fields: {id: id\(levels)}, connectivity: {policy: \(policy)}",
                ["a.geojson": layer], more: "travel_modes: {any: {based_on: car, default_speed: 30}}\n")
            return try town.path(stops, mode: "any")
        }
        let levels = ", level_from: zf, level_to: zt"
        #expect(try path(levels, "any_vertex").first == "2")
        #expect(try Set(path(levels, "any_vertex")) == ["1", "2", "3"])
        #expect(try Set(path("", "any_vertex")) == ["1", "2"])
        #expect(try Set(path("", "end_points")) == ["1", "2", "3"])
    }

    @Test(
        "whole where a line of several parts leads from one level to another", arguments: ["any_vertex", "end_points"])
    func levelsOfParts(_ policy: String) throws {
        func place(_ column: Double) -> String { GridTown.place(column, 0) }
        let line = "[[\(place(0)), \(place(1)), \(place(2))], [\(place(2)), \(place(4))], [\(place(4)), \(place(6))]]"
        let layer = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"id": 1, "zf": 1, "zt": 0},
            "geometry": {"type": "MultiLineString", "coordinates": \(line)}}]}
            """
        let town = try StreetProject(
            "source: a.geojson, fields: {id: id, level_from: zf, level_to: zt}, connectivity: {policy: \(policy)}",
            ["a.geojson": layer], more: "travel_modes: {any: {based_on: car, default_speed: 30}}\n")
        #expect(try Set(town.path("\(StreetProject.at(0.5, 0)), \(StreetProject.at(5.5, 0))", mode: "any")) == ["1"])
    }

    @Test("at costs that add up, in both directions")
    func costs() throws {
        let town = try BypassTown.project(
            "name: id",
            BypassTown.layer(
                "\"toll\": 2.5, \"up\": 100, \"down\": 1", round: "\"toll\": 0.25, \"up\": 7, \"down\": 0.000001"),
            more: ", costs: {toll: toll, climb: {forward: up, backward: down}}")
        let more = "accumulate: [toll, climb]\n"
        #expect(try town.total("total_toll", BypassTown.east, more) == 2.5)
        #expect(try town.total("total_climb", BypassTown.east, more) == 100)
        #expect(try town.total("total_climb", BypassTown.west, more) == 1)
        #expect(try town.total("total_toll", BypassTown.east, "impedance: toll\n") == 0.25)
        #expect(try town.path(BypassTown.east, "impedance: toll\nu_turns: not_allowed\n") == ["1", "4", "3"])
        #expect(try town.path(BypassTown.west, "impedance: climb\nu_turns: not_allowed\n") == ["3", "4", "1"])
        #expect(try town.total("total_climb", BypassTown.west, "impedance: climb\n") == 0.000001)
        let table = try town.outputs(BypassTown.east, more).table("a/traversed_edges.csv")
        #expect(table.rows.count == 3)
    }

    @Test("not at all, or unwillingly, where restrictions cover them")
    func restrictions() throws {
        let layer = BypassTown.layer("\"surface\": \"gravel\", \"width\": 2.5", round: "\"surface\": null")
        for (dialect, narrow) in [("ogr", "width < 3"), ("sqlite", "abs(width) < 3")] {
            let town = try BypassTown.project(
                "name: id", layer,
                more: ", dialect: \(dialect), restrictions: {unpaved: \"surface = 'gravel'\", narrow: \"\(narrow)\"}")
            #expect(try town.path(BypassTown.east) == ["1", "2", "3"])
            #expect(try town.path(BypassTown.east, "restrictions: [unpaved]\n") == ["1", "4", "3"])
            #expect(try town.path(BypassTown.east, "restrictions: {narrow: prohibit}\n") == ["1", "4", "3"])
            #expect(try town.path(BypassTown.east, "restrictions: {unpaved: avoid_high}\n") == ["1", "4", "3"])
            #expect(try town.path(BypassTown.east, "restrictions: {unpaved: avoid_low}\n") == ["1", "2", "3"])
            let plain = try town.total("total_time", BypassTown.east)
            #expect(try town.total("total_time", BypassTown.east, "restrictions: {unpaved: avoid_low}\n") == plain)
        }
    }

    @Test("by its own restriction where one that every network knows is called like it")
    func ownName() throws {
        let layer = BypassTown.layer(
            "\"surface\": \"gravel\", \"bad\": 0", round: "\"surface\": \"asphalt\", \"bad\": 1")
        let town = try BypassTown.project(
            "name: id, tags: {surface: surface}", layer, more: ", restrictions: {unpaved: \"bad = 1\"}")
        #expect(try town.path(BypassTown.east, "restrictions: [unpaved]\n") == ["1", "2", "3"])
        #expect(try town.path(BypassTown.east, "restrictions: {unpaved: prefer_high}\n") == ["1", "4", "3"])
        let info = try town.project.run("network", "info", "town").output
        #expect(info.components(separatedBy: "unpaved").count == 2, "\(info)")
        let tagged = try BypassTown.project("name: id, tags: {surface: surface}", layer)
        #expect(try tagged.path(BypassTown.east, "restrictions: [unpaved]\n") == ["1", "4", "3"])
    }

    @Test("and not where a condition leaves them out")
    func conditions() throws {
        let layer = BypassTown.layer("\"open\": 0", round: "\"open\": 1", all: "\"x\": 1")
        let town = try BypassTown.project("name: id", layer, more: ", where: \"open = 1 OR open IS NULL\"")
        #expect(try town.path(BypassTown.east) == ["1", "4", "3"])
    }

    @Test(
        "with the turns of a table",
        arguments: [
            ("1,,2,", ["1", "4", "3"], ["3", "2", "1"]), ("1,,2,5", ["1", "4", "3"], ["3", "2", "1"]),
            ("1,,2,0.1", ["1", "2", "3"], ["3", "2", "1"]), ("1,2,3,", ["1", "4", "3"], ["3", "2", "1"]),
            ("3,2,1,", ["1", "2", "3"], ["3", "4", "1"]), ("2,,3,", ["1", "4", "3"], ["3", "2", "1"]),
            ("9,,2,", ["1", "2", "3"], ["3", "2", "1"]), ("1,,3,", ["1", "2", "3"], ["3", "2", "1"]),
        ])
    func turns(_ row: String, east: [String], west: [String]) throws {
        let turns = ", turns: {source: turns.csv, fields: {from: a, via: v, to: b, time: t}}"
        let town = try BypassTown.project("name: id", BypassTown.layer(""), more: turns)
        try town.project.write("a,v,b,t\n\(row)\n", to: "turns.csv")
        // Without turning round on the way, which would be another way past the table.
        #expect(try town.path(BypassTown.east, "u_turns: not_allowed\n") == east)
        #expect(try town.path(BypassTown.west, "u_turns: not_allowed\n") == west)
        let messages = try town.messages(BypassTown.east)
        #expect(
            messages.contains { $0.hasPrefix("turns_left_out: 1 row of turns left out: ") }
                == ["9,,2,", "1,,3,"].contains(row))
    }

    @Test("with the time that turns of a table take")
    func delays() throws {
        let turns = ", turns: {source: turns.csv, fields: {from: a, to: b, time: {field: t, unit: s}}}"
        let town = try BypassTown.project("name: id", BypassTown.layer(""), more: turns)
        try town.project.write("a,b,t\n9,9,1\n", to: "turns.csv")
        let plain = try #require(try town.total("total_time", BypassTown.east))
        try town.project.write("a,b,t\n1,2,3\n2,3,2.5\n", to: "turns.csv")
        let delayed = try #require(try town.total("total_time", BypassTown.east))
        #expect(abs((delayed - plain) * 60 - 5.5) < 0.001, "\(plain) \(delayed)")
    }
}
