import Testing
import Vocabulary

@testable import JobSpec

@Suite("A matrix")
struct MatrixTests {
    /// The jobs of a document, each as its name without the file's.
    private func suffixes(_ reading: Reading) -> [String] {
        reading.documents.compactMap { if case .job(let job) = $0 { job.suffix } else { nil } }
    }

    private func jobs(_ reading: Reading) -> [JobDescription] {
        reading.documents.compactMap { if case .job(let job) = $0 { job } else { nil } }
    }

    @Test("makes a job of each combination, in the order written; the last key varies fastest")
    func order() {
        let reading = Reading(
            areaJob(
                "matrix: {mode: [car, foot], minutes: [10, 5 min]}\ntravel_mode: ${matrix:mode}\nbreaks: ['${matrix:minutes}']"
            ))
        #expect(suffixes(reading) == [".car.10", ".car.5 min", ".foot.10", ".foot.5 min"], "\(reading.rendered)")
        #expect(jobs(reading).allSatisfy { $0.name == nil })
    }

    @Test("gives values their types where they are all there is")
    func types() {
        let reading = Reading(
            relatedJob("matrix: {n: [1, 2]}\nlimit: \"${matrix:n}\"\ncount_only: false\ntable: t${matrix:n}"))
        let limits = jobs(reading).map { job -> Int64? in
            if case .relatedRecords(let spec) = job.analysis { spec.related.limit?.value } else { nil }
        }
        #expect(limits == [1, 2], "\(reading.rendered)")
    }

    @Test("is part of a name that holds a reference to it, and nothing is put behind that")
    func named() {
        let reading = Reading(routeJob("name: round-${matrix:n}-x\nmatrix: {n: [1, 2]}"))
        #expect(jobs(reading).map { $0.name?.value } == ["round-1-x", "round-2-x"])
        #expect(suffixes(reading) == ["", ""])
    }

    @Test("stands behind a name without one")
    func suffixed() {
        let reading = Reading(routeJob("name: round\nmatrix: {n: [1, 2]}\ndescription: No. ${matrix:n}"))
        #expect(jobs(reading).map { ($0.name?.value ?? "") + $0.suffix } == ["round.1", "round.2"])
    }

    @Test("takes values of the environment")
    func environment() {
        let text = routeJob("matrix: {n: ['${env:A}', b]}\ndescription: ${matrix:n}")
        #expect(jobs(Reading(text, environment: ["A": "a"])).map(\.description) == ["a", "b"])
    }

    @Test("of ten thousand jobs is one, of more a mistake")
    func limit() {
        let hundred = (1...100).map(String.init).joined(separator: ", ")
        let text = routeJob("matrix: {a: [\(hundred)], b: [\(hundred)]}\ndescription: ${matrix:a} ${matrix:b}")
        #expect(jobs(Reading(text)).count == 10_000)
        let more = Reading(text.replacing("b: [1,", with: "b: [0, 1,"))
        #expect(more.headlines == ["job.yaml:4:1: error: the matrix makes more than 10000 jobs"])
    }

    static let faults: [(String, String)] = [
        ("{}", "4:9: error: the matrix is empty"),
        ("[a]", "4:9: error: expected a mapping of names to lists of values, not a list"),
        ("{n: []}", "4:13: error: 'n' has no values"),
        ("{n: 5}", "4:13: error: expected a list of values, not the number 5"),
        ("{n: [1, 1]}", "4:17: error: 'n' has the value '1' twice"),
        ("{n: [1, '1']}", "4:17: error: 'n' has the value '1' twice"),
        ("{n: [1, [2]]}", "4:17: error: expected a text, a number, true or false, not a list"),
        ("{n: [1, null]}", "4:17: error: expected a text, a number, true or false, not nothing"),
        ("{n: [a/b]}", "4:14: error: 'a/b' cannot be the end of the name of a folder: it holds '/'"),
        ("{n: [1], m: [2]}", "4:18: error: nothing in the job uses 'm'"),
    ]

