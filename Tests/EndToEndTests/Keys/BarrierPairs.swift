/// A pair for every key of barriers that says what they do, and for those of points and lines.
struct BarrierPairs {
    let job: TravellingJob

    var all: [KeyPair] { points + lines + polygons + types + fields }

    private var time: String { job.time }
    private var length: String { job.length }

    /// A place, a line over a street and a rectangle on the way that goes north from the corner, and others far away.
    private static let place = "at: \(GridTown.place(0, 0.5))"
    private static let cut = "wkt: 'LINESTRING (8.9995 50.0005, 9.0005 50.0005)'"
    private static let stretch = "wkt: 'LINESTRING (9 50.0002, 9 50.0007)'"
    private static let area =
        "wkt: 'POLYGON ((8.9995 50.0002, 9.0005 50.0002, 9.0005 50.0007, 8.9995 50.0007, 8.9995 50.0002))'"

    private var points: [KeyPair] {
        [
            pair("points.id", "p-1", "p-2", "barriers.geojson/id", Self.place),
            pair("points.name", "Gate", "Works", "barriers.geojson/name", Self.place),
            pair("points.at", GridTown.place(0, 0.5), GridTown.place(3, 3), length, ""),
            pair("points.wkt", "POINT (9 50.0005)", "POINT (9.003 50.003)", length, ""),
            pair(
                "points.geometry", "{type: Point, coordinates: [9, 50.0005]}",
                "{type: Point, coordinates: [9.003, 50.003]}", length, ""),
            pair("points.use", "gate", "hole", length, ""),
            pair("points.full_edge", "false", "true", "barriers.geojson/length", Self.place),
            pair("points.curb_approach", "either", "right", length, Self.beside),
            pair("points.curb_approach", "right", "left", length, Self.beside),
        ] + added("points", Self.place)
    }

    /// West of the street: who goes north has it on the left.
    private static let beside = "at: \(GridTown.place(-0.1, 0.5))"

    private var lines: [KeyPair] {
        [
            pair("lines.id", "l-1", "l-2", "barriers.geojson/id", Self.cut),
            pair("lines.name", "Trench", "Works", "barriers.geojson/name", Self.cut),
            pair(
                "lines.wkt", "'LINESTRING (8.9995 50.0005, 9.0005 50.0005)'",
                "'LINESTRING (9.0025 50.0025, 9.0035 50.0025)'", length, ""),
            pair(
                "lines.geometry", "{type: LineString, coordinates: [[8.9995, 50.0005], [9.0005, 50.0005]]}",
                "{type: LineString, coordinates: [[9.0025, 50.0025], [9.0035, 50.0025]]}", length, ""),
            pair("lines.use", "trench", "ditch", length, ""),
        ] + added("lines", Self.cut) + scaled("lines", Self.stretch)
    }

    private var polygons: [KeyPair] { added("polygons", Self.area) + scaled("polygons", Self.area) }

    private func added(_ list: String, _ place: String) -> [KeyPair] {
        [
            pair("\(list).cost", "2 s", "5 s", time, "\(place), type: added_cost"),
            pair("\(list).cost", "2 s", "5 s", "barriers.geojson/cost", "\(place), type: added_cost"),
            pair("\(list).costs", "{time: 2 s}", "{time: 5 s}", time, "\(place), type: added_cost"),
            pair("\(list).costs.NAME", "2 s", "5 s", time, "\(place), type: added_cost, costs: {{item}}"),
        ]
    }

    private func scaled(_ list: String, _ place: String) -> [KeyPair] {
        [
            pair("\(list).factor", "1.5", "2", time, "\(place), type: scaled_cost"),
            pair("\(list).factor", "1.5", "2", "barriers.geojson/factor", "\(place), type: scaled_cost"),
            pair("\(list).factors", "{time: 1.5}", "{time: 2}", time, "\(place), type: scaled_cost"),
            pair("\(list).factors.NAME", "1.5", "2", time, "\(place), type: scaled_cost, factors: {{item}}"),
        ]
    }

    /// A type brings keys of its own with it. It stands alone beside features, some of which may need them.
    private var types: [KeyPair] {
        Self.layers.flatMap { list, source in
            let own = "\(source), cost: 2 s, " + (list == "points" ? "" : "factor: 1.5, ")
            let item = own + "fields: {name: name, type: none}, {item}"
            let words = ["restriction", "added_cost"] + (list == "points" ? [] : ["scaled_cost", "restriction"])
            return zip(words, words.dropFirst()).map { one, other in
                pair("\(list).type", one, other, time, item)
            }
        }
    }

    private var fields: [KeyPair] {
        Self.layers.flatMap { list, source in
            let own = "\(source), cost: 2 s, " + (list == "points" ? "" : "factor: 1.5, ")
            return [
                pair("\(list).fields.type", "closes", "adds", time, own + "fields: {{item}}"),
                pair("\(list).fields.cost", "low", "high", time, "\(source), type: added_cost, fields: {{item}}"),
            ]
                + (list == "points"
                    ? [
                        pair(
                            "points.fields.full_edge", "no", "yes", "barriers.geojson/length",
                            "\(source), fields: {{item}}"),
                        pair(
                            "points.fields.curb_approach", "left", "right", length,
                            "source: beside.geojson, fields: {{item}}"),
                        pair("points.full_edge", "false", "true", "barriers.geojson/length", "\(source), {item}"),
                        pair("points.curb_approach", "left", "right", length, "source: beside.geojson, {item}"),
                    ]
                    : [
                        pair(
                            "\(list).fields.factor", "small", "large", time,
                            "\(source), type: scaled_cost, fields: {{item}}")
                    ])
        }
    }

    private static let layers = [
        ("points", "source: place.geojson"), ("lines", "source: stretch.geojson"),
        ("polygons", "source: area.geojson"),
    ]

    /// From the corner three blocks north, with a barrier that has the key.
    private func pair(
        _ key: String, _ one: String?, _ other: String?, _ place: String, _ more: String
    ) -> KeyPair {
        let list = key.prefix { $0 != "." }
        let item = more.isEmpty ? "{item}" : more.contains("{item}") ? more : "\(more), {item}"
        let project = KeyTowns.project(
            job: job.job(
                ["name: Corner, at: [9, 50]", "name: Mill, at: \(GridTown.place(0, 3))"],
                "barriers: {\(list): [{\(item)}]}"))
        return KeyPair("barriers." + key, one, other, place, in: project.merging(Self.files) { $1 }, names: ["time"])
    }

    private static let files = [
        "place.geojson": feature("Point", GridTown.place(0, 0.5)),
        "beside.geojson": feature("Point", GridTown.place(-0.1, 0.5)),
        "stretch.geojson": feature("LineString", "[[9, 50.0002], [9, 50.0007]]"),
        "area.geojson": feature(
            "Polygon",
            "[[[8.9995, 50.0002], [9.0005, 50.0002], [9.0005, 50.0007], [8.9995, 50.0007], [8.9995, 50.0002]]]"),
    ]

    private static func feature(_ type: String, _ coordinates: String) -> String {
        LayerFiles.collection([
            """
            {"type": "Feature", "properties": {"name": "Works", "none": null, "closes": 0, "adds": 2, "low": "2 s", \
            "high": "5 s", "small": 1.5, "large": 2, "no": 0, "yes": 1, "right": 1, "left": 2}, \
            "geometry": {"type": "\(type)", "coordinates": \(coordinates)}}
            """
        ])
    }
}
