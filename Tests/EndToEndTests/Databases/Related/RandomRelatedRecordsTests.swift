import Foundation
import TestSupport
import Testing

/// Jobs on random tables give what SQL gives that another program answers on the same file.
@Suite("Related records are those that SQL joins", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RandomRelatedRecordsTests {
    private static let jobsOfFile = 30

    @Test(
        "with nulls, orphans and keys that come twice",
        arguments: RandomKeys.allCases, [UInt64(1), 2])
    func records(_ keys: RandomKeys, _ seed: UInt64) throws {
        let project = try TemporaryProject()
        let database = try RandomDatabase(keys, seed: seed, in: project.url)
        var random = SplitMix64(seed: seed &* 1000 &+ UInt64(keys.rawValue.utf8.count))
        let questions = (0..<Self.jobsOfFile).map { _ in RandomQuestion(keys, &random) }
        let jobs = questions.enumerated().map { $1.job("j\($0)", source: database.name) }
        try project.write(jobs.joined(separator: "---\n"), to: "jobs.yaml")
        let ended = try project.run("run", "jobs.yaml")
        #expect(ended.code == 0, "\(ended.error)")

        let answers = try database.file.lines(of: questions.map(\.answer))
        for (number, question) in questions.enumerated() {
            let records = try project.outputs().text("j\(number)/records.csv").split(separator: "\n").dropFirst()
            #expect(
                records.map { String($0.replacing(",", with: "|")) } == answers[number],
                "\(jobs[number])\n\(question.answer)")
        }
        try checkCounts(questions, database, project)
    }

    private func checkCounts(
        _ questions: [RandomQuestion], _ database: RandomDatabase, _ project: TemporaryProject
    ) throws {
        var answers = try database.file.lines(of: questions.flatMap { $0.counts.map(\.sql) })[...]
        for (number, question) in questions.enumerated() {
            let counts = try project.outputs().json("j\(number)/job.json")["counts"] as? [String: Int] ?? [:]
            for count in question.counts {
                #expect(
                    counts[count.name].map(String.init) == answers.popFirst()?.first, "\(count) of \(question.way.text)"
                )
            }
        }
    }
}
