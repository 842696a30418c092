import Synchronization

/// Collects what is wrong in all files, so that all of it can be shown at once.
///
/// A thing said twice, as of a node that two aliases name, is kept once. Of one file at most `limitPerFile` are kept and
/// the rest counted.
public final class Diagnostics: Sendable {
    /// How many diagnostics of one file are kept.
    public static let limitPerFile = 1_000

    private struct Identity: Hashable {
        let file: String
        let start: Int
        let code: String
        let message: String
    }

    private struct State {
        var kept: [Diagnostic] = []
        var seen: Set<Identity> = []
        var countOfFile: [String: Int] = [:]
        var errorCount = 0
        var secrets: Set<WrittenText.Value> = []
    }

    private let state = Mutex(State())

    public init() {}

    /// - Parameter other: what it hides is hidden here, too.
    public init(hidingAs other: Diagnostics) {
        let secrets = other.state.withLock { $0.secrets }
        state.withLock { $0.secrets = secrets }
    }

    /// Takes note of values in connections that no message is to show.
    func hide(_ secrets: [WrittenText.Value]) { state.withLock { $0.secrets.formUnion(secrets) } }

    public func add(_ diagnostic: Diagnostic) {
        let diagnostic = diagnostic.hiding(state.withLock { $0.secrets })
        let identity = Identity(
            file: diagnostic.file, start: diagnostic.mark?.start ?? -1, code: diagnostic.code,
            message: diagnostic.message)
        state.withLock { state in
            guard state.seen.insert(identity).inserted else { return }
            if diagnostic.severity == .error { state.errorCount += 1 }
            state.countOfFile[diagnostic.file, default: 0] += 1
            if state.countOfFile[diagnostic.file, default: 0] <= Diagnostics.limitPerFile {
                state.kept.append(diagnostic)
            }
        }
    }

    /// Takes over what others collected, and what they hide.
    ///
    /// - Parameter codes: of those that are not taken over.
    public func add(allOf others: Diagnostics, without codes: Set<String> = []) {
        let (kept, counts, errorCount) = others.state.withLock { ($0.kept, $0.countOfFile, $0.errorCount) }
        hide(Array(others.state.withLock { $0.secrets }))
        for diagnostic in kept where !codes.contains(diagnostic.code) { add(diagnostic) }
        let keptErrors = kept.count { $0.severity == .error }
        state.withLock { state in
            state.errorCount += errorCount - keptErrors
            for (file, count) in counts where count > Diagnostics.limitPerFile {
                state.countOfFile[file, default: 0] += count - Diagnostics.limitPerFile
            }
        }
    }

    public func error(_ code: String, at mark: Mark, _ message: String, help: String? = nil) {
        add(Diagnostic(.error, code, at: mark, message, help: help))
    }

    public func warning(_ code: String, at mark: Mark, _ message: String, help: String? = nil) {
        add(Diagnostic(.warning, code, at: mark, message, help: help))
    }

    /// How many errors were found so far, those not kept included.
    public var errorCount: Int { state.withLock { $0.errorCount } }

    public var hasErrors: Bool { errorCount > 0 }

    /// The codes of those that were kept.
    public var errorCodes: Set<String> {
        state.withLock { Set($0.kept.filter { $0.severity == .error }.map(\.code)) }
    }

    /// All that were kept, by file and place; where some of a file were not, a note at its end says how many.
    public var sorted: [Diagnostic] {
        let (kept, counts) = state.withLock { ($0.kept, $0.countOfFile) }
        let notes = counts.filter { $0.value > Diagnostics.limitPerFile }.map { file, count in
            Diagnostic(.note, "more_not_shown", file: file, "\(count - Diagnostics.limitPerFile) more are not shown")
        }
        return kept.sorted(by: Diagnostic.isShownBefore) + notes.sorted(by: Diagnostic.isShownBefore)
    }

    /// All of them as text for people.
    public func rendered() -> String {
        sorted.map { $0.rendered() }.joined()
    }
}
