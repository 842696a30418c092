/// A pair for every key of a project that says what sources may be.
enum AllowPairs {
    static let all = [
        KeyPair("allow.formats", nil, "[OGR_VRT]", "refusal", in: project("table.vrt")),
        KeyPair("allow.virtual_files", nil, "[zip]", "refusal", in: project("/vsizip/table.zip/table.csv")),
        KeyPair("allow.virtual_files", nil, "[gzip]", "refusal", in: project("/vsigzip/table.csv.gz")),
        KeyPair("allow.virtual_files", nil, "[tar]", "refusal", in: project("/vsitar/table.tar/table.csv")),
        KeyPair(
            "allow.spatialite", nil, "true", "refusal",
            in: project("t.db", "where: \"ST_X(MakePoint(x, y)) = x\"")),
    ]

    /// Those that need more than files: each has a test of its own.
    static let elsewhere = [
        KeyPair("allow.virtual_files", nil, "[web]", in: [:]),
        KeyPair("databases.statement_timeout", nil, "1 s", in: [:]),
    ]

    /// A job with stops from a source.
    private static func project(_ source: String, _ more: String = "") -> [String: String] {
        [
            "arterial.yaml": GridTown.projectFile + "{key}\n", "town.osm": GridTown(size: 4).osm,
            "table.csv": "name,x,y\nCorner,9,50\nMarket,9.002,50.002\n",
            "table.vrt": """
            <OGRVRTDataSource><OGRVRTLayer name="table"><SrcDataSource relativeToVRT="1">table.csv</SrcDataSource>
            </OGRVRTLayer></OGRVRTDataSource>
            """,
            "table.zip.of": "table.csv", "table.csv.gz.of": "table.csv", "table.tar.of": "table.csv",
            "t.sql": "CREATE TABLE t(id INTEGER PRIMARY KEY, x REAL, y REAL); INSERT INTO t VALUES (1, 9, 50), "
                + "(2, 9.002, 50.002);",
            "job.yaml": "job: route\nnetwork: town\nstops: [{source: \(source), \(more)}]\n",
        ]
    }
}
