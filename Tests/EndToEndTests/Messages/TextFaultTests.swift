import Testing

@Suite("A table of plain text that is not as it should be")
struct TextFaultTests {
    private func messages(_ table: String) throws -> (said: [String], records: CSVTable) {
        let project = try TemporaryProject([
            "a.csv": "k,z\n1,a\n2,a\n3,a\n", "b.csv": table,
            "job.yaml": """
            job: related_records
            source: a.csv
            relationship: {source: b.csv, table: b, origin_key: k, destination_key: k}
            """,
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = project.outputs()
        let messages = try outputs.json("job/job.json")["messages"] as? [[String: String]] ?? []
        return (
            messages.filter { $0["severity"] == "warning" }.map { "\($0["code"] ?? ""): \($0["text"] ?? "")" },
            try outputs.table("job/records.csv")
        )
    }

    @Test("says in which line a quotation mark is not closed") func openQuote() throws {
        let (said, records) = try messages("k,n\n1,\"one \"\"way\"\"\"\n2,\"two\n3,three\n")
        #expect(
            said == [
                "open_quote: a quotation mark in line 3 of b.csv is not closed: all lines behind it are taken for one cell"
            ])
        #expect(records.rows.count == 2)
    }

    @Test("says nothing of cells that have several lines") func lines() throws {
        let (said, records) = try messages("k,n\n1,\"one\nway\"\n2,two\n3,\"a \"\"b\"\"\nc\"\n")
        #expect(said == [])
        #expect(records.rows.count == 3)
    }

    @Test("says in which line it has more cells than columns", arguments: [",", ";", "\t"])
    func surplus(_ separator: String) throws {
        let table = "k,n\n1,\"one, two\"\n2,two,,\n\n3,\"a\nb\",lost\n1,x,lost\n"
        let (said, records) = try messages(
            separator == "," ? table : table.replacing(",", with: separator).replacing("one\(separator)", with: "one,"))
        #expect(
            said == ["surplus_cells: line 5 of b.csv has more cells than its first line: those beyond are left out"])
        #expect(records.rows.count == 4)
    }

    @Test(
        "says where it may be cut off: its last row alone is short, and its line has no end",
        arguments: [
            ("3,th", true), ("3", true), ("3\n", false), ("3,th,", false), ("2,x\n3", false), (" ", false),
            ("\u{1A}", false),
        ])
    func cutOff(_ end: String, isTold: Bool) throws {
        let (said, _) = try messages("k,n,m\n1,one,1\n2,two,2\n" + end)
        let sentence =
            "cut_off: line 4 of b.csv, its last one, has fewer cells than its first line and no end: the table may be cut off"
        #expect(said.filter { $0.hasPrefix("cut_off") } == (isTold ? [sentence] : []))
    }

    @Test("says of all that is amiss") func several() throws {
        let (said, _) = try messages("k,n\n1,a,b\n2,\"open\n")
        #expect(said.map { $0.prefix { $0 != ":" } } == ["open_quote", "surplus_cells"])
    }

    @Test("says which column it has several times, and takes the first") func doubled() throws {
        let (said, records) = try messages("k,n,n\n1,first,second\n2,a,b\n")
        #expect(said == ["doubled_column: b has several columns 'n': the first one is taken"])
        #expect(records.columns == ["row_id", "k", "z", "related_id", "b.k", "n"], "\(records.columns)")
        #expect(records.rows.map { $0["n"] } == ["first", "a"])
    }
}
