/// The text of a TSPLIB file, parted into keywords with values and sections with numbers.
struct TSPLIBText {
    struct Value {
        let text: String
        let line: Int
    }

    /// By keyword; sections are not among them.
    private(set) var values: [String: Value] = [:]
    /// By the section's keyword.
    private(set) var numbers: [String: [Value]] = [:]
    private(set) var sectionLines: [String: Int] = [:]
    private(set) var lineCount = 0
    private let file: String

    init(_ text: String, file: String) throws {
        self.file = file
        var section: String?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lineCount = number + 1
            let words = line.split { $0.isWhitespace }
            guard let first = words.first else { continue }
            if first == "EOF" { return }
            if first.first!.isLetter {
                section = try read(line, at: lineCount)
            } else if let section {
                numbers[section, default: []] += words.map { Value(text: String($0), line: lineCount) }
            } else {
                throw error(lineCount, "numbers stand here, but no section like NODE_COORD_SECTION has begun")
            }
        }
    }

    /// Reads a line with a keyword; returns it where a section begins.
    private mutating func read(_ line: Substring, at number: Int) throws -> String? {
        let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let keyword = String(halves[0].filter { !$0.isWhitespace })
        if keyword.hasSuffix("_SECTION") {
            numbers[keyword] = []
            sectionLines[keyword] = number
            return keyword
        }
        guard halves.count == 2 else {
            throw error(number, "a line like `DIMENSION : 52` is expected, not `\(line)`")
        }
        let value = halves[1].split { $0.isWhitespace }.joined(separator: " ")
        values[keyword] = Value(text: value, line: number)
        return nil
    }

    func error(_ line: Int, _ reason: String) -> TSPLIBError { TSPLIBError(file: file, line: line, reason: reason) }

    func value(of keyword: String) throws -> Value {
        guard let value = values[keyword] else { throw error(lineCount, "there is no \(keyword)") }
        return value
    }

    /// The numbers of a section, which must be as many as said.
    func numbers(of section: String, count: Int) throws -> [Double] {
        guard let found = numbers[section], let line = sectionLines[section] else {
            throw error(lineCount, "there is no \(section)")
        }
        guard found.count == count else {
            throw error(found.last?.line ?? line, "\(section) holds \(found.count) numbers instead of \(count)")
        }
        return try found.map { value in
            guard let number = Double(value.text), number.isFinite else {
                throw error(value.line, "`\(value.text)` is no number")
            }
            return number
        }
    }
}
