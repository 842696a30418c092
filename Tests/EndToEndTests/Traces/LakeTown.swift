/// A drawn water network as an EPANET model, in metres of EPSG:25832.
///
///     R1--P1--J1--P2--J2--P3--J3
///
/// A pipe is a hundred metres long; R1 is a reservoir. In `river.inp` the pipes are called Q1 to Q3.
enum LakeTown {
    static func project(_ utility: String, job: String = isolation) -> [String: String] {
        files.merging([
            "arterial.yaml": "networks:\n  lake: {utility: {\(utility)}}\n", "job.yaml": job,
        ]) { $1 }
    }

    /// What isolates each pipe.
    static let isolation = """
        job: trace
        network: lake
        trace_type: isolation
        each: {source: Pipe}
        configuration: {filter: {barriers: {category: Isolating}}}
        """ + "\n"

    private static let files = [
        "lake.inp": model(pipes: "P"), "river.inp": model(pipes: "Q"),
        "valves.csv": "pipe,node,name,state,other,far\nP1,J1,Upper,good,P2,R1\nP3,J2,Lower,bad,P2,J3\n",
        "halves.csv": "pipe,near\nP2,J1\n",
        "more.csv": "pipe,node\nP2,J1\n",
        "points.csv": "WKT,name\nPOINT (500150 5538630),Middle\n",
        "beside.csv": "WKT,name\nPOINT (500150 5538645),Beside\n",
        "valves.sql": """
        CREATE TABLE one (pipe TEXT, node TEXT);
        INSERT INTO one VALUES ('P1', 'J1');
        CREATE TABLE other (pipe TEXT, node TEXT);
        INSERT INTO other VALUES ('P3', 'J2');
        """ + "\n",
    ]

    private static func model(pipes: String) -> String {
        """
        [JUNCTIONS]
        J1 0 5
        J2 0 5
        J3 0 5
        [RESERVOIRS]
        R1 50
        [PIPES]
        \(pipes)1 R1 J1 100 300 100 0 Open
        \(pipes)2 J1 J2 100 300 100 0 Open
        \(pipes)3 J2 J3 100 300 100 0 Open
        [OPTIONS]
        Units LPS
        [COORDINATES]
        R1 500000 5538630
        J1 500100 5538630
        J2 500200 5538630
        J3 500300 5538630
        [END]
        """ + "\n"
    }
}
