import FeatureSources
import Geometry
import Results

/// What a file of FlatGeobuf begins with: what its rows are, where they lie, and how many they are (flatgeobuf.org, header.fbs).
struct FlatGeobufHeader {
    /// The letters "fgb", twice, with the versions of the format.
    private static let beginning: [UInt8] = [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 1]

    let table: Table
    /// The columns' names in the file.
    let names: [String]
    /// Nil for a table without geometry.
    let system: SystemDescription?

    /// The same count of bytes, whatever the rows are.
    ///
    /// - Parameter box: around all of them: least x and y, greatest x and y; nil where there is none.
    func bytes(count: Int, box: FlatGeobufBox?) -> [UInt8] {
        var buffer = FlatBuffer()
        buffer.begin()
        // Count, index, kind; name, box, columns, meaning, system. An index would not let rows stay in their order.
        let form = FlatTable(
            [(8, 8), (0, 4), (1, 4), (7, 4), (12, 4)] + (system == nil ? [] : [(10, 4)]) + [(9, 2), (2, 1)])
        let start = buffer.put(form, at: FlatBuffer.root)
        let kind = system == nil ? 6 : 7
        buffer.set(UInt64(count), at: start + form[0])
        buffer.set(FlatGeobufGeometry.kind(of: table.geometry).rawValue, at: start + form[kind])
        buffer.put(text: table.name, at: start + form[1])
        buffer.put(list: box?.numbers ?? [], room: 4, at: start + form[2])
        putColumns(at: start + form[3], into: &buffer)
        buffer.put(text: table.meaning, at: start + form[4])
        if let system { put(system, at: start + form[5], into: &buffer) }
        buffer.finish()
        return Self.beginning + buffer.bytes
    }

    private func putColumns(at place: Int, into buffer: inout FlatBuffer) {
        // Name, title, description, type.
        let form = FlatTable([(0, 4), (2, 4), (3, 4), (1, 1)])
        let references = buffer.put(references: names.count, at: place)
        for (index, column) in table.columns.enumerated() {
            let start = buffer.put(form, at: references + 4 * index)
            buffer.set(column.kind.flatGeobufType, at: start + form[3])
            buffer.put(text: names[index], at: start + form[0])
            buffer.put(text: column.title, at: start + form[1])
            buffer.put(text: column.meaningWithUnit, at: start + form[2])
        }
    }

    private func put(_ system: SystemDescription, at place: Int, into buffer: inout FlatBuffer) {
        // Name; organisation and code; well-known text.
        let code = system.code.flatMap { Int32($0) }
        let form = FlatTable([(2, 4)] + (code == nil ? [] : [(0, 4), (1, 4)]) + (system.text == nil ? [] : [(4, 4)]))
        let start = buffer.put(form, at: place)
        buffer.put(text: system.name, at: start + form[0])
        if let code {
            buffer.put(text: system.authority ?? "", at: start + form[1])
            buffer.set(code, at: start + form[2])
        }
        if let text = system.text { buffer.put(text: text, at: start + form[code == nil ? 1 : 3]) }
    }
}

/// The rectangle round rows in the coordinate system of a file.
struct FlatGeobufBox {
    private var low: Position
    private var high: Position

    init(_ position: Position) { (low, high) = (position, position) }

    /// Least x and y, greatest x and y.
    var numbers: [Double] { [low.x, low.y, high.x, high.y] }

    mutating func extend(to position: Position) {
        low = Position(x: min(low.x, position.x), y: min(low.y, position.y))
        high = Position(x: max(high.x, position.x), y: max(high.y, position.y))
    }
}

extension Column.Kind {
    /// ColumnType of header.fbs.
    fileprivate var flatGeobufType: UInt8 {
        switch self {
        case .boolean: 2
        case .integer: 7
        case .number: 10
        case .text: 11
        }
    }
}
