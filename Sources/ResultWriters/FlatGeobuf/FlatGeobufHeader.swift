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
        var fields: [(number: Int, value: FlatBuffer.Field)] = [
            (0, .reference), (1, .reference), (7, .reference), (12, .reference), (8, .long(UInt64(count))),
            // Rows stay in their order, which an index would not let them.
            (9, .short(0)), (2, .byte(FlatGeobufGeometry.kind(of: table.geometry).rawValue)),
        ]
        if system != nil { fields.append((10, .reference)) }
        let places = buffer.put(table: fields, at: FlatBuffer.root)
        buffer.put(text: table.name, at: places[0])
        buffer.put(list: box?.numbers ?? [], room: 4, at: places[1])
        putColumns(at: places[2], into: &buffer)
        buffer.put(text: table.meaning, at: places[3])
        if let system { put(system, at: places[4], into: &buffer) }
        buffer.finish()
        return Self.beginning + buffer.bytes
    }

    private func putColumns(at place: Int, into buffer: inout FlatBuffer) {
        let references = buffer.put(references: names.count, at: place)
        for (index, column) in table.columns.enumerated() {
            let places = buffer.put(
                table: [(0, .reference), (2, .reference), (3, .reference), (1, .byte(column.kind.flatGeobufType))],
                at: references[index])
            buffer.put(text: names[index], at: places[0])
            buffer.put(text: column.title, at: places[1])
            buffer.put(text: column.meaningWithUnit, at: places[2])
        }
    }

    private func put(_ system: SystemDescription, at place: Int, into buffer: inout FlatBuffer) {
        let code = system.code.flatMap { Int32($0) }
        var fields: [(number: Int, value: FlatBuffer.Field)] = [(2, .reference)]
        if let code { fields += [(0, .reference), (1, .number(code))] }
        if system.text != nil { fields.append((4, .reference)) }
        var places = buffer.put(table: fields, at: place)[...]
        buffer.put(text: system.name, at: places.removeFirst())
        if code != nil { buffer.put(text: system.authority ?? "", at: places.removeFirst()) }
        if let text = system.text { buffer.put(text: text, at: places.removeFirst()) }
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
