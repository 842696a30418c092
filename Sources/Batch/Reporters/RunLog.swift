import JobSpec
import Synchronization
import Vocabulary

/// Where a run says how it goes: lines for people, or an object of JSON a line for programs.
public final class RunLog: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        case text, json
    }

    public let format: Format
    private let write: @Sendable (String) -> Void
    /// Jobs of one file find the same mistakes, and none is told twice.
    private let told = Mutex<Set<String>>([])

    /// - Parameter write: takes whole lines.
    public init(_ format: Format, write: @escaping @Sendable (String) -> Void) {
        self.format = format
        self.write = write
    }

    /// Tells of mistakes, each once.
    public func tell(_ mistakes: [Mistake]) {
        for mistake in mistakes where told.withLock({ $0.insert(mistake.text).inserted }) {
            tell(LogEntry(mistake))
        }
    }

    /// Says why nothing ran, or what could not be written.
    public func tell(fault: String) {
        switch format {
        case .text: write("arterial: \(SafeText.lines(fault))\n")
        case .json: tell(LogEntry("error", "", [("message", .text(fault))]))
        }
    }

    func tell(_ entry: LogEntry) {
        switch format {
        case .text: if !entry.text.isEmpty { write(entry.text) }
        case .json: write(entry.json.written() + "\n")
        }
    }
}
