import TestSupport
import Testing

@testable import FeatureSources

@Suite("Relationships of real data", .enabled(if: SharedData.isThere, "the shared data is not there"))
struct SharedRelationshipTests {
    private func lines(_ name: String) throws -> [String] {
        let path = SharedData.path("data/relationships/\(name)")
        let dataset = try Dataset(SourceAddress(target: path, name: name))
        return try RelationshipDiscovery.relationships(in: dataset).map(\.line)
    }

    @Test func ofAFileGeodatabaseAreItsClasses() throws {
        #expect(
            try lines("relationships.gdb") == [
                "composite_many_to_many: many_to_many table6(pk) -> composite_many_to_many(origin_foreign_key; "
                    + "dest_foreign_key) -> table7(parent_pk)",
                "composite_one_to_many: one_to_many table5(pk) -> table4(parent_pk)",
                "composite_one_to_one: one_to_one table1(pk) -> table3(parent_pk)",
                "points__ATTACHREL: one_to_many points(OBJECTID) -> points__ATTACH(REL_OBJECTID)",
                "simple_attributed: one_to_one table8(pk) -> simple_attributed(parent_pk; TABLE9_NAME) -> table9(name)",
                "simple_backward_message_direction: one_to_one table8(pk) -> table9(parent_pk)",
                "simple_both_message_direction: one_to_one table8(pk) -> table9(parent_pk)",
                "simple_forward_message_direction: one_to_one table8(pk) -> table9(parent_pk)",
                "simple_many_to_many: many_to_many table1(pk) -> simple_many_to_many(origin_foreign_key; "
                    + "destination_foreign_key) -> table2(parent_pk)",
                "simple_one_to_many: one_to_many table1(pk) -> table2(parent_pk)",
                "simple_relationship_one_to_one: one_to_one table1(pk) -> table2(parent_pk)",
            ])
    }

    @Test(arguments: [
        (
            "relation_mapping_table.gpkg",
            "a_b_attributes: many_to_many a(some_id) -> my_mapping_table(base_id; related_id) -> b(other_id)"
        ),
        (
            "nga_rte.gpkg",
            "cats_feature_cats_media_media: many_to_many cats_feature(id) -> cats_mapping(base_id; related_id) "
                + "-> cats_media(id)"
        ),
    ])
    func ofAGeoPackageAreThoseOfItsExtension(name: String, line: String) throws {
        #expect(try lines(name) == [line])
    }

    @Test func areNamedAsGDALNamesThem() throws {
        let path = SharedData.path("data/relationships/nga_rte.gpkg")
        let dataset = try Dataset(SourceAddress(target: path, name: "nga_rte.gpkg"))
        let names = dataset.library.functions.GDALDatasetGetRelationshipNames(dataset.handle, nil)
        defer { dataset.library.functions.CSLDestroy(names) }
        #expect(try RelationshipDiscovery.relationships(in: dataset).map(\.name) == TextList.texts(names))
    }

    @Test func leadThroughRowsOfTheMappingTable() throws {
        let address = SourceAddress(target: SharedData.path("data/relationships/nga_rte.gpkg"), name: "nga_rte.gpkg")
        let dataset = try Dataset(address)
        let choice = try RelationshipChoice(
            from: "cats_feature", named: nil, among: RelationshipDiscovery.relationships(in: dataset),
            tables: dataset.layerNames)
        let layer = try dataset.layer(named: "cats_feature")
        let reader = try RowReader(layer, .all, columns: [layer.requiredField(named: "id")])
        var selected = RecordStore(columns: reader.columns)
        while try reader.next() { selected.append(reader, geometry: false) }
        let related = try RelatedRows(
            of: selected, keyColumns: [0], over: [choice.step(in: address)], RelatedRequest())
        #expect(selected.count == 4)
        #expect(related.related.count == 3)
        #expect(related.links.count == 6)
        #expect(related.related.columns.map(\.name) == ["content_type"])
    }
}

@Suite("Relationships of databases", .enabled(if: SQLiteFile.isPossible, "sqlite3 or GDAL is not installed"))
struct DatabaseRelationshipTests {
    private func lines(_ file: SQLiteFile) throws -> [String] {
        try RelationshipDiscovery.relationships(in: file.open()).map(\.line)
    }

