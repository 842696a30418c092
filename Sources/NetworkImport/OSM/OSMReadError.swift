/// Why an OSM file could not be read. Each case names the file as the caller did.
public enum OSMReadError: Error, Hashable, CustomStringConvertible {
    case fileNotFound(path: String)
    /// The system refused: `reason` is its own.
    case unreadable(path: String, reason: String)
    /// The name ends in none of the suffixes that are read.
    case unknownFormat(path: String)
    /// The content is cut short, damaged or something else: `reason` is libosmium's.
    case corrupt(path: String, reason: String)
    /// More than the arrays or the memory can hold.
    case tooLarge(path: String, reason: String)

    /// One sentence without a full stop.
    public var description: String {
        switch self {
        case .fileNotFound(let path): "OSM file \(path) does not exist"
        case .unreadable(let path, let reason): "OSM file \(path) cannot be read: \(reason)"
        case .unknownFormat(let path): "\(path) is no OSM file: its name must end in \(OSMFileFormat.suffixList)"
        case .corrupt(let path, let reason): "OSM file \(path) is damaged: \(reason)"
        case .tooLarge(let path, let reason): "OSM file \(path) is too large: \(reason)"
        }
    }
}
