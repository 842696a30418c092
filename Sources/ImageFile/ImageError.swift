/// Why an image cannot be used or made. Every case names the path as it was given, and is told in one sentence.
public enum ImageError: Error, Equatable, CustomStringConvertible {
    case notFound(path: String)
    /// It is no image at all.
    case foreign(path: String)
    case otherKind(path: String, found: String, wanted: String)
    /// Written by another version of the engine.
    case otherFormat(path: String, found: UInt32, wanted: UInt32)
    /// Made of something else: a source's content or the mode has changed.
    case otherKey(path: String)
    case truncated(path: String, byteCount: Int)
    /// The section is nil where the damage is in the header or in the table of sections.
    case corrupted(path: String, section: String?)
    case missingSection(path: String, section: String)
    /// The section holds elements of another size or alignment, in bytes.
    case otherElements(path: String, section: String, found: UInt32, wanted: UInt32)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    case cannotLock(path: String, reason: String)

    /// Whether building the image anew is the answer.
    public var callsForRebuilding: Bool {
        switch self {
        case .cannotRead, .cannotWrite, .cannotLock: false
        default: true
        }
    }

    public var description: String {
        switch self {
        case .notFound(let path): "there is no image \(path)"
        case .foreign(let path): "\(path) is not an image that Arterial has written"
        case .otherKind(let path, let found, let wanted): "\(path) is an image of kind \(found), not \(wanted)"
        case .otherFormat(let path, let found, let wanted):
            "\(path) was written by another version of Arterial: its format is \(found), not \(wanted)"
        case .otherKey(let path): "\(path) was made of other sources or settings"
        case .truncated(let path, let count): "\(path) is truncated: only \(count) bytes are there"
        case .corrupted(let path, nil): "\(path) is corrupted in its header"
        case .corrupted(let path, let section?): "\(path) is corrupted in its section \(section)"
        case .missingSection(let path, let section): "\(path) has no section \(section)"
        case .otherElements(let path, let section, let found, let wanted):
            "\(path) holds elements of \(found) bytes in its section \(section), not of \(wanted)"
        case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .cannotLock(let path, let reason): "cannot lock \(path): \(reason)"
        }
    }
}
