import Dispatch
import Glibc
import Synchronization
import Vocabulary

/// Turns SIGINT, SIGTERM and SIGHUP into a cancellation, while it lives. One at a time.
final class Interrupts {
    /// A program that `nohup` started outlives its terminal.
    private static let numbers = [SIGINT, SIGTERM] + (ignores(SIGHUP) ? [] : [SIGHUP])
    /// What a signal is noted in, whose handler may do little else. A source of signals is ready some time after it was asked
    /// for, and a signal that comes until then is lost.
    private static let bell: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    private let source: any DispatchSourceRead
    /// Whether the next signal is the last one that does not end the program.
    private let isNearlyDone = Atomic(false)

    init(cancelling cancellation: Cancellation) {
        Self.silence()
        source = DispatchSource.makeReadSource(fileDescriptor: Self.bell.reading, queue: .global())
        source.setEventHandler { [weak self] in
            Self.silence()
            cancellation.cancel(.interrupted)
            if self?.isNearlyDone.load(ordering: .relaxed) ?? false { Self.letSignalsEnd() }
        }
        source.resume()
        for number in Self.numbers { signal(number) { _ in Interrupts.ring() } }
        Self.listen()
    }

    /// Who started the program may have kept signals from itself, and that is inherited.
    private static func listen() {
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in numbers { sigaddset(&heard, number) }
        pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    }

    private static func ignores(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Says that what is left is soon done, and is not stopped half-way: a signal is let pass, and the one behind it ends the program
    /// at once, should something not come to its end.
    func letOnePass() { isNearlyDone.store(true, ordering: .relaxed) }

    func stop() {
        Self.letSignalsEnd()
        source.cancel()
    }

    private static func letSignalsEnd() {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// What a handler of signals may call.
    private static func ring() {
        let fault = errno
        var stroke: UInt8 = 1
        // Where the pipe is full there were strokes enough.
        _ = write(bell.writing, &stroke, 1)
        errno = fault
    }

    private static func silence() {
        var strokes = [UInt8](repeating: 0, count: 64)
        while read(bell.reading, &strokes, strokes.count) > 0 {}
    }
}
