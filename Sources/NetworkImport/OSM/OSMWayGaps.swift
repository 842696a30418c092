/// On which sides a part of a way goes on to nodes that the files do not hold: the edge of the data.
public struct OSMWayGaps: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let before = OSMWayGaps(rawValue: 1)
    public static let after = OSMWayGaps(rawValue: 2)
}
