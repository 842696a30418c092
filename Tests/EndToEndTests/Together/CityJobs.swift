/// A folder of jobs that uses everything together, on the streets of a city.
struct CityJobs {
    let city: City
    /// How many variations of each kind of job there are.
    let variations: Int

    /// The text of each file by its name.
    var files: [String: String] {
        var files = ["arterial.yaml": projectFile, "wrong.yaml": wrong, "unreachable.yaml": unreachable]
        if city.source == nil { files["city.osm"] = GridTown(size: 30).osm }
        for number in 0..<variations {
            let shift = Double(number) / Double(variations) / 4
            for (kind, text) in kinds(shift) { files["\(kind)-\(100 + number).yaml"] = text }
        }
        return files
    }

    /// A job of each kind, its places moved by a share of the frame.
    private func kinds(_ shift: Double) -> [String: String] {
        [
            "in-order": job("car", stops([(0.1, 0.1), (0.6, 0.4), (0.3, 0.7)], shift)),
            "rounds": job(
                "courier",
                stops([(0.1, 0.1), (0.7, 0.2), (0.2, 0.7), (0.6, 0.6), (0.3, 0.3), (0.5, 0.1)], shift)
                    + "find_best_sequence: true\nreturn_to_start: true\nstart_time: \"2026-05-01T08:00\"\n"),
            "floods": job("courier", stops([(0.1, 0.3), (0.7, 0.3)], shift) + floods),
            "dispatch": job("car", dispatch(shift)),
            "on-foot": job("foot", stops([(0.2, 0.2), (0.3, 0.3), (0.25, 0.4)], shift) + "impedance: length\n"),
            "metres": job("bicycle", metricStops(shift) + "crs: EPSG:25832\nlocate: {tolerance: 1 km}\n"),
        ]
    }

    private var projectFile: String {
        """
        networks:
          city:
            streets: {source: \(city.source ?? "city.osm"), travel_modes: [car, bicycle, foot, courier]}
            time_zone: Europe/Berlin
        travel_modes:
          courier:
            based_on: car
            speeds: {residential: 25, living_street: 7, tertiary: 40, secondary: 50, primary: 50, service: 10}
            turn_costs: {left: 5 s, right: 2 s, u_turn: 30 s}
            u_turns: at_dead_ends
        outputs: outputs
        defaults:
          route: {outputs: {traversed_edges: true}}

        """
    }

    private var wrong: String { job("car", stops([(0.1, 0.1), (0.2, 0.2)], 0) + "impedence: length\n") }

    private var unreachable: String {
        job("car", stops([(0.1, 0.1), (90, 0.2)], 0) + "locate: {skip_invalid: false}\n")
    }

    private var floods: String {
        """
        barriers:
          polygons:
            - {id: river, name: The river, wkt: "\(city.rectangle(0.35, 0.25, 0.42, 0.6))"}
            - {id: main, name: Burst main, at: \(city.place(0.6, 0.45)), buffer: 200 m}

        """
    }

    private func job(_ mode: String, _ more: String) -> String {
        "job: route\nnetwork: city\ntravel_mode: \(mode)\n" + more
    }

    private func stops(_ places: [(Double, Double)], _ shift: Double) -> String {
        "stops:\n"
            + places.enumerated().map { number, place in
                "  - {id: S\(number), at: \(city.place(place.0 + shift, place.1 + shift / 2)), service: \(number) min}\n"
            }.joined()
    }

    private func metricStops(_ shift: Double) -> String {
        "stops: [{at: \(city.metricPlace(0.2 + shift, 0.2))}, {at: \(city.metricPlace(0.5 + shift, 0.6))}]\n"
    }

    private func dispatch(_ shift: Double) -> String {
        let places = ["North": [(0.2, 0.7), (0.4, 0.8), (0.3, 0.6)], "South": [(0.2, 0.1), (0.5, 0.2), (0.3, 0.3)]]
        let stops = ["North", "South"].flatMap { route in
            places[route, default: []].map { "  - {route: \(route), at: \(city.place($0.0 + shift, $0.1))}\n" }
        }
        return "find_best_sequence: true\nstops:\n" + stops.joined()
            + "  - {name: Unassigned, at: \(city.place(0.5, 0.5))}\n"
    }
}
