import Geometry

/// Reads GeoJSON as it is written here: a collection with a feature a line, coordinates on WGS84.
struct FeatureRows: TableRows {
    private(set) var columns: [String] = []
    private var text: JSONCursor

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) {
        text = JSONCursor(bytes)
        guard text.skip(past: "\"features\":"), text.take(UInt8(ascii: "[")) else {
            throw UnreadableTable(reason: "it is no collection of features")
        }
    }

    mutating func next() throws(UnreadableTable) -> TableRow? {
        _ = text.take(UInt8(ascii: ","))
        guard text.take(UInt8(ascii: "{")) else { return nil }
        var (cells, geometry): ([PageCell], DrawnGeometry) = ([], .none)
        repeat {
            switch try text.key() {
            case "properties": cells = try properties()
            case "geometry": geometry = try self.geometry()
            default: try text.skipValue()
            }
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
        guard cells.count == columns.count else { throw UnreadableTable(reason: "its rows have different columns") }
        return TableRow(cells: cells, geometry: geometry)
    }

    private mutating func properties() throws(UnreadableTable) -> [PageCell] {
        try text.expect(UInt8(ascii: "{"))
        var cells: [PageCell] = []
        cells.reserveCapacity(columns.count)
        let isFirst = columns.isEmpty
        if text.take(UInt8(ascii: "}")) { return [] }
        repeat {
            if isFirst { columns.append(try text.key()) } else { try text.skipKey() }
            cells.append(try text.cell())
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
        return cells
    }

    private mutating func geometry() throws(UnreadableTable) -> DrawnGeometry {
        if try text.takeNull() { return .none }
        try text.expect(UInt8(ascii: "{"))
        var (type, coordinates) = ("", Nested.list([]))
        repeat {
            switch try text.key() {
            case "type": type = try text.string()
            case "coordinates": coordinates = try nested()
            default: try text.skipValue()
            }
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "}"))
        return coordinates.geometry(type)
    }

    private mutating func nested() throws(UnreadableTable) -> Nested {
        try text.expect(UInt8(ascii: "["))
        if text.isNumber { return .place(try place()) }
        if text.take(UInt8(ascii: "]")) { return .list([]) }
        if text.startsPlace { return .line(try line()) }
        var items: [Nested] = []
        repeat { items.append(try nested()) } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "]"))
        return .list(items)
    }

    /// Behind its opening bracket.
    private mutating func line() throws(UnreadableTable) -> [Coordinate] {
        var line: [Coordinate] = []
        repeat {
            try text.expect(UInt8(ascii: "["))
            line.append(try place())
        } while text.take(UInt8(ascii: ","))
        try text.expect(UInt8(ascii: "]"))
        return line
    }

    /// Behind its opening bracket; a height is passed over.
    private mutating func place() throws(UnreadableTable) -> Coordinate {
        let longitude = try text.degrees()
        try text.expect(UInt8(ascii: ","))
        let latitude = try text.degrees()
        while text.take(UInt8(ascii: ",")) { _ = try text.degrees() }
        try text.expect(UInt8(ascii: "]"))
        return Coordinate(longitude: longitude, latitude: latitude)
    }
}

/// Coordinates in as many brackets as their geometry has.
private enum Nested {
    case place(Coordinate)
    case line([Coordinate])
    case list([Nested])

    /// Nothing is drawn of collections of different geometries.
    func geometry(_ type: String) -> DrawnGeometry {
        switch (type, self) {
        case ("Point", .place(let place)): .points([place])
        case ("MultiPoint", .line(let points)): .points(points)
        case ("LineString", .line(let line)): .lines([line])
        case ("MultiLineString", .list(let lines)): .lines(lines.map(\.line))
        case ("Polygon", .list(let rings)): .polygons([rings.map(\.line)])
        case ("MultiPolygon", .list(let polygons)): .polygons(polygons.map { $0.items.map(\.line) })
        default: .none
        }
    }

    private var line: [Coordinate] {
        if case .line(let line) = self { return line }
        return []
    }

    private var items: [Nested] {
        if case .list(let items) = self { return items }
        return []
    }
}
