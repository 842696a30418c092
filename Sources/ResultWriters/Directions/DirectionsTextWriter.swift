import Results

/// Lays out `directions.txt`, to be read and printed, from the rows of the table called `directions`.
///
///     Night shift
///     ===========
///
///     Hospital to depot
///     -----------------
///
///       1. Leave Hospital, heading north on Avenue Pasteur         350 m           45 s
///       2. Turn left onto Rue Grimaldi                            1.2 km     3 min 20 s
///                                                              -----------------------
///          Total                                                  1.5 km     4 min 05 s
///
///     © OpenStreetMap contributors, ODbL
///
/// No line is wider than 100 columns. Rows come a route at a time. A route's total is the cumulative length and time
/// of its last row that has them.
public final class DirectionsTextWriter: TableWriter {
    private static let lineWidth = 100
    private static let lengthWidth = 10
    private static let timeWidth = 15

    /// The columns of the table, in its order.
    private enum Field: Int {
        case route, step, text, street, length, time, cumulLength, cumulTime, maneuver, stop
    }

    private let file: OutputFile
    private let layout: DirectionsLayout
    private var route: Value?
    private var totalLength = Value.null
    private var totalTime = Value.null

    /// - Throws: `WriteError`.
    public convenience init(
        file: OutputFile, units: DirectionsLayout.Units, title: String, attribution: String?
    ) throws {
        try self.init(file: file, layout: DirectionsLayout(units: units, title: title, attribution: attribution))
    }

    /// - Throws: `WriteError`.
    public init(file: OutputFile, layout: DirectionsLayout) throws {
        self.file = file
        self.layout = layout
        try writeHeading(layout.title, underline: "=")
    }

    /// - Parameter row: route, step, text, street, length, time, cumul_length, cumul_time, maneuver, stop.
    public func append(_ row: ResultRow) throws {
        precondition(row.values.count > Field.stop.rawValue, "a row of directions has ten values")
        let values = row.values
        if values[Field.route.rawValue] != route { try begin(values[Field.route.rawValue]) }
        try writeStep(values)
        if values[Field.cumulLength.rawValue] != .null { totalLength = values[Field.cumulLength.rawValue] }
        if values[Field.cumulTime.rawValue] != .null { totalTime = values[Field.cumulTime.rawValue] }
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
        try writeLine(number: "", "Total", spoken(totalLength), spoken(totalTime))
    }

    private func writeHeading(_ text: String, underline: Character) throws {
        let lines = PrintedText.wrapped(text, width: Self.lineWidth)
        for line in lines { try write(line) }
        try write(String(repeating: underline, count: lines.map(PrintedText.columns).max() ?? 0))
    }

    /// The numbers stand on the step's first line; a length or time of nothing is left blank.
    private func writeStep(_ values: [Value]) throws {
        let number = Self.plain(values[Field.step.rawValue]) + "."
        let length = values[Field.length.rawValue]
        let time = values[Field.time.rawValue]
        try writeLine(
            number: number, Self.plain(values[Field.text.rawValue]),
            length == .length(millimetres: 0) ? "" : spoken(length),
            time == .duration(milliseconds: 0) ? "" : spoken(time))
    }

    private func writeLine(number: String, _ text: String, _ length: String, _ time: String) throws {
        let numberColumn = PrintedText.right(number, width: 4) + " "
        let indent = PrintedText.columns(numberColumn)
        let textWidth = max(20, Self.lineWidth - indent - Self.lengthWidth - Self.timeWidth)
        let lines = PrintedText.wrapped(text, width: textWidth)
        try write(
            numberColumn + PrintedText.left(lines[0], width: textWidth)
                + PrintedText.right(length, width: Self.lengthWidth)
                + PrintedText.right(time, width: Self.timeWidth))
        for line in lines.dropFirst() { try write(String(repeating: " ", count: indent) + line) }
    }

    private func spoken(_ value: Value) -> String {
        switch value {
        case .length(let millimetres): SpokenQuantity.length(millimetres: millimetres, layout.units)
        case .duration(let milliseconds): SpokenQuantity.time(milliseconds: milliseconds)
        default: Self.plain(value)
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
            if let kept { buffer.append(String(line[...kept])) }
            buffer.append(UInt8(ascii: "\n"))
        }
    }
}
