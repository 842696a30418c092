/// Why outputs cannot be compared: a sentence that names the file or folder.
public struct OutputFault: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}
