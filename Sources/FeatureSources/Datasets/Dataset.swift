import CGDAL
import Glibc
import Vocabulary

/// An open source of layers and tables.
///
/// Not for sharing between threads: open one for each. One layer is read at a time.
public final class Dataset {
    public let address: SourceAddress
    /// GDAL's name of the format, such as `GPKG`.
    public let driver: String
    /// What is amiss with a table of plain text; nothing in other formats.
    public let textFaults: [TextFault]

    /// What failures of GDAL's mean to rows of this source.
    let damage: SourceDamage

    let library: GDALLibrary
    let handle: OpaquePointer
    /// Given: the source may be kept open for those who come next.
    let stamp: SourceStamp?
    private let uses: Int
    private let mayBeCopied: Bool
    /// What is read instead of a source that reading would change.
    private let copy: PrivateCopy?

    /// Opens a source for reading.
    ///
    /// - Throws: `SourceError.missing` or `.unreadable`; `GDALNotFound`.
    public init(_ address: SourceAddress) throws {
        let library = try GDALLibrary.shared()
        try SourceCheck(address: address).check()
        let functions = library.functions
        for setting in address.access.settings {
            functions.CPLSetThreadLocalConfigOption(setting.name, setting.value)
        }
        self.library = library
        self.address = address
        let stamp = SourceStamp(of: address)
        if let stamp, let idle = IdleDatasets.shared.withLock({ $0.take(address, stamp) }) {
            let copied = idle.isToBeCopied ? MemoryCopy(library: library).copy(of: idle.handle) : nil
            if copied != nil { functions.GDALClose(idle.handle) }
            (handle, driver, self.stamp, copy) = (copied ?? idle.handle, idle.driver, stamp, nil)
            (uses, mayBeCopied) = (idle.uses + 1, idle.mayBeCopied && copied == nil)
            textFaults = idle.textFaults
            damage = SourceDamage(address: address, driver: driver)
            return
        }
        try Expansion(address: address, library: library).check()
        copy = try PrivateCopy.isNeeded(for: address) ? PrivateCopy(of: address.target, name: address.name) : nil
        let target = copy?.path ?? address.target
        let (opened, problem) = library.quietly {
            TextList.withPointers(address.access.drivers) { drivers in
                TextList.withPointers(SourceDrivers.options(for: address)) { options in
                    functions.GDALOpenEx(target, GDALLibrary.openFlags, drivers, options, nil)
                }
            }
        }
        guard let opened else {
            let told = problem.replacing(target, with: address.target)
            throw SourceError.unreadable(source: address.name, reason: Dataset.reason(told, address, library))
        }
        let failure = library.firstFailure
        driver = GDALLibrary.text(functions.GDALGetDriverShortName(functions.GDALGetDatasetDriver(opened)))
        damage = SourceDamage(address: address, driver: driver)
        self.stamp = Self.keptDrivers.contains(driver) && copy == nil ? stamp : nil
        let isText = driver == Self.textDriver
        textFaults = isText ? TextFault.all(in: address) : []
        let retyped = isText ? TextTable(address: address, library: library).retyped(opened) : nil
        if retyped != nil { functions.GDALClose(opened) }
        handle = retyped ?? opened
        // The virtual format may hand conditions down to columns of other types.
        (uses, mayBeCopied) = (1, isText && retyped == nil)
        try checkDamage(failure)
        restrain()
    }

    /// - Throws: `SourceError.unreadable` where rows would be lost.
    private func checkDamage(_ failure: String) throws {
        let loss = damage.reason(onOpening: failure) ?? damage.silentLoss(copy?.path ?? address.target)
        guard let reason = loss else { return }
        throw SourceError.unreadable(source: address.name, reason: reason)
    }

    func silentLoss(ofLayer layer: OpaquePointer) -> String? {
        let name = GDALLibrary.text(library.functions.OGR_L_GetName(layer))
        return damage.silentLoss(ofLayer: name, in: copy?.path ?? address.target)
    }

    deinit {
        // What was changed meanwhile is not kept.
        guard let stamp, SourceStamp(of: address) == stamp else { return library.functions.GDALClose(handle) }
        let kept = IdleDatasets.Kept(
            address: address, stamp: stamp, driver: driver, handle: handle, textFaults: textFaults, uses: uses,
            mayBeCopied: mayBeCopied)
        if let old = IdleDatasets.shared.withLock({ $0.put(kept) }) { library.functions.GDALClose(old) }
    }

    /// Tables of plain text.
    private static let textDriver = "CSV"
    /// The formats whose opening takes as long as what is then read of them.
    private static let keptDrivers = [textDriver, "GPKG"]

