import Testing

/// Three shops and their checks, in a database of two tables: three of the first, two of the second, none of the third.
struct Shops {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try SQLiteFile(url: project.url.appending(path: "town.db")).run(
            """
            CREATE TABLE shops (id INTEGER PRIMARY KEY, code TEXT, name TEXT, photo BLOB);
            INSERT INTO shops VALUES (1, 'S1', 'Bakery', X'FFD8'), (2, 'S2', 'Cafe', NULL), (3, '03', 'Dairy', X'89');
            CREATE TABLE checks (id INTEGER PRIMARY KEY, shop INTEGER REFERENCES shops(id), rank INTEGER, report BLOB);
            INSERT INTO checks VALUES (11, 1, 3, X'00'), (12, 2, 1, NULL), (13, 1, 2, NULL), (14, 1, 1, X'01'),
                (15, 2, 2, NULL);
            """)
    }

    /// The outputs of a job that must succeed.
    func outputs(_ job: String) throws -> Outputs {
        try project.write("job: related_records\nname: a\nsource: town.db\n\(job)", to: "a.yaml")
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    /// The severities and texts of a job's messages of one code.
    func said(_ code: String, _ outputs: Outputs) throws -> [String] {
        let messages = try outputs.json("a/job.json")["messages"] as? [[String: String]] ?? []
        return messages.filter { $0["code"] == code }.map { "\($0["severity"] ?? "?"): \($0["text"] ?? "?")" }
    }
}
