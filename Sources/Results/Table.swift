/// A table of results: what its rows are, its columns, and the files that it is written to.
public struct Table: Sendable, Equatable {
    /// The kind of geometry that rows carry.
    public enum Geometry: Sendable {
        case none, point, line, polygon
        /// That of a source: any of them.
        case any
    }

    /// A file format that a table can be written in.
    public enum Format: String, Sendable, CaseIterable {
        /// A file for each table that is written in it.
        case geojson, csv
        /// FlatGeobuf: a file for each table that is written in any.
        case fgb
        /// One file with all tables.
        case gpkg
    }

    /// The file's name without its suffix, such as `stops`.
    public let name: String
    public let meaning: String
    public let geometry: Geometry
    /// The formats in which this table has a file of its own, among those that the job asks for; a table without any is for
    /// documents alone.
    public let formats: [Format]
    public let columns: [Column]

    public init(_ name: String, _ meaning: String, geometry: Geometry, formats: [Format], columns: [Column]) {
        self.name = name
        self.meaning = meaning
        self.geometry = geometry
        self.formats = formats
        self.columns = columns
    }

    /// The same table with columns behind its own.
    public func adding(_ more: [Column]) -> Table {
        Table(name, meaning, geometry: geometry, formats: formats, columns: columns + more)
    }
}
