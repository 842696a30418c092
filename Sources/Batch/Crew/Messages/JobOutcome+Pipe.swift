import JobSpec
import Vocabulary

extension JobOutcome: PipeValue {
    func put(into bytes: inout [UInt8]) {
        job.put(into: &bytes)
        file.put(into: &bytes)
        state.put(into: &bytes)
        reason.put(into: &bytes)
        seconds.put(into: &bytes)
        peakMegabytes.put(into: &bytes)
        counts.put(into: &bytes)
        messages.put(into: &bytes)
        mistakes.put(into: &bytes)
        places.put(into: &bytes)
        values.put(into: &bytes)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> JobOutcome {
        let (job, file) = (try String.take(from: &bytes), try String.take(from: &bytes))
        var outcome = JobOutcome(
            job, try JobState.take(from: &bytes), reason: try String?.take(from: &bytes))
        outcome.file = file
        outcome.seconds = try Double.take(from: &bytes)
        outcome.peakMegabytes = try Int?.take(from: &bytes)
        outcome.counts = try [TableCount].take(from: &bytes)
        outcome.messages = try [Message].take(from: &bytes)
        outcome.mistakes = try [Mistake].take(from: &bytes)
        outcome.places = try [FoundPlace].take(from: &bytes)
        outcome.values = try [ToldValue].take(from: &bytes)
        return outcome
    }
}

extension JobState: PipeValue {}

extension TableCount: PipeValue {
    func put(into bytes: inout [UInt8]) {
        table.put(into: &bytes)
        rows.put(into: &bytes)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> TableCount {
        TableCount(table: try String.take(from: &bytes), rows: try Int.take(from: &bytes))
    }
}

extension Message: PipeValue {
    func put(into bytes: inout [UInt8]) {
        severity.put(into: &bytes)
        code.put(into: &bytes)
        text.put(into: &bytes)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Message {
        Message(
            try Severity.take(from: &bytes), try String.take(from: &bytes), try String.take(from: &bytes))
    }
}

extension Message.Severity: PipeValue {}
extension Mistake: SeldomPipeValue {}
extension FoundPlace: SeldomPipeValue {}
extension ToldValue: SeldomPipeValue {}
