/// What a member of a relation is. One byte, the first letter of the word.
public struct OSMMemberKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let node = OSMMemberKind(rawValue: UInt8(ascii: "n"))
    public static let way = OSMMemberKind(rawValue: UInt8(ascii: "w"))
    public static let relation = OSMMemberKind(rawValue: UInt8(ascii: "r"))
}
