import Dispatch
import Glibc
import Synchronization
import Vocabulary

/// A crew in a process of its own: whatever happens to it, this process goes on.
final class ProcessCrew: Crew {
    private let process: ChildProcess
    /// Where requests are written; nil as soon as the process has ended: the number may be another file's then.
    private let requests: Mutex<Int32?>
    /// Requests go out one after the other, and nobody waits for a process that does not read.
    private let writing = DispatchQueue(label: "requests to a crew")
    private let lastWords = Mutex<[UInt8]>([])

    private static let lastWordsKept = 2000

    /// Begins with a process that was told nothing so far.
    ///
    /// - Parameters:
    ///   - lock: that of the output folder, which is held for as long as either process lives.
    ///   - tell: called from a thread of its own.
    ///   - ended: called once, behind all of `tell`.
    init(
        _ process: ChildProcess, setting: CrewSetting, lock: Int32?, tell: @escaping @Sendable (CrewEvent) -> Void,
        ended: @escaping @Sendable (CrewEnd) -> Void
    ) {
        self.process = process
        requests = Mutex(process.requests)
        let wordsEnded = DispatchSemaphore(value: 0)
        DispatchQueue(label: "words of a crew").async { [self] in
            MessagePipe.readPieces(from: process.words) { piece in
                lastWords.withLock { $0 = ($0 + piece).suffix(Self.lastWordsKept) }
                return true
            }
            wordsEnded.signal()
        }
        DispatchQueue(label: "events of a crew").async { [self] in
            MessagePipe.read(CrewEvent.self, from: process.events, take: tell)
            wordsEnded.wait()
            let end = process.end()
            writing.async { [self] in stopWriting() }
            let words = String(decoding: lastWords.withLock { $0 }, as: UTF8.self)
            ended(end == .exited(0) ? .closed : .died(end, lastWords: words))
        }
        writing.async { DescriptorPassing.send(lock, to: process.requests) }
        send(.begin(setting))
    }

    var memory: Int? { ProcessMemory.held(by: process.id) }

    func assign(_ order: JobOrder) { send(.run(order)) }
    func cancel(_ index: Int, _ reason: Cancellation.Reason) { send(.cancel(index, reason)) }
    func cancelAll(_ reason: Cancellation.Reason) { send(.cancelAll(reason)) }
    func close() { send(.end) }
    func kill() { process.kill() }

    private func send(_ request: CrewRequest) {
        writing.async { [self] in
            if let descriptor = requests.withLock(\.self) { MessagePipe.write(request, to: descriptor) }
        }
    }

    /// Only from the queue of requests, so that none is on its way.
    private func stopWriting() {
        if let descriptor = requests.withLock({ $0.take() }) { _ = Glibc.close(descriptor) }
    }
}
