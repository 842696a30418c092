/// A folder of jobs whose stops, barriers and tables come from layers, on the streets of a city.
struct LayerJobs {
    /// Hospitals by the shares of the frame where they are; the odd ones have an emergency ward.
    static let hospitals = [(0.15, 0.2), (0.55, 0.15), (0.3, 0.6), (0.75, 0.5), (0.5, 0.8), (0.8, 0.8)]

    let city: City
    /// How many variations of each kind of job there are.
    let variations: Int

    /// The text of each file by its name.
    var files: [String: String] {
        var files = [
            "arterial.yaml": projectFile, "data/hospitals.geojson": hospitals, "data/wards.csv": wards,
            "data/floods.geojson": floods, "data/districts.geojson": districts, "misspelt.yaml": misspelt,
        ]
        if city.source == nil { files["city.osm"] = GridTown(size: 30).osm }
        for number in 0..<variations {
            let shift = Double(number) / Double(variations) / 4
            files["jobs/emergency-\(100 + number).yaml"] = emergency(shift)
            files["jobs/wards-\(100 + number).yaml"] = wardsOfDistrict(number)
            files["jobs/hospitals-\(100 + number).yaml"] = hospitalsWithBeds(number)
        }
        return files
    }

    private var projectFile: String {
        """
        networks:
          city: {streets: {source: \(city.source ?? "city.osm"), travel_modes: [car]}}
        outputs: outputs
        definitions:
          floods:
            - {source: data/floods.geojson, where: "depth > 0.3", fields: {id: flood, keep: depth}}

        """
    }

    /// From a place by way of two hospitals that have an emergency ward, round the floods.
    private func emergency(_ shift: Double) -> String {
        """
        job: route
        network: city
        stops:
          - {name: Accident, at: \(city.place(0.4 + shift, 0.35))}
          - source: ../data/hospitals.geojson
            via: {source: ../data/wards.csv, table: wards, where: "kind = 'emergency'",
                  relationship: {origin_key: hospital, destination_key: code}}
            order_by: name desc
            limit: 2
            fields: {id: code, name: name, keep: beds}
        barriers: {polygons: {use: floods}}

        """
    }

    /// The wards of the hospitals in a district.
    private func wardsOfDistrict(_ number: Int) -> String {
        """
        job: related_records
        source: ../data/hospitals.geojson
        spatial: {relation: contains, geometry: {source: ../data/districts.geojson, where: "district = \(number % 2)"}}
        fields: {id: code, keep: [name]}
        relationship: {source: ../data/wards.csv, table: wards, origin_key: code, destination_key: hospital}
        order_by: places desc
        keep_unmatched: true
        outputs: {groups: true}

        """
    }

    /// The hospitals of the wards with many places.
    private func hospitalsWithBeds(_ number: Int) -> String {
        """
        job: related_records
        source: ../data/wards.csv
        where: "places >= \(number % 12)"
        relationship: {source: ../data/hospitals.geojson, table: hospitals, origin_key: hospital,
                       destination_key: code, cardinality: many_to_one}
        related_fields: {id: code, keep: [name, beds]}

        """
    }

    private var misspelt: String {
        emergency(0).replacing("destination_key: code", with: "destination_key: cod").replacing("../data", with: "data")
    }

    private var hospitals: String {
        let features = Self.hospitals.enumerated().map { number, place in
            #"{"type": "Feature", "properties": {"code": "0\#(number)", "name": "Hospital \#(number)", "#
                + #""beds": \#(number * 50)}, "geometry": {"type": "Point", "coordinates": \#(city.place(place.0, place.1))}}"#
        }
        return collection("hospitals", features)
    }

    /// Two wards a hospital, one of a hospital that is not there, and one of none.
    private var wards: String {
        let rows = Self.hospitals.indices.flatMap { number in
            ["0\(number),\(number % 2 == 1 ? "emergency" : "maternity"),\(number)", "0\(number),surgery,\(number * 2)"]
        }
        return "hospital,kind,places\n" + (rows + ["09,surgery,30", ",surgery,40"]).joined(separator: "\n") + "\n"
    }

    /// In metres: a flood over the middle of the city, and one that is not deep.
    private var floods: String {
        let (west, south, east, north) = (city.metres[0], city.metres[1], city.metres[2], city.metres[3])
        func flood(_ id: String, _ depth: Double, _ from: Double, _ to: Double) -> String {
            let (left, right) = (west + from * (east - west), west + to * (east - west))
            let (low, high) = (south + 0.45 * (north - south), south + 0.5 * (north - south))
            return #"{"type": "Feature", "properties": {"flood": "\#(id)", "depth": \#(depth)}, "geometry": {"type": "#
                + #""Polygon", "coordinates": [[[\#(left),\#(low)],[\#(right),\#(low)],[\#(right),\#(high)],"#
                + #"[\#(left),\#(high)],[\#(left),\#(low)]]]}}"#
        }
        let crs = #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::25832"}}"#
        return #"{"type": "FeatureCollection", "name": "floods", "crs": \#(crs), "features": ["#
            + flood("deep", 0.8, 0.2, 0.6) + ",\n" + flood("puddle", 0.1, 0.6, 0.9) + "]}"
    }

    /// The west and the east of the frame.
    private var districts: String {
        let features = [(0.0, 0.5), (0.5, 1.0)].enumerated().map { number, sides in
            let corners = [(sides.0, 0.0), (sides.1, 0.0), (sides.1, 1.0), (sides.0, 1.0), (sides.0, 0.0)]
            let ring = corners.map { city.place($0.0, $0.1) }.joined(separator: ",")
            return #"{"type": "Feature", "properties": {"district": \#(number)}, "geometry": {"type": "Polygon", "#
                + #""coordinates": [[\#(ring)]]}}"#
        }
        return collection("districts", features)
    }

    private func collection(_ name: String, _ features: [String]) -> String {
        #"{"type": "FeatureCollection", "name": "\#(name)", "features": [\#(features.joined(separator: ",\n"))]}"#
    }
}
