/// How long the parts of a Shapefile must be. GDAL goes on with what is left of one that is cut off: rows without a shape or
/// without values.
///
/// The formats: Esri, Shapefile Technical Description, 1998, pages 2 to 4 and 23 to 24; dBASE III, table file header.
enum ShapefileLength {
    /// The name of the first part that ends before its last record does; nil where all are whole, or none is there.
    ///
    /// - Parameter path: of one of its parts.
    static func cutPart(_ path: String) -> String? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        let (stem, isUpper) = (path[..<dot], path[dot...].contains(where: \.isUppercase))
        func part(_ suffix: String) -> String { stem + (isUpper ? suffix.uppercased() : suffix) }
        let checks = [(".shx", isIndexCut(part)), (".shp", areShapesCut(part)), (".dbf", isTableCut(part))]
        return checks.first(where: \.1).map { part($0.0).split(separator: "/").last.map(String.init) ?? path }
    }

    /// Bytes of the head of shapes and of their index.
    private static let headBytes = 100
    /// Bytes of the index for a shape.
    private static let entryBytes = 8
    /// Bytes before a shape.
    private static let recordHeadBytes = 8
    /// In which lengths and places of shapes are told.
    private static let wordBytes = 2

    /// Bytes of the head of a file of shapes or of their index that tell how long the file is, in words.
    private static let lengthPlace = 24

    private static func isIndexCut(_ part: (String) -> String) -> Bool {
        guard let index = FileParts(part(".shx")), let length = length(of: index) else { return false }
        return length > index.size
    }

    /// What the head says; nil for a file without one.
    private static func length(of file: borrowing FileParts) -> Int? {
        file.number(at: lengthPlace, as: Int32.self).map { Int($0.byteSwapped) * wordBytes }
    }

    /// By the index, since there are heads that do not tell how long the shapes are, but for the length of the last shape, which stands
    /// before it: there are indexes that have it wrong.
    private static func areShapesCut(_ part: (String) -> String) -> Bool {
        guard let index = FileParts(part(".shx")), let shapes = FileParts(part(".shp")),
            let length = length(of: index)
        else { return false }
        let count = (min(length, index.size) - headBytes) / entryBytes
        let last = headBytes + (count - 1) * entryBytes
        guard count > 0, let word = index.number(at: last, as: Int32.self) else { return false }
        let place = Int(word.byteSwapped) * wordBytes
        guard let words = shapes.number(at: place + 4, as: Int32.self) else { return true }
        return place + recordHeadBytes + Int(words.byteSwapped) * wordBytes > shapes.size
    }

    private static func isTableCut(_ part: (String) -> String) -> Bool {
        guard let table = FileParts(part(".dbf")), let rows = table.number(at: 4, as: UInt32.self),
            let head = table.number(at: 8, as: UInt16.self), let row = table.number(at: 10, as: UInt16.self)
        else { return false }
        return Int(head) + Int(rows) * Int(row) > table.size
    }
}
