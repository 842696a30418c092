import Testing

/// A device of three terminals, fed at one, with a ring of one-way lines from one of the others to the third.
///
///     S ==a==> Z[T]Y ==b==> H1 ==c==> H2 ==d==> X[T]
@Suite("Supply that comes back to its device")
struct ThreeTerminalTests {
    private static let files = [
        "arterial.yaml": "networks: {n: {utility: {source: lines.csv, model: model.yaml, crs: EPSG:25832}}}\n",
        "model.yaml": """
        domain_networks: {W: {tiers: {T: {}}}}
        terminal_configurations: {Tap: {terminals: {X: {}, Y: {}, Z: {}}}}
        sources:
          Dev:
            usage: device
            source: devices.csv
            fields: {id: id}
            asset_groups:
              G:
                asset_types:
                  Source: {where: "kind = 'source'"}
                  Tap: {where: "kind = 'tap'", terminal_configuration: Tap}
                  House: {where: "kind = 'house'"}
          Line:
            usage: line
            source: lines.csv
            fields: {id: id, from_terminal: ft, to_terminal: tt, wkt: wkt}
            oneway: dir
            asset_groups: {L: {asset_types: {L: {}}}}
        controllers: [{source: Dev, global_id: S, subnetwork: A}]

        """,
        "devices.csv": "id,kind,x,y\nS,source,0,0\nT,tap,10,0\nH1,house,20,10\nH2,house,20,-10\n",
        "lines.csv": """
        id,dir,ft,tt,wkt
        a,B,,Z,"LINESTRING(0 0,10 0)"
        b,FT,Y,,"LINESTRING(10 0,20 10)"
        c,FT,,,"LINESTRING(20 10,20 -10)"
        d,FT,,X,"LINESTRING(20 -10,10 0)"

        """,
    ]

    @Test(
        "whose path names what is no terminal is a mistake in the model",
        arguments: ["[[~, X]]", "[[Y, ~]]", "[[{}, X]]", "[[true, X]]", "[[Y]]", "[[Y, X, Z]]", "[~]", "[[]]"])
    func badPath(pairs: String) throws {
        var files = Self.files
        files["model.yaml"] = files["model.yaml"]?
            .replacing("{X: {}, Y: {}, Z: {}}", with: "{X: {}, Y: {}, Z: {}}, paths: {Bent: \(pairs)}")
        let ended = try TemporaryProject(files).run("network", "info", "n")
        #expect(ended.code != 0 && ended.code < 128, "\(ended.code)")
        #expect(ended.error.contains("model.yaml:2:"), "\(ended.error)")
    }

    /// A device in the middle of two paths, fed from both ends.
    ///
    ///     S --a-- Y[T]Z --b-- S2, and X[T] --c-- H1; Y and Z are joined by way of X alone.
    @Test(
        "leads from both ends of a device past the terminal between them",
        arguments: [
            ("downstream", "a", ["S", "T:X", "T:Y", "T:Z", "H1", "S2", "a", "b", "c"]),
            ("upstream", "b", ["S", "T:X", "T:Y", "T:Z", "S2", "a", "b"]),
            ("upstream", "c", ["S", "T:X", "T:Y", "T:Z", "S2", "a", "b", "c"]), ("downstream", "c", ["H1", "c"]),
        ])
    func middleTerminal(_ kind: String, _ start: String, _ elements: [String]) throws {
        var files = Self.files
        files["model.yaml"] = files["model.yaml"]?
            .replacing(
                "{X: {}, Y: {}, Z: {}}",
                with: "{X: {}, Y: {}, Z: {}}, paths: {Bent: [[Y, X], [X, Z]]}, default_path: Bent"
            )
            .replacing("global_id: S, subnetwork: A", with: "where: \"kind = 'source'\", subnetwork: A")
        files["devices.csv"] = "id,kind,x,y\nS,source,0,0\nT,tap,10,0\nS2,source,20,0\nH1,house,10,10\n"
        files["lines.csv"] = """
            id,dir,ft,tt,wkt
            a,B,,Y,"LINESTRING(0 0,10 0)"
            b,B,Z,,"LINESTRING(10 0,20 0)"
            c,B,X,,"LINESTRING(10 0,10 10)"

            """
        #expect(try found(files, kind, start) == elements.sorted())
    }

    @Test(
        "does not pass it once more",
        arguments: [
            ("upstream", "b", ["S", "T:Y", "T:Z", "a", "b"]),
            ("upstream", "d", ["S", "T:Y", "T:Z", "H1", "H2", "a", "b", "c", "d"]),
            ("downstream", "b", ["T:X", "H1", "H2", "b", "c", "d"]), ("downstream", "d", ["T:X", "d"]),
        ])
    func ring(_ kind: String, _ start: String, _ elements: [String]) throws {
        #expect(try found(Self.files, kind, start) == elements.sorted())
    }

    private func found(_ files: [String: String], _ kind: String, _ start: String) throws -> [String] {
        let project = try TemporaryProject(files)
        try project.write(
            "job: trace\nnetwork: n\ntrace_type: \(kind)\nstarting_locations: {global_id: \(start)}\n", to: "a.yaml")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        return try project.outputs().table("a/elements.csv").rows.map { row in
            [row["global_id"], row["terminal"]].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ":")
        }.sorted()
    }
}
