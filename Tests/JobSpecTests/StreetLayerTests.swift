import Testing

@testable import JobSpec

@Suite("Streets from a layer")
struct StreetLayerTests {
    /// Every key of streets from a layer.
    static let complete = """
        networks:
          coquimbo:
            streets:
              source: data/coquimbo.gpkg
              layer: links
              crs: EPSG:32719
              where: "open = 1"
              dialect: sqlite
              travel_modes: [car]
              fields:
                id: link
                name: name
                reference: ref
                class: link_type
                oneway: {field: direction, forward: [1, "ja"], backward: -1, both: [0, false], closed: x}
                speed: kmh
                speed_forward: {field: speed_ab, unit: mph}
                speed_backward: {field: speed_ba, unit: m/s}
                time: minutes
                time_forward: {field: time_ab, unit: s}
                time_backward: {field: time_ba, unit: h}
                level_from: zf
                level_to: zt
                tags: {surface: pavement, "maxspeed:hgv": lorries}
              connectivity: {policy: any_vertex, tolerance: 5 cm}
              costs: {toll: toll_eur, noise: {field: dB}, climb: {forward: up, backward: down}}
              restrictions: {unpaved: "surface = 'gravel'"}
              turns:
                source: data/turns.csv
                layer: turns
                where: "closed = 1"
                dialect: sqlite
                fields: {from: a, via: [b, c], to: d, time: {field: t, unit: s}}
        """

    private func read(_ text: String = complete, of name: String = "coquimbo") -> StreetsSpec? {
        let (project, headlines) = readProject(text)
        #expect(headlines == [])
        return project?.networks[name]?.streets
    }

    @Test("are lines of a layer, and those that meet a condition")
    func layer() throws {
        let streets = try #require(read())
        let layer = try #require(streets.layer?.layer)
        #expect(streets.source.map(\.value) == ["data/coquimbo.gpkg"] && streets.travelModes?.map(\.value) == ["car"])
        #expect(layer.source.value == "data/coquimbo.gpkg" && layer.layer?.value == "links")
        #expect(layer.crs?.value == "EPSG:32719" && layer.condition?.value == "open = 1" && layer.dialect == .sqlite)
        #expect(streets.layer?.connectivity.policy == .anyVertex)
        #expect(streets.layer?.connectivity.tolerance.millimetres == 50)
    }

    @Test("have names, speeds and times in fields")
    func fields() throws {
        let fields = try #require(read()?.layer?.fields)
        let names = [fields.id, fields.name, fields.reference, fields.streetClass, fields.levelFrom, fields.levelTo]
        #expect(names.map { $0?.value } == ["link", "name", "ref", "link_type", "zf", "zt"])
        #expect(fields.speed.both?.field.value == "kmh" && fields.speed.both?.unit == .kilometresPerHour)
        #expect(fields.speed.forward?.field.value == "speed_ab" && fields.speed.forward?.unit == .milesPerHour)
        #expect(fields.speed.backward?.field.value == "speed_ba" && fields.speed.backward?.unit == .metresPerSecond)
        #expect(fields.time.both?.field.value == "minutes" && fields.time.both?.unit == .minutes)
        #expect(fields.time.forward?.unit == .seconds && fields.time.backward?.unit == .hours)
        #expect(fields.tags.names == ["surface", "maxspeed:hgv"] && fields.tags["surface"]?.value == "pavement")
    }

    @Test("say in which directions they are open, in values as they are written")
    func oneway() throws {
        let oneway = try #require(read()?.layer?.fields.oneway)
        #expect(oneway.field.value == "direction" && oneway.forward == ["1", "ja"] && oneway.backward == ["-1"])
        #expect(oneway.both == ["0", "false"] && oneway.closed == ["x"])
    }

    @Test("take the usual values of one-ways from a field alone", arguments: ["dir", "{field: dir}"])
    func usualOneway(_ written: String) throws {
        let text = "networks: {a: {streets: {source: a.shp, fields: {oneway: \(written)}}}}"
        let oneway = try #require(read(text, of: "a")?.layer?.fields.oneway)
        #expect(oneway.field.value == "dir" && oneway.forward.isEmpty && oneway.backward.isEmpty)
        #expect(oneway.both.isEmpty && oneway.closed.isEmpty)
    }

    @Test("have costs and restrictions of their own, and turns")
    func costs() throws {
        let layer = try #require(read()?.layer)
        #expect(layer.costs.names == ["toll", "noise", "climb"])
        let costs = layer.costs.entries.map(\.value)
        #expect(costs.map(\.forward.value) == ["toll_eur", "dB", "up"])
        #expect(costs.map(\.backward.value) == ["toll_eur", "dB", "down"])
        #expect(layer.restrictions["unpaved"]?.value == "surface = 'gravel'")
        let turns = try #require(layer.turns)
        #expect(turns.layer.source.value == "data/turns.csv" && turns.layer.layer?.value == "turns")
        #expect(turns.layer.condition?.value == "closed = 1" && turns.layer.dialect == .sqlite)
        #expect(turns.fields.from.value == "a" && turns.fields.via.map(\.value) == ["b", "c"])
        #expect(turns.fields.to.value == "d" && turns.fields.time?.unit == .seconds)
    }

    @Test(
        "need nothing but a source that is no OpenStreetMap file",
        arguments: [
            "a.gpkg", "town.gdb", "[a.shp]", "'PG:dbname=gis user=reader'", "postgresql://reader@db/gis",
            "postgres://reader@db/gis",
            "'PG:dbname=streets.osm'",
        ])
    func least(_ source: String) throws {
        let streets = try #require(read("networks: {a: {streets: {source: \(source)}}}", of: "a"))
        let layer = try #require(streets.layer)
        #expect(streets.source.count == 1 && streets.travelModes == nil && layer.layer.layer == nil)
        #expect(layer.connectivity.policy == .endPoints && layer.connectivity.tolerance.millimetres == 0)
        #expect(layer.fields.id == nil && layer.fields.oneway == nil && layer.fields.tags.entries.isEmpty)
        #expect(layer.costs.entries.isEmpty && layer.restrictions.entries.isEmpty && layer.turns == nil)
    }

    @Test(
        "are those of a packed file that is none of OpenStreetMap", arguments: ["/vsigzip/roads.geojson.gz", "a.bz2"])
    func packed(_ source: String) throws {
        let streets = try #require(read("networks: {a: {streets: {source: \(source), layer: l}}}", of: "a"))
        #expect(streets.layer != nil)
    }

    @Test("have a value of directions once, however often its list names it")
    func repeatedDirection() throws {
        let text = "networks: {a: {streets: {source: a.shp, fields: {oneway: {field: A, forward: [FT, ft]}}}}}"
        #expect(try #require(read(text, of: "a")).layer?.fields.oneway?.forward == ["FT", "ft"])
    }

    @Test(
        "are none where the files are those of OpenStreetMap",
        arguments: ["a.osm", "a.osm.pbf", "A.OSM.PBF", "a.osm.gz", "[a.osm.bz2]", "[a.osm, b.osm.pbf]"])
    func openStreetMap(_ source: String) throws {
        let streets = try #require(read("networks: {a: {streets: {source: \(source)}}}", of: "a"))
        #expect(streets.layer == nil && !streets.source.isEmpty)
    }
}
