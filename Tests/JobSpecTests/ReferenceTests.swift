import Testing
import Vocabulary

@testable import JobSpec

@Suite("A reference to the environment")
struct ReferenceTests {
    private static let environment = [
        "CITY": "Monaco", "TOLERANCE": "20 m", "LIMIT": "3", "NOTHING": "", "SECRET": "open sesame",
        "NESTED": "${env:CITY}",
    ]

    private func reading(_ text: String, project: String? = nil) -> Reading {
        Reading(text, project: project, environment: Self.environment)
    }

    @Test(
        "takes the variable's value, as if it had been written there",
        arguments: [
            ("${env:CITY}", "Monaco"), ("to ${env:CITY}, ${env:LIMIT} times", "to Monaco, 3 times"),
            ("\"${env:LIMIT}\"", "3"), ("$${env:CITY}", "${env:CITY}"), ("a${env:NOTHING}b", "ab"),
            ("${env:NESTED}", "${env:CITY}"), ("$CITY {env:CITY}", "$CITY {env:CITY}"),
        ])
    func value(text: String, value: String) {
        let reading = reading(routeJob("description: \(text)"))
        #expect(reading.job?.description == value, "\(reading.rendered)")
    }

    @Test("is a number without quotes, and a text in quotes")
    func types() {
        #expect(
            reading(
                routeJob(stops: "{source: a}").replacing("{source: a}", with: "\n  source: a\n  limit: ${env:LIMIT}")
            ).stopSource?.selection.limit?.value == 3)
        #expect(reading(routeJob("description: ${env:LIMIT}")).headlines.count == 1)
        #expect(
            reading(routeJob("locate: {tolerance: \"${env:TOLERANCE}\"}")).travel?.locate.tolerance
                == Length(millimetres: 20_000))
    }

    @Test("stands in the project file, too, and what it gives is an effective value")
    func project() {
        let project = "outputs: ${env:CITY}\ndefaults: {route: {description: \"${env:CITY}\"}}"
        let reading = reading(routeJob(), project: project)
        #expect(reading.effective.contains(#"description = "Monaco" (project defaults)"#), "\(reading.rendered)")
    }

    @Test(
        "is a mistake at its place where it stands for nothing",
        arguments: [
            ("${env:NOWHERE}", "job.yaml:4:14: error: the environment has no variable 'NOWHERE'"),
            ("${evn:CITY}", "job.yaml:4:14: error: '${evn:CITY}' stands for nothing"),
            ("${CITY}", "job.yaml:4:14: error: '${CITY}' stands for nothing"),
            ("${env:}", "job.yaml:4:14: error: '${env:}' stands for nothing"),
            ("a ${env:CITY", "job.yaml:4:14: error: '${' is not closed with '}'"),
            ("${matrix:a}", "job.yaml:4:14: error: the job's matrix has no key 'a'"),
        ])
    func mistakes(text: String, headline: String) {
        let reading = reading(routeJob("description: \(text)"))
        #expect(reading.headlines == [headline])
        #expect(reading.job == nil)
    }

    @Test("whose value is not UTF-8 is refused, as files are")
    func notUTF8() {
        let reading = Reading(routeJob("description: ${env:CITY}"), environment: ["CITY": "K\u{FFFD}ln"])
        let reason = "has bytes that are not UTF-8, or \u{FFFD}, which stands for such"
        #expect(
            reading.headlines == ["job.yaml:4:14: error: the value of the environment's variable 'CITY' \(reason)"])
    }

    @Test("that is missing names no other variable")
    func discreet() {
        let rendered = reading(routeJob("description: ${env:CITTY}")).rendered
        #expect(!rendered.contains("'CITY'") && !rendered.contains("Monaco"))
    }

    @Test("in a project file is no place for a matrix")
    func matrixOfProject() {
        #expect(
            reading(routeJob(), project: "outputs: ${matrix:a}").headlines.first?.contains(
                "'${matrix:a}' stands for nothing here") == true)
    }

    @Test("in a connection stays as it was written where values are told")
    func connection() {
        let source = "PG:dbname=${env:CITY} password='${env:SECRET}'"
        let reading = reading(routeJob(stops: "{source: \"\(source)\"}"))
        #expect(reading.effective.contains { $0.hasPrefix("stops[1].source = \"\(source)\"") }, "\(reading.effective)")
        #expect(reading.job?.sources.map(\.text) == [source])
        #expect(reading.job?.sources.map(\.value) == ["PG:dbname=Monaco password='open sesame'"])
    }

    @Test("in a path of a file is told with its value")
    func path() {
        let reading = reading(routeJob(stops: "{source: \"${env:CITY}.csv\"}"))
        #expect(reading.effective.contains { $0.hasPrefix("stops[1].source = \"Monaco.csv\"") })
        #expect(reading.job?.sources.map(\.text) == ["Monaco.csv"])
    }

    @Test(
        "in a connection that stands in the wrong place is not told",
        arguments: ["u_turns: ", "start_time: ", "timeout: ", "locate: {tolerance: ", "restrictions: {a: "])
    func misplaced(key: String) {
        let rendered = reading(routeJob(key + "\"PG:password=${env:SECRET}\"" + (key.contains("{") ? "}" : "")))
            .rendered
        #expect(rendered.contains("error: ") && !rendered.contains("sesame"), "\(rendered)")
    }
}