    /// Whether it is a table of plain text, or a folder of them.
    var isText: Bool { driver == Self.textDriver }

    /// Whether GDAL has said that a geometry in plain text cannot be read: it reads all of them, whatever rows are asked for.
    func isAboutGeometry(_ problem: String) -> Bool { isText && ["WKB", "WKT"].contains(where: problem.contains) }

    /// The names of the layers and tables, in the source's order.
    public var layerNames: [String] {
        let count = library.functions.GDALDatasetGetLayerCount(handle)
        return (0..<max(0, count)).compactMap { index in
            library.functions.GDALDatasetGetLayer(handle, index).map { layer in
                GDALLibrary.text(library.functions.OGR_L_GetName(layer))
            }
        }.filter { !isOwnTable($0) }
    }

    /// Whether a table is one that a file geodatabase keeps for itself.
    private func isOwnTable(_ name: String) -> Bool { driver == "OpenFileGDB" && name.hasPrefix("GDB_") }

    /// GDAL's reason, with the source's own name where GDAL has the path.
    private static func reason(_ problem: String, _ address: SourceAddress, _ library: GDALLibrary) -> String {
        if address.isConnection { return answer(problem, of: address) }
        let format = library.format(of: address.target)
        if let format, !address.access.drivers.contains(where: { $0.lowercased() == format.lowercased() }) {
            return "its format is \(format), which is off; \(SourceAccess.way(toAllowFormat: format))"
        }
        if hasOneColumn(address.target) {
            return "a table of CSV needs two columns at least; give it a second one, which may be empty"
        }
        if problem.isEmpty || problem.contains("not recognized as") {
            return "it is in none of the formats that hold layers or tables"
        }
        return problem.replacing(address.target, with: address.name)
    }

    /// Whether a file is a table of CSV by its name, and no line of its first ones has two values.
    private static func hasOneColumn(_ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".csv"), let file = fopen(path, "r") else { return false }
        defer { fclose(file) }
        var start = [UInt8](repeating: 0, count: 4096)
        let count = fread(&start, 1, start.count, file)
        return count > 0 && !start[..<count].contains { [UInt8](",;\t|".utf8).contains($0) || $0 == 0 }
    }

    /// What a server says, on one line; its first line is GDAL's and says no more than that there is a problem.
    private static func answer(_ problem: String, of address: SourceAddress) -> String {
        let lines = problem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("PQconnectdb failed") }
        return lines.isEmpty ? "there is no answer" : address.withoutSecrets(lines.joined(separator: " "))
    }
}

extension IdleDatasets.Kept {
    fileprivate var isToBeCopied: Bool {
        mayBeCopied && uses == MemoryCopy.usesBefore && stamp.bytes <= MemoryCopy.mostBytes
    }
}

extension Dataset {
    /// Makes a server refuse whatever would change its data or take too long. What a condition sets lasts beyond the reading, so that
    /// this is said once more before each.
    func restrain() {
        guard driver == "PostgreSQL" else { return }
        execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        execute("SET statement_timeout TO \(address.access.statementTimeout)")
    }

    /// Runs a statement that has no rows to give; what is wrong with it shows in what follows.
    func execute(_ statement: String) {
        _ = library.quietly {
            guard let result = library.functions.GDALDatasetExecuteSQL(handle, statement, nil, nil) else { return }
            library.functions.GDALDatasetReleaseResultSet(handle, result)
        }
    }

    /// The rows that a query gives, for small answers.
    ///
    /// - Parameters:
    ///   - dialect: GDAL's name of the SQL dialect; nil for the source's own.
    ///   - isHarmless: whether rows count in spite of a problem that GDAL has told.
    /// - Returns: nil where the query cannot be run; then the reason.
    func rows(
        of query: String, dialect: String? = nil, inSpiteOf isHarmless: (String) -> Bool = { _ in false }
    ) -> (rows: [[FieldValue]]?, problem: String) {
        let (rows, problem) = library.quietly { () -> [[FieldValue]]? in
            // A query without a row may come as no layer at all.
            guard let result = library.functions.GDALDatasetExecuteSQL(handle, query, nil, dialect) else { return [] }
            defer { library.functions.GDALDatasetReleaseResultSet(handle, result) }
            let fields = LayerField.fields(of: result, library)
            var rows: [[FieldValue]] = []
            while let feature = library.functions.OGR_L_GetNextFeature(result) {
                defer { library.functions.OGR_F_Destroy(feature) }
                rows.append(fields.map { FieldReading(library, feature).value(of: $0) })
            }
            return rows
        }
        return (problem.isEmpty || isHarmless(problem) ? rows : nil, problem)
    }
}
