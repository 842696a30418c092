import Geometry

/// Reads GeoJSON as it is written here: a collection with a feature a line, coordinates on WGS84.
struct FeatureRows: TableRows {
    private(set) var columns: [String] = []
    private var text: JSONCursor
    /// What comes behind the text.
    private let pieces: LinePieces?

    /// Features none of which goes over the end of a piece; where one does, the rows end with a failure.
    ///
    /// - Throws: `UnreadableTable`.
    init(_ pieces: LinePieces) throws(UnreadableTable) { try self.init(pieces.next() ?? [], pieces) }

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) { try self.init(bytes, nil) }

    private init(_ bytes: [UInt8], _ pieces: LinePieces?) throws(UnreadableTable) {
        text = JSONCursor(bytes)
        self.pieces = pieces
        guard text.skip(past: "\"features\":"), text.take(UInt8(ascii: "[")) else {
            throw UnreadableTable(reason: "it is no collection of features")
        }
    }

    mutating func next(into row: inout TableRow) throws(UnreadableTable) -> Bool {
        _ = text.take(UInt8(ascii: ","))
        if text.isAtEnd, try takePiece() { _ = text.take(UInt8(ascii: ",")) }
        guard text.take(UInt8(ascii: "{")) else { return false }
        row.cells.clear()
        row.geometry.clear()
        repeat {
            switch try text.key() {
            case "properties": try properties(into: &row.cells)
            case "geometry": try geometry(into: &row.geometry)
            default: try text.skipValue()
            }
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
        guard row.cells.count == columns.count else {
            throw UnreadableTable(reason: "its rows have different columns")
        }
        return true
    }

    private mutating func takePiece() throws(UnreadableTable) -> Bool {
        guard let pieces else { return false }
        let piece = pieces.next()
        if pieces.hasFailed { throw UnreadableTable(reason: "it cannot be read") }
        if let piece { text = JSONCursor(piece) }
        return piece != nil
    }

    private mutating func properties(into cells: inout CellList) throws(UnreadableTable) {
        try text.expect(UInt8(ascii: "{"))
        cells.clear()
        let isFirst = columns.isEmpty
        if text.take(UInt8(ascii: "}")) { return }
        repeat {
            if isFirst { columns.append(try text.key()) } else { try text.skipKey() }
            try text.cell(into: &cells)
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
    }

    private mutating func geometry(into drawn: inout DrawnGeometry) throws(UnreadableTable) {
        drawn.clear()
        if try text.takeNull() { return }
        try text.expect(UInt8(ascii: "{"))
        var (type, coordinates): (String, (cursor: JSONCursor, type: String)?) = ("", nil)
        repeat {
            switch try text.key() {
            case "type": type = try text.string()
            case "coordinates":
                coordinates = (text, type)
                try take(type, into: &drawn)
            default: try text.skipValue()
            }
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
        // Where the type stood behind them, they are read again.
        if let coordinates, coordinates.type != type {
            let end = text
            text = coordinates.cursor
            try take(type, into: &drawn)
            text = end
        }
    }

    /// Coordinates of a type of geometry. Nothing is drawn of collections of different geometries.
    private mutating func take(_ type: String, into drawn: inout DrawnGeometry) throws(UnreadableTable) {
        switch type {
        case "Point": try take(.points, 0, into: &drawn)
        case "MultiPoint": try take(.points, 1, into: &drawn)
        case "LineString": try take(.lines, 1, into: &drawn)
        case "MultiLineString": try take(.lines, 2, into: &drawn)
        case "Polygon": try take(.polygons, 2, into: &drawn)
        case "MultiPolygon": try take(.polygons, 3, into: &drawn)
        default: try take(.none, 0, into: &drawn)
        }
    }

    private mutating func take(
        _ kind: DrawnGeometry.Kind, _ depth: Int, into drawn: inout DrawnGeometry
    ) throws(UnreadableTable) {
        drawn.clear()
        drawn.kind = kind
        guard try takeBrackets(depth, into: &drawn), kind != .none else { return drawn.clear() }
        if kind == .lines, depth == 1 { drawn.lineEnds.append(drawn.places.count) }
        if kind == .polygons, depth == 2 { drawn.polygonEnds.append(drawn.lineEnds.count) }
    }

    /// Places in brackets; what is not in as many as it should be is passed over.
    ///
    /// - Parameter depth: the brackets that should be around places, beside their own.
    /// - Returns: whether they are in so many.
    private mutating func takeBrackets(
        _ depth: Int, into drawn: inout DrawnGeometry
    ) throws(UnreadableTable) -> Bool {
        guard depth > -100 else { throw UnreadableTable(reason: "its coordinates lie in more than 100 brackets") }
        try text.expect(UInt8(ascii: "["))
        if text.isNumber {
            drawn.places.append(try text.position())
            return depth == 0
        }
        if text.take(UInt8(ascii: "]")) { return depth > 1 }
        if text.startsPlace {
            try text.line(into: &drawn.places)
            return depth == 1
        }
        repeat {
            let start = drawn.places.count
            if !(try takeBrackets(depth - 1, into: &drawn)) { drawn.places.removeLast(drawn.places.count - start) }
            if depth == 2 { drawn.lineEnds.append(drawn.places.count) }
            if depth == 3 { drawn.polygonEnds.append(drawn.lineEnds.count) }
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "]"))
        return depth > 1
    }
}
