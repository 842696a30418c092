import Foundation
import JobSpec
import Testing
import Vocabulary

@testable import Batch

@Suite("What one process tells another")
struct PipeValueTests {
    private static var outcome: JobOutcome {
        var outcome = JobOutcome("a.b", .succeededWithWarnings, reason: "é\nno")
        outcome.file = "./a.yaml"
        outcome.seconds = 0.1 + 0.2
        outcome.peakMegabytes = 77
        outcome.counts = [TableCount(table: "routes", rows: 3), TableCount(table: "stops", rows: 0)]
        outcome.messages = [Message(.warning, "not_located", "Market is not located")]
        outcome.values = [ToldValue(EffectiveValue(path: "u_turns", value: .text("allowed"), origin: .job))]
        outcome.places = [FoundPlace(table: "stops", cells: [.init(column: "snap_x", text: "7.5")])]
        return outcome
    }

    private static let events: [CrewEvent] = [
        .started(0), .finished(7, outcome), .finished(8, JobOutcome("", .crashed)),
        .progress(phase: "tracing", done: 1, total: nil), .progress(phase: "", done: -1, total: 9), .note("é"),
    ]

    private func bytes(_ value: some PipeValue) -> [UInt8] {
        var bytes: [UInt8] = []
        value.put(into: &bytes)
        return bytes
    }

    @Test("comes out as it went in, one behind the other, in whatever pieces") func events() throws {
        let told = try events { for event in Self.events { MessagePipe.write(event, to: $0) } }
        #expect(told.map { "\($0)" } == Self.events.map { "\($0)" })
    }

    @Test("comes out whole where it is longer than what a pipe holds") func long() throws {
        let note = String(repeating: "very long é ", count: 100_000)
        let told = try events { MessagePipe.write(CrewEvent.note(note), to: $0) }
        #expect(told.map { "\($0)" } == ["\(CrewEvent.note(note))"])
    }

    /// What is read while something is written.
    private func events(behind write: @escaping @Sendable (Int32) -> Void) throws -> [CrewEvent] {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        // As the program does: a value may still be on its way when nobody reads any more.
        signal(SIGPIPE, SIG_IGN)
        let (reading, writing) = (ends[0], ends[1])
        Thread.detachNewThread {
            write(writing)
            close(writing)
        }
        var told: [CrewEvent] = []
        MessagePipe.read(CrewEvent.self, from: reading) { told.append($0) }
        close(reading)
        return told
    }

    @Test("is refused where it is cut off or has other bytes") func damage() throws {
        for event in Self.events {
            let whole = bytes(event)
            for count in 0..<whole.count {
                var reading = PipeReading(Array(whole[..<count]))
                #expect(throws: PipeReading.Damage.self) { _ = try CrewEvent.take(from: &reading) }
            }
            for place in whole.indices {
                var other = whole
                other[place] ^= 0xFF
                var reading = PipeReading(other)
                _ = try? CrewEvent.take(from: &reading)
            }
        }
    }

    @Test("ends with the first value that is none") func ended() throws {
        let told = try events { descriptor in
            MessagePipe.write(CrewEvent.started(1), to: descriptor)
            MessagePipe.write("no event", to: descriptor)
            MessagePipe.write(CrewEvent.started(2), to: descriptor)
        }
        #expect(told.map { "\($0)" } == ["\(CrewEvent.started(1))"])
    }

    @Test("are all requests") func requests() throws {
        let requests: [CrewRequest] = [
            .begin(CrewSetting(projectFile: nil, outputFolder: "out", cacheFolder: "c", isDurable: true, workers: 2)),
            .run(JobOrder(index: 3, name: "a", file: "a.yaml", isSound: true, seconds: 2.5, task: .explain)),
            .cancel(4, .timedOut), .cancelAll(.interrupted), .end,
        ]
        for request in requests {
            var reading = PipeReading(bytes(request))
            #expect("\(try CrewRequest.take(from: &reading))" == "\(request)")
            #expect(reading.left == 0)
        }
    }
}
