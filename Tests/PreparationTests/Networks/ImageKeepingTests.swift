import ImageFile
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import Preparation

@Suite("An image that another process makes")
struct ImageKeepingTests {
    /// Remembers what it was told, and cancels when it was told so often.
    private final class Listener: ProgressObserver {
        private let told = Mutex<[String]>([])
        private let mostTold: Int
        private let cancellation = Cancellation()

        init(cancellingAfter mostTold: Int) { self.mostTold = mostTold }

        func progress(_ phase: String, done: Int, total: Int?) { hear("phase: \(phase)") }

        func note(_ sentence: String) { hear("note: \(sentence)") }

        private func hear(_ sentence: String) {
            let count = told.withLock {
                $0.append(sentence)
                return $0.count
            }
            if count == mostTold { cancellation.cancel(.interrupted) }
        }

        var sentences: [String] { told.withLock { $0 } }

        var context: RunContext { RunContext(cancellation: cancellation, progress: self) }
    }

    private static let sentence = "waiting for town.streets, which another process makes"

    @Test(
        "is waited for: whoever watches is told at once, and the log once when it takes long",
        arguments: [
            (1, ["phase: " + sentence]), (2, ["phase: " + sentence, "note: " + sentence]),
        ])
    func waiting(heard: Int, sentences: [String]) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("town.streets")
        let lock = try ImageLock(for: path)
        let listener = Listener(cancellingAfter: heard)
        let keeping = ImageKeeping<Void>(
            path: path, rebuilds: false, context: listener.context,
            open: { throw ImageError.notFound(path: path) }, make: { throw ImageError.notFound(path: path) },
            fromMemory: { _ in }, patience: 3)
        #expect(throws: Cancelled.self) { try keeping.content() }
        #expect(listener.sentences == sentences)
        withExtendedLifetime(lock) {}
    }
}
