import Testing

@Suite("A field that is named twice, in other letters") struct RepeatedFieldTests {
    private func ended(_ fields: String, columns: String = "id,Kind,town") throws -> (code: Int32, said: String) {
        let project = try TemporaryProject([
            "shops.csv": "\(columns)\n1,baker,A\n2,butcher,B\n",
            "towns.csv": "town,mayor\nA,yes\nB,no\n",
            "a.yaml": """
            job: related_records
            source: shops.csv
            relationship: {source: towns.csv, table: towns, origin_key: town, destination_key: town}
            \(fields)
            """,
        ])
        let ended = try project.run("validate", "a.yaml")
        return (ended.code, ended.output + ended.error)
    }

    @Test(
        "is a mistake, as it is in the same letters: it would be two columns of one thing",
        arguments: [
            ("fields: [Kind, kind]", "a.yaml:4:16: error: the field 'Kind' is named twice"),
            ("fields: {id: id, keep: [KIND, Kind]}", "a.yaml:4:31: error: the field 'Kind' is named twice"),
            ("related_fields: [mayor, town, Mayor]", "a.yaml:4:31: error: the field 'mayor' is named twice"),
        ]) func mistake(fields: String, message: String) throws
    {
        let (code, said) = try ended(fields)
        #expect(code == 1)
        #expect(said.contains(message), "\(said)")
    }

    @Test("is none where the layer has both") func both() throws {
        let (code, said) = try ended("fields: [town, Town]", columns: "id,Town,town")
        #expect(code == 0, "\(said)")
    }
}
