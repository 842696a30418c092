import JobSpec
import Testing

/// Every key does something: two files that differ in it alone have different outputs.
struct KeyPairTests {
    /// The pairs of each kind of job.
    private static let pairsOfKind = [
        "route": JobPairs.all, "service_area": ServiceAreaPairs.all, "trace": TracePairs.all,
        "related_records": RelatedPairs.all,
    ]

    /// Keys about the running of a job, which must not make a difference to what it writes.
    private static let keysWithoutOutput = ["timeout"]

    @Test("A key of a route job makes a difference", arguments: JobPairs.all)
    func keyOfARouteJob(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect(in: .route) == [])
    }

    @Test("A key of a service area job makes a difference", arguments: ServiceAreaPairs.all)
    func keyOfAServiceAreaJob(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect(in: .serviceArea) == [])
    }

    @Test("A key of a related records job makes a difference", arguments: RelatedPairs.all)
    func keyOfARelatedRecordsJob(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect(in: .relatedRecords) == [])
    }

    @Test("A key of a trace job makes a difference", arguments: TracePairs.all)
    func keyOfATraceJob(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect(in: .trace) == [])
    }

    @Test("A key of a utility model makes a difference", arguments: ModelPairs.all)
    func keyOfAUtilityModel(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect(in: .utilityModel) == [])
    }

    @Test("A key of a project makes a difference", arguments: ProjectPairs.all)
    func keyOfAProject(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect() == [])
    }

    @Test("A key of a travel mode makes a difference", arguments: ModePairs.all)
    func keyOfATravelMode(pair: KeyPair) throws {
        #expect(try pair.placesWithoutEffect() == [])
    }

    @Test("Every key and every word of a job has its pair", arguments: JobKind.allCases)
    func everyKeyOfAJobHasAPair(kind: JobKind) throws {
        let words = try #require(SchemaWords.ofJobs(SchemaDocument.job)[kind.rawValue])
        #expect(words.keys.count > 40)
        let pairs = Self.pairsOfKind[kind.rawValue, default: []]
        #expect(Self.without(pairs, words.all) == Self.keysWithoutOutput)
    }

    @Test(
        "Few keys have one value, which can make no difference",
        arguments: [
            ("route", ["job"]), ("service_area", ["job"]), ("trace", ["job"]), ("related_records", ["job"]),
        ])
    func keysWithoutChoice(kind: String, keys: [String]) {
        #expect(SchemaWords.ofJobs(SchemaDocument.job)[kind]?.keysWithoutChoice == keys)
    }

    @Test("Every key and every word of a project has its pair")
    func everyKeyOfAProjectHasAPair() {
        // They are keys of jobs, which have their pairs.
        let ofJobs = JobKind.allCases.map { "defaults.\($0.rawValue)." } + ["definitions.NAME."]
        let words = SchemaWords(SchemaDocument.project).all.filter { word in !ofJobs.contains(where: word.hasPrefix) }
        #expect(words.count > 70)
        #expect(Self.without(ProjectPairs.all + AllowPairs.elsewhere + ModePairs.all, words) == [])
    }

    @Test("Every key and every word of a utility model has its pair")
    func everyKeyOfAUtilityModelHasAPair() {
        let words = SchemaWords(SchemaDocument.utilityModel).all
        #expect(words.count > 60)
        #expect(Self.without(ModelPairs.all, words) == [])
    }

    @Test(
        "A key that has one value is read, too",
        arguments: [
            "job: circle",
            "job: route\nbarriers: {polygons: [{type: gift, at: [9, 50], buffer: 1 m}]}",
            "job: route\nbarriers: {polygons: [{type: gift, source: floods.gpkg}]}",
        ])
    func anotherValueIsRefused(text: String) throws {
        let job = GridTown.job().replacing("job: route", with: text)
        let ended = try GridTown.project(["job.yaml": job]).run("validate", "job.yaml")
        #expect(ended.code != 0 && (ended.output + ended.error).contains("unknown value"), "\(ended.error)")
    }

    @Test(
        "A word that a rule asks for is asked for",
        arguments: ["cardinality: many_to_many", "cardinality: one_to_many, through: {\(links)}"])
    func ruledWord(cardinality: String) throws {
        let keys = "table: shops, origin_key: id, destination_key: number"
        let job = LayerItems.rows.project("source: town.db, table: checks, relationship: {\(keys), \(cardinality)}")
        let project = try TemporaryProject(job)
        try project.makeDatabases(of: job.keys.sorted())
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1 && ended.error.contains("'through'"), "\(ended.error)")
    }

    private static let links = "table: links, origin_key: origin, destination_key: goal"

    /// What no pair shows. A key that holds others is shown by them.
    private static func without(_ pairs: [KeyPair], _ words: [String]) -> [String] {
        let shown = pairs.flatMap(\.shown)
        return words.filter { word in !shown.contains { $0 == word || $0.hasPrefix(word + ".") } }
    }
}
