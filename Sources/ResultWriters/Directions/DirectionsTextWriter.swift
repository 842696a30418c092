import Results

/// Lays out `directions.txt`, to be read and printed, from the rows of the table called `directions`.
///
///     Night shift
///     ===========
///
///     Hospital to depot
///     -----------------
///
///     2026-05-01
///       1. 08:00 Leave Hospital, heading north on Avenue         350 m         45 s
///                Pasteur
///       2. 08:01 Turn left onto Rue Grimaldi                    1.2 km  3 min 20 s
///                (slowed by Floods for 320 m)
///                                                           ---------------------
///          Total                                                1.6 km  4 min 05 s
///
///     © OpenStreetMap contributors, ODbL
///
/// No line is wider than 80 columns. Clock times stand there where the rows have them, under their day: at the first step, and
/// where the next day has begun; and where clocks have been put forward or back, with the new offset from UTC. Rows come a
/// route at a time. A route's total is the cumulative length and time of its last row that has them, with that row's own.
public final class DirectionsTextWriter: TableWriter {
    private static let lineWidth = 80
    private static let numberWidth = 5
    private static let clockWidth = 6
    private static let lengthWidth = 10
    private static let timeWidth = 13

    private enum Field: String, CaseIterable {
        case route, step, text, length, time, note
        case cumulLength = "cumul_length"
        case cumulTime = "cumul_time"
        case startTime = "start_time"
    }

    private let file: OutputFile
    private let columns: NamedColumns<Field>
    private let layout: DirectionsLayout
    private var route: Value?
    /// When the last step that has a time began.
    private var last: Start?
    private var totalLength = Value.null
    private var totalTime = Value.null

    /// - Parameter table: the one called `directions`.
    /// - Throws: `WriteError`.
    public init(file: OutputFile, table: Table, layout: DirectionsLayout) throws {
        self.file = file
        columns = NamedColumns(of: table)
        self.layout = layout
        try writeHeading(layout.title, underline: "=")
    }

    public func append(_ row: ResultRow) throws {
        func value(_ field: Field) -> Value { columns.value(field, of: row) }
        if value(.route) != route { try begin(value(.route)) }
        try writeStep(value)
        totalLength = Self.sum(value(.cumulLength), value(.length)) ?? totalLength
        totalTime = Self.sum(value(.cumulTime), value(.time)) ?? totalTime
    }

    public func finish() throws {
        try endRoute()
        if let attribution = layout.attribution {
            try write("")
            for line in PrintedText.wrapped(attribution, width: Self.lineWidth) { try write(line) }
        }
        try file.close()
    }

    private func begin(_ next: Value) throws {
        try endRoute()
        route = next
        last = nil
        totalLength = .null
        totalTime = .null
        try write("")
        try writeHeading(Self.plain(next), underline: "-")
        try write("")
    }

    private func endRoute() throws {
        guard route != nil else { return }
        let rule = String(repeating: "-", count: Self.lengthWidth + Self.timeWidth - 2)
        try write(PrintedText.right(rule, width: Self.lineWidth))
        let total = PrintedText.line(layout.language.total)
        try writeLine(head: "", [total], spoken(totalLength), spoken(totalTime))
    }

    private func writeHeading(_ text: String, underline: Character) throws {
        let lines = PrintedText.wrapped(text, width: Self.lineWidth)
        for line in lines { try write(line) }
        try write(String(repeating: underline, count: lines.map(PrintedText.columns).max() ?? 0))
    }

    /// The numbers stand on the step's first line; a length or time of nothing is left blank.
    private func writeStep(_ value: (Field) -> Value) throws {
        let number = PrintedText.right(Self.plain(value(.step)) + ".", width: Self.numberWidth - 1) + " "
        let start = Start(value(.startTime))
        if let start {
            if let day = start.heading(after: last) { try write(day) }
            last = start
        }
        let clock = start.map { PrintedText.left(String($0.clock), width: Self.clockWidth) } ?? ""
        let note = Self.plain(value(.note))
        let (length, time) = (value(.length), value(.time))
        try writeLine(
            head: number + clock, [Self.plain(value(.text))] + (note.isEmpty ? [] : ["(\(note))"]),
            length == .length(millimetres: 0) ? "" : spoken(length),
            time == .duration(milliseconds: 0) ? "" : spoken(time))
    }

    /// - Parameter paragraphs: the first of them stands beside the length and the time.
    private func writeLine(head: String, _ paragraphs: [String], _ length: String, _ time: String) throws {
        let indent = max(Self.numberWidth, PrintedText.columns(head))
        let amounts =
            PrintedText.right(" " + length, width: Self.lengthWidth)
            + PrintedText.right(" " + time, width: Self.timeWidth)
        let textWidth = max(20, Self.lineWidth - indent - PrintedText.columns(amounts))
        let lines = paragraphs.flatMap { PrintedText.wrapped($0, width: textWidth) }
        try write(
            PrintedText.left(head, width: indent) + PrintedText.left(lines[0], width: textWidth) + amounts)
        for line in lines.dropFirst() { try write(String(repeating: " ", count: indent) + line) }
    }

    private func spoken(_ value: Value) -> String {
        let quantities = layout.language.quantities
        return switch value {
        case .length(let millimetres): quantities.length(millimetres: millimetres, layout.units)
        case .duration(let milliseconds): quantities.time(milliseconds: milliseconds)
        default: Self.plain(value)
        }
    }

    private static func sum(_ one: Value, _ other: Value) -> Value? {
        switch (one, other) {
        case (.length(let one), .length(let other)): .length(millimetres: one + other)
        case (.duration(let one), .duration(let other)): .duration(milliseconds: one + other)
        default: nil
        }
    }

    private static func plain(_ value: Value) -> String {
        var buffer = ByteBuffer()
        buffer.append(plain: value)
        return PrintedText.line(buffer.text)
    }

    /// Writes a line without the spaces at its end.
    private func write(_ line: String) throws {
        let kept = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
        try file.write { buffer in
            if let kept { buffer.append(text: String(line[...kept])) }
            buffer.append(UInt8(ascii: "\n"))
        }
    }
}

/// When a step begins, as clocks show it.
private struct Start {
    let day: Substring
    /// Hours and minutes.
    let clock: Substring
    /// From UTC, such as `+02:00`.
    private let offset: Substring

    /// Of a time as ISO 8601 has it, with seconds.
    init?(_ value: Value) {
        guard case .text(let text) = value, let mark = text.firstIndex(of: "T") else { return nil }
        let time = text[text.index(after: mark)...]
        (day, clock, offset) = (text[..<mark], time.prefix(5), time.dropFirst(8))
    }

    /// What stands above the step that begins then; nil where clocks have gone on from a step before on the same day.
    func heading(after last: Start?) -> String? {
        guard let last else { return String(day) }
        if offset != last.offset { return "\(day), UTC\(offset)" }
        return day == last.day ? nil : String(day)
    }
}
