/// Traces that walk, on the gas network of `TraceJobs`: of its subnetwork, upstream of all mains, along paths, round loops,
/// and between valves from the starts of a table.
enum WalkJobs {
    static func files(starts: [PipeGrid.Main]) -> [String: String] {
        [
            "walks/starts.csv": "id,day\n" + starts.map { "\($0.id),day of \($0.id)\n" }.joined(),
            "walks/subnetwork.yaml": subnetwork, "walks/upstream.yaml": upstream, "walks/paths.yaml": paths,
            "walks/loops.yaml": loops, "walks/between.yaml": between,
        ]
    }

    private static let subnetwork = """
        job: trace
        name: subnetwork
        network: gas
        trace_type: subnetwork
        subnetwork_name: Town
        configuration:
          functions: [{function: add, attribute: Shape length}]
          output: {fields: {Main: [kind], Device: [operable]}}
        outputs: {formats: [csv, geojson, esri_json]}
        """ + "\n"

    private static let upstream = """
        job: trace
        name: upstream
        network: gas
        trace_type: upstream
        each: {source: Main}
        """ + "\n"

    private static let paths = """
        job: trace
        name: paths
        network: gas
        trace_type: shortest_path
        starting_locations: {global_id: station-1}
        each: {source: Device, where: {attribute: Asset group, equal: Meter}}
        configuration: {shortest_path_attribute: Shape length}
        """ + "\n"

    private static let loops = """
        job: trace
        name: loops
        network: gas
        trace_type: loops
        starting_locations: {global_id: meter-0}
        trace_configuration: {conditionBarriers: [{name: Closed, type: networkAttribute, operator: equal, value: 1}]}
        """ + "\n"

    private static let between = """
        job: trace
        name: between
        network: gas
        trace_type: connected
        starting_locations: {source: starts.csv, fields: {global_id: id, group: day}}
        configuration: {filter: {barriers: {category: Isolating}}}
        outputs: {formats: [csv, esri_json]}
        """ + "\n"
}
