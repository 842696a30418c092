import Vocabulary

/// What a crew in a process of its own is told.
enum CrewRequest: Sendable {
    /// First of all.
    case begin(CrewSetting)
    case run(JobOrder)
    case cancel(Int, Cancellation.Reason)
    case cancelAll(Cancellation.Reason)
    /// There is nothing more to do: the process ends when what it has begun is done.
    case end
}

extension CrewRequest: PipeValue {
    func put(into bytes: inout [UInt8]) {
        switch self {
        case .begin(let setting):
            0.put(into: &bytes)
            setting.put(into: &bytes)
        case .run(let order):
            1.put(into: &bytes)
            order.put(into: &bytes)
        case .cancel(let index, let reason):
            2.put(into: &bytes)
            index.put(into: &bytes)
            reason.put(into: &bytes)
        case .cancelAll(let reason):
            3.put(into: &bytes)
            reason.put(into: &bytes)
        case .end: 4.put(into: &bytes)
        }
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> CrewRequest {
        switch try Int.take(from: &bytes) {
        case 0: .begin(try CrewSetting.take(from: &bytes))
        case 1: .run(try JobOrder.take(from: &bytes))
        case 2: .cancel(try Int.take(from: &bytes), try Cancellation.Reason.take(from: &bytes))
        case 3: .cancelAll(try Cancellation.Reason.take(from: &bytes))
        case 4: .end
        default: throw PipeReading.Damage()
        }
    }
}

extension CrewSetting: SeldomPipeValue {}

extension Cancellation.Reason: SeldomPipeValue {}

extension JobOrder: PipeValue {
    func put(into bytes: inout [UInt8]) {
        index.put(into: &bytes)
        name.put(into: &bytes)
        file.put(into: &bytes)
        isSound.put(into: &bytes)
        seconds.put(into: &bytes)
        task.put(into: &bytes)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> JobOrder {
        JobOrder(
            index: try Int.take(from: &bytes), name: try String.take(from: &bytes),
            file: try String.take(from: &bytes), isSound: try Bool.take(from: &bytes),
            seconds: try Double?.take(from: &bytes), task: try Task.take(from: &bytes))
    }
}

extension JobOrder.Task: PipeValue {}
