import Vocabulary

/// A place in a source file: where something begins and ends.
public struct Mark: Sendable, Equatable {
    public let file: SourceFile
    /// The first scalar, counted from the start of the file.
    let start: Int
    /// The scalar after the last.
    let end: Int

    init(_ file: SourceFile, _ start: Int, _ end: Int) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The file's name as messages show it.
    public var fileName: String { file.name }

    /// The line, counted from 1.
    public var line: Int { file.line(atOffset: file.offset(ofScalar: start)) + 1 }

    /// The column, counted from 1 in characters as people see them.
    public var column: Int {
        let offset = file.offset(ofScalar: start)
        let lineStart = file.lineRange(file.line(atOffset: offset)).lowerBound
        // Finding character boundaries in an endless line would take as long for each error in it.
        guard offset - lineStart <= 100_000 else { return start - file.scalar(atOffset: lineStart) + 1 }
        return String(decoding: file.bytes[lineStart..<offset], as: UTF8.self).count + 1
    }

    public static func == (left: Mark, right: Mark) -> Bool {
        left.start == right.start && left.end == right.end && left.file.name == right.file.name
    }
}

extension Mark: CustomStringConvertible {
    /// Where it begins.
    public var place: FilePlace { FilePlace(file: fileName, line: line, column: column) }

    public var description: String { place.description }
}
