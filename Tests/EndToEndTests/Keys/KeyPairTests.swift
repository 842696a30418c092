import JobSpec
import Testing

/// Every key does something: two files that differ in it alone have different outputs.
struct KeyPairTests {
    @Test("A key of a job makes a difference", arguments: JobPairs.all)
    func keyOfAJob(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect() == [])
    }

    @Test("A key of a project makes a difference", arguments: ProjectPairs.all)
    func keyOfAProject(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect() == [])
    }

    @Test("A key of a travel mode makes a difference", arguments: ModePairs.all)
    func keyOfATravelMode(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect() == [])
    }

    @Test("Every key and every word of a job has its pair")
    func everyKeyOfAJobHasAPair() {
        let words = SchemaWords(SchemaDocument.job)
        #expect(words.keys.count > 40)
        #expect(Self.without(JobPairs.all, words.all) == [])
        #expect(words.keysWithoutChoice == ["job", "barriers.polygons.type", "directions.language"])
    }

    @Test("Every key and every word of a project has its pair")
    func everyKeyOfAProjectHasAPair() {
        let words = SchemaWords(SchemaDocument.project).all.filter { !$0.hasPrefix("defaults.route.") }
        #expect(words.count > 70)
        #expect(Self.without(ProjectPairs.all + ModePairs.all, words) == [])
    }

    @Test(
        "A key that has one value is read, too",
        arguments: [
            "job: circle", "job: route\ndirections: {language: xx}",
            "job: route\nbarriers: {polygons: [{type: gift, at: [9, 50], buffer: 1 m}]}",
        ])
    func anotherValueIsRefused(text: String) throws {
        let job = GridTown.job().replacing("job: route", with: text)
        let ended = try GridTown.project(["job.yaml": job]).run("validate", "job.yaml")
        #expect(ended.code != 0 && (ended.output + ended.error).contains("unknown value"), "\(ended.error)")
    }

    /// What no pair shows. A key that holds others is shown by them.
    private static func without(_ pairs: [KeyPair], _ words: [String]) -> [String] {
        let shown = pairs.flatMap(\.shown)
        return words.filter { word in !shown.contains { $0 == word || $0.hasPrefix(word + ".") } }
    }
}
