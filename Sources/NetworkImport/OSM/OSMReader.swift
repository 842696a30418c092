import COsmium
import Vocabulary

/// The shim's reader, and the files given to it.
final class OSMReader {
    private let reader: OpaquePointer
    private let paths: [String]

    /// - Throws: `OSMReadError` for a path of an unknown format, and where there is no memory.
    init(paths: [String], filter: OSMTagFilter) throws {
        guard let reader = cosmium_reader_create() else { throw OSMReader.outOfMemory(paths.first) }
        self.reader = reader
        self.paths = paths
        for path in paths { try add(path) }
        try add(filter.selectingKeys, COSMIUM_WAY_SELECTING_KEY)
        try add(filter.wayKeys, COSMIUM_WAY_KEY)
        try add(filter.wayKeyPrefixes, COSMIUM_WAY_KEY_PREFIX)
        try add(filter.nodeKeys, COSMIUM_NODE_KEY)
        try add(filter.nodeKeyPrefixes, COSMIUM_NODE_KEY_PREFIX)
    }

    deinit { cosmium_reader_free(reader) }

    /// Reads all files; once.
    func read(_ context: RunContext) throws -> OSMExtract {
        let watch = OSMReadingWatch(paths: paths, context: context)
        let status = withExtendedLifetime(watch) {
            cosmium_reader_read(reader, OSMReadingWatch.report, Unmanaged.passUnretained(watch).toOpaque())
        }
        if status == COSMIUM_CANCELLED { try context.checkCancelled() }
        guard status == COSMIUM_DONE else { throw failure(status) }
        return OSMExtract(cosmium_reader_extract(reader))
    }

    private func add(_ path: String) throws {
        guard let format = OSMFileFormat(path: path) else { throw OSMReadError.unknownFormat(path: path) }
        guard cosmium_reader_add_file(reader, path, format.code) != 0 else { throw OSMReader.outOfMemory(path) }
    }

    private func add(_ texts: [String], _ rule: cosmium_rule) throws {
        for text in texts where cosmium_reader_add_rule(reader, rule, text) == 0 {
            throw OSMReader.outOfMemory(paths.first)
        }
    }

    private func failure(_ status: cosmium_status) -> OSMReadError {
        let file = cosmium_reader_failed_file(reader)
        let path = paths.indices.contains(file) ? paths[file] : ""
        let reason = String(cString: cosmium_reader_failure(reader))
        return switch status {
        case COSMIUM_FILE_NOT_FOUND: .fileNotFound(path: path)
        case COSMIUM_UNREADABLE: .unreadable(path: path, reason: reason)
        case COSMIUM_TOO_LARGE: .tooLarge(path: path, reason: reason)
        default: .corrupt(path: path, reason: reason)
        }
    }

    private static func outOfMemory(_ path: String?) -> OSMReadError {
        .tooLarge(path: path ?? "", reason: "there is not enough memory")
    }
}
