/// A folder of service area jobs on the streets of `StreetJobs`: facilities from a layer with breaks and costs of their own,
/// areas that are closed or slow by reference, points that cost, and a layer of polygons that is counted.
struct ServiceAreaJobs {
    /// How many variations of each kind of job there are.
    let variations: Int
    private let town = StreetJobs(variations: 0)

    init(variations: Int) { self.variations = variations }

    /// Stations: their place in blocks, their own breaks, and what is used up at each in minutes.
    static let stations: [(x: Double, y: Double, breaks: String, cost: Double)] = [
        (2.3, 2, "", 0), (12.6, 1, "0.5 1", 0.2), (4, 12.4, "1;1.5", 0), (11.2, 10, "", 0.1), (7, 3.7, "0.7", 0),
        (14, 13.5, "30 s, 90 s", 0),
    ]

    /// Quarters of 3 by 3 blocks; every block has 40 residents.
    static let residents = 25 * 9 * 40

    var files: [String: String] {
        var files = [
            "arterial.yaml": projectFile, "data/streets.geojson": town.streets, "data/floods.geojson": town.floods,
            "data/stations.geojson": stations, "data/quarters.geojson": quarters,
            "misspelt.yaml": toStations(0).replacing("travel_direction", with: "travel_directions"),
        ]
        for number in 0..<variations {
            files["jobs/merged-\(100 + number).yaml"] = toStations(number)
            files["jobs/split-\(100 + number).yaml"] = fromStations(number)
        }
        return files
    }

    private var projectFile: String {
        """
        networks:
          town:
            streets:
              source: data/streets.gpkg
              layer: streets
              travel_modes: [car, foot]
              fields: {id: block, name: title, class: kind, oneway: {field: dir, forward: FT, backward: TF, both: B},
                       speed_forward: v_ab, speed_backward: v_ba}
              connectivity: {tolerance: 0.5 m}
              costs: {toll: {field: toll_eur}}
        outputs: outputs
        definitions:
          floods: [{source: data/floods.geojson, where: "depth > 0.3", fields: {id: flood}}]
          slow: [{at: \(StreetJobs.place(3, 11)), buffer: 150 m, type: scaled_cost, factor: 3}]

        """
    }

    /// From where stations are reached, all together, and the quarters within.
    private func toStations(_ number: Int) -> String {
        """
        job: service_area
        network: town
        accumulate: [length, toll]
        travel_direction: to_facility
        facilities:
          - {source: ../data/stations.geojson, fields: {id: code, breaks: minutes, cost: wait, keep: [beds]}}
          - {name: Moving station, at: \(StreetJobs.place(0.5 + Double(number % 13), 6)), breaks: 40 s}
        breaks: [0.4 min, 0.8 min]
        geometry_at_overlap: dissolve
        geometry_at_cutoff: \(number % 2 == 0 ? "rings" : "disks")
        polygons: {trim: 60 m}
        lines: {shape: true_shape, overlap: false}
        summarize: {source: ../data/quarters.geojson, sum: residents, by: break}
        \(barriers)
        """
    }

    /// What each station reaches first.
    private func fromStations(_ number: Int) -> String {
        """
        job: service_area
        network: town
        facilities:
          - {source: ../data/stations.geojson, where: "beds <> \(number % 6)", fields: {id: code, breaks: minutes, cost: wait}}
        breaks: [0.5 min, \(Double(number) / 20 + 0.6) min]
        geometry_at_overlap: split
        polygons: {detail: detailed, fill_holes: 0 m2}
        lines: {shape: true_shape, overlap: false, measures: true}
        outputs: {simplify: 1 m}
        \(barriers)
        """
    }

    private var barriers: String {
        """
        barriers:
          polygons: [{use: floods}, {use: slow}]
          points: [{at: \(StreetJobs.place(2, 5.5)), type: added_cost, cost: 0.2 min}, {at: \(StreetJobs.place(4.5, 4))}]

        """
    }

    private var stations: String {
        let features = Self.stations.enumerated().map { number, station in
            StreetJobs.feature(
                #""code": "S\#(number)", "minutes": "\#(station.breaks)", "wait": \#(station.cost), "beds": \#(number)"#,
                #""Point", "coordinates": \#(StreetJobs.metres(station.x, station.y))"#)
        }
        return StreetJobs.collection("stations", features)
    }

    private var quarters: String {
        let features = (0..<25).map { number in
            let (west, south) = (Double(number % 5) * 3, Double(number / 5) * 3)
            let ring = [(0.0, 0.0), (3, 0), (3, 3), (0, 3), (0, 0)]
                .map { StreetJobs.metres(west + $0.0, south + $0.1) }.joined(separator: ",")
            return StreetJobs.feature(#""residents": 360"#, #""Polygon", "coordinates": [[\#(ring)]]"#)
        }
        return StreetJobs.collection("quarters", features)
    }
}