    @Test("is told what can be done about a value that ends no folder's name")
    func folderNames() {
        let one = Reading(routeJob("matrix: {n: [a/b]}\ndescription: '${matrix:n}'")).rendered
        #expect(one.contains("help: write values that can end it, or a job of its own for each\n"))
        let two = Reading(routeJob("matrix: {n: [a/b], m: [1]}\ndescription: '${matrix:n}${matrix:m}'")).rendered
        #expect(two.contains("of another key in it\n"))
    }

    @Test("has mistakes at their places", arguments: faults)
    func mistakes(matrix: String, headline: String) {
        let reading = Reading(routeJob("matrix: \(matrix)\ndescription: \"${matrix:n}\""))
        #expect(reading.headlines.contains("job.yaml:\(headline)"), "\(reading.rendered)")
        #expect(jobs(reading).isEmpty)
    }

    @Test("of whose keys a reference names none is told at the reference, once")
    func misspelt() {
        let reading = Reading(routeJob("matrix: {mode: [car, foot]}\ntravel_mode: \"${matrix:mdoe}\""))
        #expect(
            reading.headlines == ["job.yaml:5:14: error: the job's matrix has no key 'mdoe'"], "\(reading.rendered)")
    }

    @Test("with a variable that is missing among its values says no more than that")
    func missingVariable() {
        let reading = Reading(routeJob("matrix: {n: ['${env:NOPE}']}\ndescription: \"${matrix:n}\""))
        #expect(
            reading.headlines == ["job.yaml:4:14: error: the environment has no variable 'NOPE'"],
            "\(reading.rendered)")
        #expect(jobs(reading).isEmpty)
    }

    @Test("with mistakes does not hide those of the rest of the job, and says nothing of what its values would be")
    func allAtOnce() {
        let reading = Reading(
            routeJob("matrix: {n: []}\ndescription: \"${matrix:n}\"\ncolour: red\nname: a${matrix:m}"))
        #expect(reading.headlines.count == 2, "\(reading.rendered)")
        #expect(reading.headlines.contains { $0.contains("'n' has no values") })
        #expect(reading.headlines.contains { $0.contains("colour") })
        for job in [
            areaJob("matrix: {x: []}\nbreaks: ['${matrix:x}']"),
            routeJob("matrix: {x: []}\noutputs: {formats: ['${matrix:x}']}"),
        ] {
            #expect(Reading(job).headlines.count == 1, "\(Reading(job).rendered)")
        }
    }

    @Test("gives each of its jobs the mistakes of its own, beside those of the YAML that all come from")
    func ownMistakes() {
        let reading = Reading(
            routeJob("matrix: {turns: [allowed, sometimes]}\nu_turns: ${matrix:turns}\nname: a\nname: b"))
        let codes = reading.documents.map { document -> [String] in
            if case .invalid(let job) = document { job.mistakes.map(\.code) } else { [] }
        }
        #expect(codes == [["duplicate_key"], ["unknown_value", "duplicate_key"]], "\(reading.rendered)")
    }

    @Test("gives each of its jobs the warnings of its own")
    func ownWarnings() {
        let reading = Reading(
            routeJob("matrix: {shape: [none, true_shape]}\noutputs: {geometry: '${matrix:shape}', simplify: 5 m}"))
        #expect(jobs(reading).map { $0.warnings.map(\.code) } == [["unused_key"], []], "\(reading.rendered)")
    }

    @Test("without the key that is asked for says which there are")
    func unknownKey() {
        let reading = Reading(routeJob("matrix: {n: [1, 2]}\ndescription: ${matrix:n} ${matrix:m}"))
        #expect(reading.headlines == ["job.yaml:5:14: error: the job's matrix has no key 'm'"])
        #expect(reading.rendered.contains("help: its keys: n\n"))
    }

    @Test("is no default of a project")
    func ownKey() {
        #expect(Reading(routeJob(), project: "defaults: {route: {matrix: {n: [1]}}}").headlines.count == 1)
    }
}
