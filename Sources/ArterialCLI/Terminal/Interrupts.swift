import Dispatch
import Glibc
import Vocabulary

/// Turns SIGINT and SIGTERM into a cancellation, while it lives.
final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    init(cancelling cancellation: Cancellation) {
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { cancellation.cancel(.interrupted) }
            source.resume()
            return source
        }
    }

    func stop() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
