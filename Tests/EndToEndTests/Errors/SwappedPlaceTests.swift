import Testing

@Suite("A place whose numbers are swapped")
struct SwappedPlaceTests {
    private static let text = """
        a.yaml:5:24: error: Palace is far from the network 'monaco', and would be on it if its numbers were swapped
          - {name: Palace, at: [43.7311, 7.4202]}
                               ^
        help: longitude comes first: did you mean [7.4202, 43.7311]?

        """

    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject([
            "a.yaml": """
            job: route
            network: monaco
            travel_mode: car
            stops:
              - {name: Palace, at: [43.7311, 7.4202]}
              - {name: Casino, at: [7.42779, 43.73900]}

            """
        ])
        try project.write(
            "networks: {monaco: {streets: {source: \(Sample.jobs.path)/data/monaco.osm.pbf}}}\n", to: "arterial.yaml")
        return project
    }

    @Test("is found by validate")
    func validate() throws {
        let ended = try project().run("validate", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error == Self.text)
    }

    @Test("is found beside a mistake of form in the same file, where the streets were compiled before")
    func besideAnother() throws {
        let project = try project()
        #expect(try project.run("network", "build", "monaco").code == 0)
        try project.write(
            """
            job: route
            network: monaco
            stops:
              - {name: Palace, at: [43.7311, 7.4202]}
              - {name: Casino, at: [7.42779, 43.73900], servce: 5 min}

            """, to: "b.yaml")
        let found = try project.run("validate", "b.yaml").error
        #expect(found.contains("b.yaml:4:24: error: Palace is far from the network 'monaco'"))
        #expect(found.contains("b.yaml:5:45: error: unknown key 'servce'"))
        #expect(try project.run("run", "b.yaml").code == 1)
        let result = try #require(try project.outputs().results().first)
        let mistakes = try #require(result["mistakes"] as? [[String: Any]])
        #expect(mistakes.map { $0["line"] as? Int } == [4, 5])
        #expect((mistakes[0]["message"] as? String)?.hasPrefix("Palace is far from the network 'monaco'") == true)
    }

    @Test("makes a job invalid that is run")
    func run() throws {
        let project = try project()
        #expect(try project.run("run", "a.yaml").code == 1)
        let result = try #require(try project.outputs().results().first)
        #expect(result["state"] as? String == "invalid")
        #expect(
            (result["reason"] as? String)?.hasPrefix("a.yaml:5:24: Palace is far from the network 'monaco'") == true)
        #expect(project.outputs().jobs == [])
    }
}
