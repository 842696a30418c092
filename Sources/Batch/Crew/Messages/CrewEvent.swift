/// What a crew tells of its work.
enum CrewEvent: Sendable {
    case started(Int)
    case finished(Int, JobOutcome)
    case progress(phase: String, done: Int, total: Int?)
    case note(String)
    /// Jobs run on a network, of which this was not told before.
    case met(network: String, digest: String)
}

extension CrewEvent: PipeValue {
    func put(into bytes: inout [UInt8]) {
        switch self {
        case .started(let index):
            0.put(into: &bytes)
            index.put(into: &bytes)
        case .finished(let index, let outcome):
            1.put(into: &bytes)
            index.put(into: &bytes)
            outcome.put(into: &bytes)
        case .progress(let phase, let done, let total):
            2.put(into: &bytes)
            phase.put(into: &bytes)
            done.put(into: &bytes)
            total.put(into: &bytes)
        case .note(let sentence):
            3.put(into: &bytes)
            sentence.put(into: &bytes)
        case .met(let network, let digest):
            4.put(into: &bytes)
            network.put(into: &bytes)
            digest.put(into: &bytes)
        }
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> CrewEvent {
        switch try Int.take(from: &bytes) {
        case 0: .started(try Int.take(from: &bytes))
        case 1: .finished(try Int.take(from: &bytes), try JobOutcome.take(from: &bytes))
        case 2:
            .progress(
                phase: try String.take(from: &bytes), done: try Int.take(from: &bytes),
                total: try Int?.take(from: &bytes))
        case 3: .note(try String.take(from: &bytes))
        case 4: .met(network: try String.take(from: &bytes), digest: try String.take(from: &bytes))
        default: throw PipeReading.Damage()
        }
    }
}