    @Test(arguments: [
        ("b (id INTEGER PRIMARY KEY, a_id INTEGER REFERENCES a(id))", "a_b: one_to_many a(id) -> b(a_id)"),
        (
            "views_2024 (id INTEGER PRIMARY KEY, a_id INTEGER REFERENCES a(id))",
            "a_views_2024: one_to_many a(id) -> views_2024(a_id)"
        ),
        ("b (id INTEGER PRIMARY KEY, a_id INTEGER UNIQUE REFERENCES a(id))", "a_b: one_to_one a(id) -> b(a_id)"),
        // Without columns, the primary key is meant; names are as the tables write theirs.
        ("b (id INTEGER PRIMARY KEY REFERENCES A)", "a_b: one_to_one a(id) -> b(id)"),
        ("b (x TEXT, y TEXT, FOREIGN KEY (x, y) REFERENCES c(x, y))", "c_b: one_to_many c(x, y) -> b(x, y)"),
        ("b (x TEXT UNIQUE, y TEXT, FOREIGN KEY (x, y) REFERENCES c)", "c_b: one_to_one c(x, y) -> b(x, y)"),
        (
            "b (x TEXT, y TEXT, z TEXT, UNIQUE (x, z), FOREIGN KEY (x, y) REFERENCES c)",
            "c_b: one_to_many c(x, y) -> b(x, y)"
        ),
        ("b (a_id INTEGER REFERENCES lost(id))", "lost_b: one_to_many lost(id) -> b(a_id)"),
        (
            "a_tree (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES a_tree(id))",
            "a_tree_a_tree: one_to_many a_tree(id) -> a_tree(parent)"
        ),
    ])
    func areTheirForeignKeys(table: String, line: String) throws {
        let tables = "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE c (x TEXT, y TEXT, PRIMARY KEY (x, y));"
        #expect(try lines(SQLiteFile("\(tables) CREATE TABLE \(table);")) == [line])
        #expect(try lines(SQLiteFile.package("\(tables) CREATE TABLE \(table);")) == [line])
    }

    @Test func haveNamesOfTheirOwn() throws {
        let file = try SQLiteFile(
            """
            CREATE TABLE node (id INTEGER PRIMARY KEY);
            CREATE TABLE edge (id INTEGER PRIMARY KEY, start INTEGER REFERENCES node(id),
                end INTEGER REFERENCES node(id), centre INTEGER REFERENCES node(id));
            """)
        #expect(
            try lines(file) == [
                "node_edge: one_to_many node(id) -> edge(start)",
                "node_edge_centre: one_to_many node(id) -> edge(centre)",
                "node_edge_end: one_to_many node(id) -> edge(end)",
            ])
    }

    @Test func leadThroughJunctionTables() throws {
        let file = try SQLiteFile(
            """
            CREATE TABLE road (id INTEGER PRIMARY KEY); CREATE TABLE sign (code TEXT PRIMARY KEY);
            CREATE TABLE stands (road INTEGER REFERENCES road(id), sign TEXT REFERENCES sign(code));
            CREATE TABLE crosses (one INTEGER REFERENCES road(id), other INTEGER REFERENCES road(id));
            """)
        let found = try lines(file)
        #expect(found.contains("stands: many_to_many road(id) -> stands(road; sign) -> sign(code)"))
        #expect(found.contains("crosses: many_to_many road(id) -> crosses(one; other) -> road(id)"))
        #expect(found.count == 6)
    }

    @Test func areNotFoundTwiceWhereTheMappingTableHasForeignKeys() throws {
        let file = try SQLiteFile.package(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (id INTEGER PRIMARY KEY);
            CREATE TABLE map (base_id INTEGER REFERENCES a(id), related_id INTEGER REFERENCES b(id));
            CREATE TABLE gpkgext_relations (id INTEGER PRIMARY KEY, base_table_name TEXT, base_primary_column TEXT,
                related_table_name TEXT, related_primary_column TEXT, relation_name TEXT, mapping_table_name TEXT);
            INSERT INTO gpkgext_relations VALUES (1, 'a', 'id', 'b', 'id', 'features', 'map');
            """)
        #expect(
            try lines(file) == [
                "a_b_features: many_to_many a(id) -> map(base_id; related_id) -> b(id)",
                "a_map: one_to_many a(id) -> map(base_id)", "b_map: one_to_many b(id) -> map(related_id)",
            ])
    }

    @Test func areNoneWhereNoneIsDeclared() throws {
        #expect(try lines(SQLiteFile.package("CREATE TABLE a (id INTEGER PRIMARY KEY);")).isEmpty)
    }
}
