import FeatureSources
import ImageFile
import Results

/// Writes all outputs of one job: a file for each table and format, the directions' text, and further documents.
///
/// All files of tables are there from the start, so that an empty table is an empty file and not a missing one. Rows
/// go to their files as they come. Nothing is seen at the job's place before `commit`; a writer that is dropped
/// without one leaves nothing behind. One thread at a time, but for rows: those of different tables may come from
/// different threads, since each table has files of its own; not so with a GeoPackage, which has all of them.
public final class JobFolderWriter: ResultSink, @unchecked Sendable {
    /// What can be chosen beside the formats.
    public struct Options: Sendable {
        /// What becomes of texts in CSV that a spreadsheet would take for formulas.
        public var formulas: FormulaPolicy
        /// Given: geometries are in this coordinate system where they are not in GeoJSON; tables of CSV then have a column of
        /// them.
        public var system: SystemDefinition?
        /// Whose data the results are made of: told in GeoPackages and FlatGeobuf.
        public var attribution: String?
        /// Given: the table called `directions` is laid out as `directions.txt` too.
        public var directions: DirectionsLayout?
        /// Given: the tables called `routes` and `stops` are written as `routes.gpx` too.
        public var gpx: GPXLayout?
        /// Given: the table called `records` is written as `groups.json` too.
        public var groups: RelatedGroupsLayout?
        /// Given: the tables called `elements` and `trace_results` are written as `trace_results.json` too.
        public var esriTraces: EsriTraceLayout?
        /// Whether `commit` waits until everything is on the disk.
        public var durable: Bool

        public init(
            formulas: FormulaPolicy = .keep, system: SystemDefinition? = nil, directions: DirectionsLayout? = nil,
            gpx: GPXLayout? = nil, groups: RelatedGroupsLayout? = nil, esriTraces: EsriTraceLayout? = nil,
            durable: Bool = false
        ) {
            self.formulas = formulas
            self.system = system
            self.directions = directions
            self.gpx = gpx
            self.groups = groups
            self.esriTraces = esriTraces
            self.durable = durable
        }
    }

    private let folder: JobFolder
    /// In the order of the tables, so that faults are met in the same order each time. They are few: looking for a name is faster
    /// than hashing it.
    private var writers: [(table: String, writers: [any TableWriter])]

    /// Opens the folder and a file for each table and each of its formats that is among `formats`.
    ///
    /// - Throws: `WriteError`.
    public init(
        outputFolder: String, jobName: String, tables: [Table], formats: Set<Table.Format>, options: Options = Options()
    ) throws {
        folder = try JobFolder(outputFolder: outputFolder, jobName: jobName, durable: options.durable)
        writers = tables.map { ($0.name, []) }
        for table in tables { add(try open(table, formats, options), of: table.name) }
        if formats.contains(.gpkg) { try openGeoPackage(tables.filter { !$0.formats.isEmpty }, options) }
        func named(_ name: String) -> Table? { tables.first { $0.name == name } }
        if let layout = options.gpx, let routes = named("routes"), let stops = named("stops") {
            try openGPX(layout, routes, stops)
        }
        if let layout = options.esriTraces, let elements = named("elements"), let responses = named("trace_results") {
            try openEsriTraces(layout, elements, responses)
        }
    }

    /// - Precondition: the table is one of those that the writer was opened with.
    /// - Throws: `WriteError`, `UnplacedRow`.
    public func append(_ row: ResultRow, to table: Table) throws {
        do {
            for writer in writers(of: table) { try writer.append(row) }
        } catch let fault as CoordinateSystemError {
            throw UnplacedRow(table: table, values: row.values, fault: fault)
        }
    }

    /// - Precondition: as for one row.
    /// - Throws: `WriteError`, `UnplacedRow`.
    public func append(_ rows: RowBatch, to table: Table) throws {
        do {
            for writer in writers(of: table) { try writer.append(rows) }
        } catch let fault as CoordinateSystemError {
            throw UnplacedRow(table: table, values: [], fault: fault)
        }
    }

    private func writers(of table: Table) -> [any TableWriter] {
        guard let place = writers.firstIndex(where: { $0.table == table.name }) else {
            preconditionFailure("the job's folder was not opened with a table called \(table.name)")
        }
        return writers[place].writers
    }

