/// Sweeps and traces of a gas network in a GeoPackage, one of a water network with valves from a table, and routes round
/// mains under repair, which are barriers by reference.
struct TraceJobs {
    let grid: PipeGrid
    /// Mains that are traced one by one, from a place on each.
    let traced: [PipeGrid.Main]

    init(size: Int, traces count: Int) {
        let grid = PipeGrid(size: size, seed: 7)
        let step = max(1, grid.mains.count / count)
        traced = grid.mains.enumerated().filter { $0.offset % step == 0 }.map(\.element)
        self.grid = grid
    }

    var files: [String: String] {
        var files = grid.layers.merging(LakeTown.project("")) { first, _ in first }
        files["arterial.yaml"] = project
        files["data/model.yaml"] = Self.model
        files["town.osm"] = GridTown(size: grid.size).osm
        files["job.yaml"] = nil
        files["sweep.yaml"] = Self.sweep
        files["water.yaml"] = LakeTown.isolation.replacing(
            "{category: Isolating}", with: "{category: Isolating, exists: true}")
        for main in traced { files["traces/\(main.id).yaml"] = trace(main) }
        for number in 0..<8 { files["rounds/\(number).yaml"] = Self.round(number, size: grid.size) }
        files.merge(WalkJobs.files(starts: traced)) { $1 }
        files["misspelt.yaml"] = Self.sweep.replacing("segments", with: "segmnets")
        return files
    }

    private var project: String {
        let crossing = grid.mains.filter { $0.id.hasSuffix("b") }
        let repaired = [2, crossing.count / 3, crossing.count / 2].map { "'\(crossing[$0].id)'" }.joined(
            separator: ", ")
        return """
            networks:
              gas: {utility: {source: data/gas.gpkg, model: data/model.yaml}}
              lake: {utility: {source: lake.inp, crs: "EPSG:25832", valves: {source: valves.csv, operable: "state = 'good'"}}}
              town: {streets: {source: town.osm, travel_modes: [car]}}
            definitions:
              repairs: [{source: data/gas.gpkg, layer: mains, where: "id IN (\(repaired))"}]
            """ + "\n"
    }

    private static let model = """
        domain_networks:
          Gas:
            tiers: {Town: {configuration: {condition_barriers: {attribute: Closed, equal: "yes"}}}}
        sources:
          Device:
            usage: device
            layer: devices
            operable: operable = 1
            customers: kind = 'Meter'
            fields: {id: id}
            asset_groups:
              Station: {asset_types: {Station: {where: "kind = 'Station'"}}}
              Meter: {asset_types: {Meter: {where: "kind = 'Meter'"}}}
              Valve: {asset_types: {Valve: {where: "kind = 'Valve'", categories: [Isolating]}}}
          Main:
            usage: line
            layer: mains
            fields: {id: id}
            asset_groups: {Main: {asset_types: {Main: {}}}}
        attributes:
          Closed: {type: short, domain: {0: "no", 1: "yes"}, fields: {Device: closed}}
        controllers:
          - {source: Device, where: "kind = 'Station'", subnetwork: Town}
        """ + "\n"

    private static let sweep = """
        job: trace
        network: gas
        trace_type: isolation
        each: {source: Main}
        segments: true
        configuration: {filter: {barriers: {category: Isolating}}}
        """ + "\n"

    private func trace(_ main: PipeGrid.Main) -> String {
        """
        job: trace
        name: at-\(main.id)
        network: gas
        trace_type: isolation
        starting_locations: {at: \(grid.middle(of: main)), source: Main}
        configuration:
          include_isolated_features: true
          filter: {barriers: {category: Isolating}}
          functions: [{function: count, attribute: Closed}]
        """ + "\n"
    }

    private static func round(_ number: Int, size: Int) -> String {
        """
        job: route
        network: town
        barriers: {lines: [{use: repairs}]}
        stops: [{at: \(GridTown.place(0, Double(number)))}, {at: \(GridTown.place(Double(size - 1), Double(size - 1)))}]
        """ + "\n"
    }
}
