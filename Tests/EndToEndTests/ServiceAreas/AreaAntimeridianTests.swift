import Testing

/// Areas and lines of streets on both sides of the antimeridian are those of the same streets on both sides of Greenwich,
/// where longitudes do not jump.
@Suite struct AreaAntimeridianTests {
    private static let jobs = [
        "polygons: {detail: detailed, trim: 40 m}",
        "polygons: {trim: 40 m, fill_holes: 0 m2}\ngeometry_at_cutoff: disks",
        "polygons: {detail: detailed}\ngeometry_at_overlap: split",
        "polygons: {trim: 60 m}\ngeometry_at_overlap: dissolve\ntravel_direction: to_facility",
        "polygons: {trim: 60 m}\ngeometry_at_overlap: dissolve\ngeometry_at_cutoff: disks\noutputs: {simplify: 5 m}",
    ]

    @Test("Areas are as large as elsewhere and hold the same places", arguments: jobs, MeridianTown.Crossing.allCases)
    func areas(job: String, crossing: MeridianTown.Crossing) throws {
        let (there, here) = (try MeridianTown(0, crossing), try MeridianTown(180, crossing))
        let (expected, found) = (try there.found(job).areas, try here.found(job).areas)
        try #require(!expected.isEmpty && found.map(\.name) == expected.map(\.name))
        for (one, other) in zip(found, expected) {
            #expect(abs(one.squareMetres - other.squareMetres) < 0.2, "\(one.name)")
        }
        var differing = 0
        for column in stride(from: -4.97, to: 5, by: 0.2) {
            for row in stride(from: -0.98, to: 5, by: 0.15) {
                let (own, other) = (here.areas(of: found, at: column, row), there.areas(of: expected, at: column, row))
                if own != other { differing += 1 }
            }
        }
        #expect(differing == 0)
    }

    @Test(
        "They are cut in two there, and no part of one lies on the other side",
        arguments: MeridianTown.Crossing.allCases)
    func cut(crossing: MeridianTown.Crossing) throws {
        let areas = try MeridianTown(180, crossing).found("polygons: {detail: detailed, trim: 40 m}").areas
        #expect(areas.contains { $0.rings.joined().contains { $0.x == 180 } })
        for ring in areas.flatMap(\.rings) {
            let sides = ring.map(\.x)
            #expect(sides.allSatisfy { 179.99 <= $0 && $0 <= 180 } || sides.allSatisfy { -180 <= $0 && $0 <= -179.99 })
        }
    }

    @Test("Lines are as long as elsewhere, and cut there", arguments: MeridianTown.Crossing.allCases)
    func lines(crossing: MeridianTown.Crossing) throws {
        for job in ["lines: {shape: true_shape}", "lines: {shape: straight, overlap: false}"].map({
            "polygons: none\n" + $0
        }) {
            func lengths(_ meridian: Double) throws -> [String] {
                try MeridianTown(meridian, crossing).found(job).outputs.features("a/lines.geojson").features.map {
                    "\($0.text("facility") ?? "") \($0.text("street") ?? "") \(FoundAreas.short(($0.number("length") ?? 0) / 10))"
                }
            }
            #expect(try lengths(180) == lengths(0))
        }
    }

    @Test("What lies in them is counted by its share", arguments: MeridianTown.Crossing.allCases)
    func summary(crossing: MeridianTown.Crossing) throws {
        let job = "polygons: {detail: detailed, trim: 40 m}\nsummarize: {source: residents.geojson, sum: residents}"
        func sums(_ meridian: Double) throws -> [Double] {
            try MeridianTown(meridian, crossing).found(job).outputs.table("a/summary.csv").rows.compactMap {
                Double($0["sum_residents"] ?? "")
            }
        }
        let (found, expected) = (try sums(180), try sums(0))
        try #require(found.count == expected.count && found.count == 2)
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.5 }, "\(found) \(expected)")
    }

    /// An angle, and a frame with nothing closed in its midst.
    private static let closed: [[[(Double, Double)]]] = [
        [[(-1.2, 0.6), (1.3, 0.6), (1.3, 1.7), (-0.3, 1.7), (-0.3, 3.4), (-1.2, 3.4)]],
        [
            [(-1.7, 0.6), (1.3, 0.6), (1.3, 3.4), (-1.7, 3.4)],
            [(-0.7, 1.4), (-0.7, 2.6), (0.3, 2.6), (0.3, 1.4)],
        ],
    ]

    @Test("A barrier across it of any shape closes what it closes elsewhere", arguments: closed.indices, [true, false])
    func barriers(shape: Int, isLayer: Bool) throws {
        func lines(_ meridian: Double) throws -> (lines: [String], codes: [String]) {
            let town = try MeridianTown(meridian, .across)
            let polygon = town.polygon(Self.closed[shape])
            try town.close(polygon)
            let item = isLayer ? "source: closed.geojson" : "geometry: \(polygon)"
            let found = try town.found(
                "polygons: none\nlines: {shape: straight}\nbarriers: {polygons: [{\(item)}]}")
            let lines = try found.outputs.features("a/lines.geojson").features.map {
                "\($0.text("facility") ?? "") \($0.text("street") ?? "") \(FoundAreas.short(($0.number("length") ?? 0) / 10))"
            }
            return (lines, try found.codes)
        }
        let (here, there) = (try lines(180), try lines(0))
        #expect(here.lines == there.lines)
        #expect(here.codes == there.codes && !here.codes.contains("invalid_polygon"))
    }

    @Test("An area across it that crosses itself is a mistake, at the place where it does") func crossingItself() throws
    {
        let town = try MeridianTown(180, .across)
        let bow = town.polygon([[(-1, 1.5), (2, 3.5), (2, 1.5), (-1, 3.5)]])
        let ended = try town.ended("barriers: {polygons: [{geometry: \(bow)}]}")
        #expect(ended.code == 1)
        #expect(ended.error.contains("the polygon is not valid: Self-intersection at [-179.999"), "\(ended.error)")
    }

    /// The areas of a street of 350 m that begins at a longitude and goes east or west.
    private func areas(from longitude: String, to other: Double) throws -> [FoundArea] {
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks: {n: {streets: {source: s.geojson, travel_modes: [own], fields: {class: class}}}}
            travel_modes: {own: {speeds: {residential: 36}}}

            """,
            "a.yaml": """
            job: service_area
            network: n
            impedance: length
            facilities: {at: [\(other), -17.8]}
            breaks: [200 m, 1 km]
            polygons: {detail: detailed}

            """,
        ])
        let street = """
            {"type": "Feature", "properties": {"class": "residential"}, "geometry": {"type": "LineString", \
            "coordinates": [[\(longitude), -17.8], [\(other), -17.8]]}}
            """
        try project.write(LayerFiles.collection([street]), to: "s.geojson")
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        return try FoundAreas(outputs: project.outputs()).areas
    }

    @Test(
        "A street that ends on it alone makes the areas that it makes elsewhere",
        arguments: [("180.0", -179.9967), ("-180.0", -179.9967), ("180.0", 179.9967), ("-180.0", 179.9967)])
    func ending(longitude: String, other: Double) throws {
        let expected = try areas(from: "0.0", to: other < 0 ? 0.0033 : -0.0033)
        let found = try areas(from: longitude, to: other)
        try #require(found.map(\.name) == expected.map(\.name) && found.count == 2)
        for (one, other) in zip(found, expected) {
            #expect(abs(one.squareMetres - other.squareMetres) < 0.01 * other.squareMetres, "\(one.name)")
        }
    }
}