    /// Writes a whole file beside the tables, such as `job.json`.
    ///
    /// - Throws: `WriteError`.
    public func write(document name: String, _ bytes: [UInt8]) throws {
        let file = try folder.file(name)
        try file.write { $0.append(bytes) }
        try file.close()
    }

    /// Writes a text as UTF-8.
    ///
    /// - Throws: `WriteError`.
    public func write(document name: String, _ text: String) throws {
        try write(document: name, Array(text.utf8))
    }

    /// Where the files are until `commit`.
    public var path: String { folder.path }

    /// Ends the files of all tables.
    ///
    /// - Returns: the names of all files that were written so far, in order.
    /// - Throws: `WriteError`.
    public func finishTables() throws -> [String] {
        for place in writers.indices {
            let ended = writers[place].writers
            writers[place].writers = []
            for writer in ended { try writer.finish() }
        }
        return try Folders.names(in: folder.path, name: folder.path)
    }

    /// The digest of a file of those that are ended; nil where it is not known without reading the file.
    public func digest(of name: String) -> Digest? { folder.digest(of: name) }

    /// Ends all files, and puts the folder in its place whole.
    ///
    /// - Parameter names: what stands in the old folder and is to stand in the new one, too.
    /// - Throws: `WriteError`; the outputs of an earlier run then stand as they were.
    public func commit(keeping names: [String] = []) throws {
        _ = try finishTables()
        try folder.commit(keeping: names)
    }

    /// Removes all that was written. Does nothing after `commit`.
    public func abandon() {
        writers = []
        folder.abandon()
    }

    private func open(
        _ table: Table, _ formats: Set<Table.Format>, _ options: Options
    ) throws -> [any TableWriter] {
        var writers: [any TableWriter] = []
        for format in table.formats where formats.contains(format) {
            let name = "\(table.name).\(format.rawValue)"
            switch format {
            case .geojson: writers.append(try GeoJSONWriter(file: folder.file(name), table: table))
            case .csv:
                let file = try folder.file(name)
                writers.append(
                    try CSVWriter(file: file, table: table, formulas: options.formulas, system: options.system))
            case .gpkg, .fgb: break  // Every table that has a file goes there.
            }
        }
        if formats.contains(.fgb), !table.formats.isEmpty {
            let file = try folder.file("\(table.name).fgb")
            writers.append(
                try FlatGeobufWriter(
                    file: file, table: table, system: options.system ?? .degrees, attribution: options.attribution))
        }
        if let layout = options.directions, table.name == "directions" {
            writers.append(try DirectionsTextWriter(file: folder.file("directions.txt"), table: table, layout: layout))
        }
        if let layout = options.groups, table.name == "records" {
            writers.append(try RelatedGroupsWriter(file: folder.file("groups.json"), table: table, layout: layout))
        }
        return writers
    }

    private func add(_ more: [any TableWriter], of table: String) {
        if let place = writers.firstIndex(where: { $0.table == table }) {
            writers[place].writers += more
        } else {
            writers.append((table, more))
        }
    }

    private func openGeoPackage(_ tables: [Table], _ options: Options) throws {
        let document = try GeoPackageDocument(
            in: folder, system: options.system ?? .degrees, attribution: options.attribution,
            isDurable: options.durable)
        for table in tables { add([try document.layer(for: table)], of: table.name) }
    }

    private func openGPX(_ layout: GPXLayout, _ routes: Table, _ stops: Table) throws {
        let document = try GPXDocument(file: folder.file("routes.gpx"), layout: layout)
        add([GPXRoutesWriter(document, table: routes)], of: routes.name)
        add([GPXStopsWriter(document, table: stops)], of: stops.name)
    }

    private func openEsriTraces(_ layout: EsriTraceLayout, _ elements: Table, _ responses: Table) throws {
        let document = try EsriTraceDocument(
            file: folder.file("trace_results.json"), elements: elements, responses: responses, layout: layout)
        add([EsriElementsWriter(document)], of: elements.name)
        add([EsriResponsesWriter(document)], of: responses.name)
    }
}
