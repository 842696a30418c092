/// A folder of route jobs on the streets of `StreetJobs`: visits from a layer with windows, types and costs of their own, in the
/// best order, around floods by reference, told in every language.
struct RouteJobs {
    static let languages = ["en", "de", "es", "fr", "fi", "plain"]

    /// How many variations there are in each language.
    let variations: Int
    private let town = StreetJobs(variations: 0)

    init(variations: Int) { self.variations = variations }

    /// A visit: its place in blocks, its window in minutes from eight o'clock, what it is, and how long it takes.
    struct Visit {
        let x: Double
        let y: Double
        let opens: Int
        let closes: Int
        let type: Int
        let minutes: Double
    }

    static let visits = [
        Visit(x: 2.3, y: 2, opens: 0, closes: 60, type: 0, minutes: 2),
        Visit(x: 12.6, y: 1, opens: 5, closes: 8, type: 0, minutes: 1.5),
        Visit(x: 4, y: 12.4, opens: 20, closes: 25, type: 0, minutes: 0),
        Visit(x: 11.2, y: 10, opens: 0, closes: 4, type: 0, minutes: 1),
        Visit(x: 7, y: 3.7, opens: 0, closes: 120, type: 1, minutes: 0),
        Visit(x: 14, y: 13.5, opens: 10, closes: 40, type: 2, minutes: 10),
    ]

    var files: [String: String] {
        var files = [
            "arterial.yaml": projectFile, "data/streets.geojson": town.streets, "data/floods.geojson": town.floods,
            "data/visits.geojson": visits, "words/plain.yaml": "based_on: en\n",
            "misspelt.yaml": job(0, "en").replacing("use_time_windows", with: "use_time_window"),
        ]
        for (number, language) in Self.languages.enumerated() {
            for variation in 0..<variations {
                files["jobs/\(language)-\(100 + variation).yaml"] = job(variation + number, language)
            }
        }
        return files
    }

    private var projectFile: String {
        """
        networks:
          town:
            time_zone: Europe/Berlin
            streets:
              source: data/streets.gpkg
              layer: streets
              travel_modes: [car, foot]
              fields: {id: block, name: title, class: kind, oneway: {field: dir, forward: FT, backward: TF, both: B},
                       speed_forward: v_ab, speed_backward: v_ba}
              connectivity: {tolerance: 0.5 m}
              costs: {toll: {field: toll_eur}}
        languages: {plain: words/plain.yaml}
        outputs: outputs
        definitions:
          floods: [{source: data/floods.geojson, where: "depth > 0.3", fields: {id: flood}}]
          slow: [{name: Works, at: \(StreetJobs.place(3, 11)), buffer: 150 m, type: scaled_cost, factor: 3}]

        """
    }

    private func job(_ number: Int, _ language: String) -> String {
        """
        job: route
        network: town
        start_time: 2026-05-04T08:00
        accumulate: [toll]
        find_best_sequence: true
        use_time_windows: true
        return_to_start: \(number % 2 == 0)
        stops:
          - {name: Depot, at: \(StreetJobs.place(0.5 + Double(number % 13), 0.1)), curb_approach: right}
          - {source: ../data/visits.geojson, fields: {id: code, type: kind, service: minutes, costs: {toll: fee},
             time_window_start: opens, time_window_end: closes, keep: [fee]}}
        barriers: {polygons: [{use: floods}, {use: slow}]}
        directions: {language: \(language), units: \(number % 3 == 0 ? "imperial" : "metric")}
        outputs: {traversed_edges: true, gpx: true, simplify: 3 m, crs: EPSG:25832}

        """
    }

    /// A time of the day, so many minutes after eight o'clock.
    private static func clock(_ minutes: Int) -> String {
        "\(minutes < 120 ? "0" : "")\(8 + minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    private var visits: String {
        let features = Self.visits.enumerated().map { number, visit in
            StreetJobs.feature(
                #""code": "V\#(number)", "opens": "\#(Self.clock(visit.opens))", "kind": \#(visit.type), "#
                    + #""closes": "\#(Self.clock(visit.closes))", "minutes": \#(visit.minutes), "fee": \#(number)"#,
                #""Point", "coordinates": \#(StreetJobs.metres(visit.x, visit.y))"#)
        }
        return StreetJobs.collection("visits", features)
    }
}
