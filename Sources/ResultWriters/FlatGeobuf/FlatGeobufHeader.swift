import FeatureSources
import Geometry
import Results
import Vocabulary

/// What a file of FlatGeobuf begins with: what its rows are, where they lie, and how many they are (flatgeobuf.org, header.fbs).
struct FlatGeobufHeader {
    /// The letters "fgb", twice, with the versions of the format.
    private static let beginning: [UInt8] = [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 1]

    let table: Table
    /// The columns' names in the file.
    let names: [String]
    /// Nil for a table without geometry.
    let system: SystemDescription?
    /// Whose data the rows are made of.
    let attribution: String?

    /// The same count of bytes, whatever the rows are.
    ///
    /// - Parameter box: around all of them: least x and y, greatest x and y; nil where there is none.
    func bytes(count: Int, box: FlatGeobufBox?) -> [UInt8] {
        var buffer = FlatBuffer()
        buffer.begin()
        var fields = [(Field.count, 8), (Field.name, 4), (Field.box, 4), (Field.columns, 4), (Field.description, 4)]
        if system != nil { fields.append((Field.system, 4)) }
        if attribution != nil { fields.append((Field.metadata, 4)) }
        // Of zero entries: an index would not let rows stay in their order.
        let form = FlatTable(fields + [(Field.index, 2), (Field.kind, 1)])
        let start = buffer.put(form, at: FlatBuffer.root)
        buffer.set(UInt64(count), at: start + form[Field.count])
        buffer.set(FlatGeobufGeometry.kind(of: table.geometry).rawValue, at: start + form[Field.kind])
        buffer.put(text: table.name, at: start + form[Field.name])
        buffer.put(list: box?.numbers ?? [], room: 4, at: start + form[Field.box])
        putColumns(at: start + form[Field.columns], into: &buffer)
        buffer.put(text: table.meaning, at: start + form[Field.description])
        if let system { put(system, at: start + form[Field.system], into: &buffer) }
        if let attribution {
            let metadata = JSONValue.object([("attribution", .text(attribution))])
            buffer.put(text: metadata.written(), at: start + form[Field.metadata])
        }
        buffer.finish()
        return Self.beginning + buffer.bytes
    }

    private func putColumns(at place: Int, into buffer: inout FlatBuffer) {
        let (name, type, title, description) = (0, 1, 2, 3)
        let form = FlatTable([(name, 4), (title, 4), (description, 4), (type, 1)])
        let references = buffer.put(references: names.count, at: place)
        for (index, column) in table.columns.enumerated() {
            let start = buffer.put(form, at: references + 4 * index)
            buffer.set(column.kind.flatGeobufType, at: start + form[type])
            buffer.put(text: names[index], at: start + form[name])
            buffer.put(text: column.title, at: start + form[title])
            buffer.put(text: column.meaningWithUnit, at: start + form[description])
        }
    }

    private func put(_ system: SystemDescription, at place: Int, into buffer: inout FlatBuffer) {
        let (organisation, number, name, text) = (0, 1, 2, 4)
        let code = system.code.flatMap { Int32($0) }
        var fields = [(name, 4)]
        if code != nil { fields += [(organisation, 4), (number, 4)] }
        if system.text != nil { fields.append((text, 4)) }
        let form = FlatTable(fields)
        let start = buffer.put(form, at: place)
        buffer.put(text: system.name, at: start + form[name])
        if let code {
            buffer.put(text: system.authority ?? "", at: start + form[organisation])
            buffer.set(code, at: start + form[number])
        }
        if let wellKnown = system.text { buffer.put(text: wellKnown, at: start + form[text]) }
    }

    /// The numbers of fields in header.fbs.
    private enum Field {
        static let (name, box, kind, columns, count) = (0, 1, 2, 7, 8)
        static let (index, system, description, metadata) = (9, 10, 12, 13)
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
