import CGDAL
import Glibc

/// A source that GDAL has opened.
///
/// Not for sharing between threads.
final class OpenSource {
    let address: SourceAddress
    /// GDAL's name of the format, such as `GPKG`.
    let driver: String
    /// What is amiss with a table of plain text; nothing in other formats.
    let textFaults: [TextFault]
    /// What failures of GDAL's mean to rows of this source.
    let damage: SourceDamage
    let library: GDALLibrary
    let handle: OpaquePointer

    /// Given: the source may be kept open for those who come next.
    private let stamp: SourceStamp?
    private let uses: Int
    private let mayBeCopied: Bool
    /// What is read instead of a source that reading would change, or that GDAL takes for none.
    private let copy: PrivateCopy?

    /// Opens a source for reading.
    ///
    /// - Parameter stamp: what it is like now.
    /// - Throws: `SourceError.unreadable`; `GDALNotFound`.
    init(_ address: SourceAddress, _ stamp: SourceStamp?) throws {
        let library = try GDALLibrary.shared()
        let functions = library.functions
        for setting in address.access.settings {
            functions.CPLSetThreadLocalConfigOption(setting.name, setting.value)
        }
        self.library = library
        self.address = address
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
        if MapInfoTable.isOfOthers(address.target) {
            throw SourceError.unreadable(source: address.name, reason: MapInfoTable.ofOthers)
        }
        copy = try PrivateCopy(insteadOf: address)
        let target = copy?.path ?? EmptySequence.collection(insteadOf: address) ?? address.target
        let (opened, problem) = library.quietly {
            TextList.withPointers(address.access.drivers) { drivers in
                TextList.withPointers(SourceDrivers.options(for: address)) { options in
                    functions.GDALOpenEx(target, GDALLibrary.openFlags, drivers, options, nil)
                }
            }
        }
        guard let opened else {
            // Who knows the format and cannot read the file says so before others do not know it.
            let first = library.firstFailure
            let told = (first.contains(target) ? first : problem).replacing(target, with: address.target)
            throw SourceError.unreadable(source: address.name, reason: Self.reason(told, address, library))
        }
        let failure = library.firstFailure
        driver = GDALLibrary.text(functions.GDALGetDriverShortName(functions.GDALGetDatasetDriver(opened)))
        damage = SourceDamage(address: address, driver: driver)
        self.stamp = Self.keptDrivers.contains(driver) && copy == nil ? stamp : nil
        let isText = driver == SourceDrivers.text
        textFaults = isText ? TextFault.all(in: address) : []
        let path = copy?.path ?? address.target
        let retyped =
            isText
            ? TextTable(path: path, library: library).retyped(opened)
            : DatedTexts(path, driver: driver, library: library)?.retyped(opened)
        if retyped != nil { functions.GDALClose(opened) }
        handle = retyped ?? opened
        // The virtual format may hand conditions down to columns of other types.
        (uses, mayBeCopied) = (1, isText && retyped == nil)
        try checkDamage(failure)
    }

    /// - Throws: `SourceError.unreadable` where rows would be lost.
    private func checkDamage(_ failure: String) throws {
        guard let reason = damage.reason(onOpening: failure) ?? damage.silentLoss(path) else { return }
        throw SourceError.unreadable(source: address.name, reason: reason)
    }

    /// Where it is read.
    var path: String { copy?.path ?? address.target }

    deinit {
        // What was changed meanwhile is not kept.
        guard let stamp, SourceStamp(of: address) == stamp else { return library.functions.GDALClose(handle) }
        let kept = IdleDatasets.Kept(
            address: address, stamp: stamp, driver: driver, handle: handle, textFaults: textFaults, uses: uses,
            mayBeCopied: mayBeCopied)
        if let old = IdleDatasets.shared.withLock({ $0.put(kept) }) { library.functions.GDALClose(old) }
    }

    /// The formats whose opening takes as long as what is then read of them.
    private static let keptDrivers = [SourceDrivers.text, "GPKG"]

    /// GDAL's reason, with the source's own name where GDAL has the path.
    private static func reason(_ problem: String, _ address: SourceAddress, _ library: GDALLibrary) -> String {
        if address.isConnection { return answer(problem, of: address) }
        let format = library.format(of: address.target)
        if let format, !address.access.drivers.contains(where: { $0.lowercased() == format.lowercased() }) {
            return "its format is \(format), which is off; \(SourceAccess.way(toAllowFormat: format))"
        }
        if FileParts(address.target)?.size == 0 { return "the file is empty" }
        if let reason = OneColumn.reason(for: address) { return reason }
        if problem.isEmpty || problem.contains("not recognized as") {
            return "it is in none of the formats that hold layers or tables"
        }
        return problem.replacing(address.target, with: address.name)
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
