import Synchronization

/// Collects what is wrong in all files, so that all of it can be shown at once.
///
/// A thing said twice, as of a node that two aliases name, is kept once. Of the errors and of the warnings of one file at most
/// `limitPerFile` are kept, and all that others kept of it: each job of a file tells its own.
public final class Diagnostics: Sendable {
    /// How many errors, and how many warnings, of one file are kept, but for those taken over.
    public static let limitPerFile = 1_000

    private struct Identity: Hashable {
        let file: String
        let start: Int
        let code: String
        let message: String
    }

    private struct Kind: Hashable {
        let file: String
        let severity: Diagnostic.Severity

        init(_ diagnostic: Diagnostic) { (file, severity) = (diagnostic.file, diagnostic.severity) }

        /// Says that not all of them are shown.
        var note: Diagnostic {
            severity == .error
                ? Diagnostic(.note, Mistake.moreNotShown, file: file, "there are more mistakes than are shown")
                : Diagnostic(.note, "more_warnings_not_shown", file: file, "there are more warnings than are shown")
        }
    }

    private struct State {
        var kept: [Diagnostic] = []
        var seen: Set<Identity> = []
        var counts: [Kind: Int] = [:]
        /// Of which not all are kept.
        var cut: Set<Kind> = []
        var errorCount = 0
        var secrets: Set<WrittenText.Value> = []

        /// - Returns: whether it was not known before.
        mutating func isNew(_ diagnostic: Diagnostic) -> Bool {
            let identity = Identity(
                file: diagnostic.file, start: diagnostic.mark?.start ?? -1, code: diagnostic.code,
                message: diagnostic.message)
            return seen.insert(identity).inserted
        }
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
        state.withLock { state in
            guard state.isNew(diagnostic) else { return }
            if diagnostic.severity == .error { state.errorCount += 1 }
            let kind = Kind(diagnostic)
            state.counts[kind, default: 0] += 1
            if state.counts[kind, default: 0] <= Diagnostics.limitPerFile {
                state.kept.append(diagnostic)
            } else {
                state.cut.insert(kind)
            }
        }
    }

    /// Takes over all that others kept, and what they hide.
    ///
    /// - Parameter codes: of those that are not taken over.
    public func add(allOf others: Diagnostics, without codes: Set<String> = []) {
        let theirs = others.state.withLock { $0 }
        hide(Array(theirs.secrets))
        let secrets = state.withLock { $0.secrets }
        let taken = theirs.kept.filter { !codes.contains($0.code) }.map { $0.hiding(secrets) }
        state.withLock { state in
            for diagnostic in taken where state.isNew(diagnostic) {
                if diagnostic.severity == .error { state.errorCount += 1 }
                state.kept.append(diagnostic)
            }
            state.errorCount += theirs.errorCount - theirs.kept.count { $0.severity == .error }
            state.cut.formUnion(theirs.cut)
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

    /// All that were kept, by file and place; where some of a file were not, a note at its end says so.
    public var sorted: [Diagnostic] {
        let (kept, cut) = state.withLock { ($0.kept, $0.cut) }
        return kept.sorted(by: Diagnostic.isShownBefore) + cut.map(\.note).sorted(by: Diagnostic.isShownBefore)
    }

    /// All of them as text for people.
    public func rendered() -> String {
        sorted.map { $0.rendered() }.joined()
    }
}
