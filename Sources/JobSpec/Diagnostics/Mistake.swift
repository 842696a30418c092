import Vocabulary

/// A diagnostic that has left its file: what reports and other processes need of it.
public struct Mistake: Sendable, Equatable, Codable {
    /// `error`, `warning` or `note`.
    public let severity: String
    /// A stable word in snake_case that programs may test.
    public let code: String
    /// The file's name as messages show it.
    public let file: String
    /// Where it begins; nil where it is the file as a whole.
    public let start: Place?
    /// The place after its end.
    public let end: Place?
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// What would be right.
    public let help: String?
    /// The whole of it for people: lines with the place, the line of the file, a caret and the help.
    public let text: String

    /// A place in a file, counted from 1.
    public struct Place: Sendable, Equatable, Codable {
        public let line: Int
        public let column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    public init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity.rawValue
        code = diagnostic.code
        file = diagnostic.file
        start = diagnostic.mark.map { Place(line: $0.line, column: $0.column) }
        end = diagnostic.mark.map { mark in
            let end = Mark(mark.file, mark.end, mark.end)
            return Place(line: end.line, column: end.column)
        }
        message = diagnostic.message
        help = diagnostic.help
        text = diagnostic.rendered()
    }

    /// A mistake at a place in a file that is not open any more.
    public init(at place: FilePlace, _ code: String, _ message: String) {
        severity = Diagnostic.Severity.error.rawValue
        self.code = code
        file = place.file
        start = Place(line: place.line, column: place.column)
        end = nil
        self.message = message
        help = nil
        text = SafeText.line("\(place): \(severity): \(message)") + "\n"
    }

    /// The code of what says that there are more mistakes of a file.
    static let moreNotShown = "more_not_shown"

    /// Whether it is none itself, and says that its file has more.
    public var tellsOfMore: Bool { code == Mistake.moreNotShown }

    public var isError: Bool { severity == Diagnostic.Severity.error.rawValue }

    /// `file:line:column: message`, on one line.
    public var sentence: String {
        let place = start.map { ":\($0.line):\($0.column)" } ?? ""
        return SafeText.line("\(file)\(place): \(message)")
    }
}

extension [Mistake] {
    /// The first error's sentence, and how many more there are; nil where there is none.
    public var firstErrorSentence: String? {
        let errors = filter(\.isError)
        let rest = errors.count - 1
        return errors.first.map { first in
            first.sentence + (isCut ? ", and more than \(rest) more" : rest > 0 ? ", and \(rest) more" : "")
        }
    }

    /// Whether there are more than these.
    public var isCut: Bool { contains(where: \.tellsOfMore) }

    /// By file and place, each once.
    public func inOrder() -> [Mistake] {
        var seen: Set<String> = []
        return sorted { left, right in
            if left.file != right.file { return left.file < right.file }
            let (leftPlace, rightPlace) = (left.start, right.start)
            return (leftPlace?.line ?? 0, leftPlace?.column ?? 0, left.code, left.message)
                < (rightPlace?.line ?? 0, rightPlace?.column ?? 0, right.code, right.message)
        }.filter { seen.insert("\($0.sentence) \($0.code)").inserted }
    }
}

extension Diagnostics {
    /// What was collected, by file and place.
    public var mistakes: [Mistake] { sorted.map(Mistake.init) }
}
