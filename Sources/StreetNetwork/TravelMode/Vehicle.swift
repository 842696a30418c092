/// How large and heavy a vehicle is; nil where nobody said.
public struct Vehicle: Sendable, Equatable {
    /// Millimetres.
    public var height: Int64?
    /// Millimetres.
    public var width: Int64?
    /// Kilograms.
    public var weight: Double?

    public init(height: Int64? = nil, width: Int64? = nil, weight: Double? = nil) {
        self.height = height
        self.width = width
        self.weight = weight
    }

    static let heightKeys = ["maxheight", "maxheight:physical"]
    static let widthKeys = ["maxwidth", "maxwidth:physical"]
    static let sizeKeys = heightKeys + widthKeys
    /// What is rated for more than it weighs is too heavy for `maxweightrating` all the more.
    static let weightKeys = ["maxweight", "maxweight:hgv", "maxweightrating", "maxweightrating:hgv"]

    /// A vehicle of exactly the limit may pass, in whatever units the two were written: less than a gram is nothing.
    private static let leastWeight = 0.001

    /// Whether the vehicle is known to be higher than a limit that the tags post.
    func isTooHigh(for tags: Tags) -> Bool { Self.exceeds(height, Self.heightKeys, of: tags) }

    func isTooWide(for tags: Tags) -> Bool { Self.exceeds(width, Self.widthKeys, of: tags) }

    func isTooHeavy(for tags: Tags) -> Bool {
        guard let weight else { return false }
        return Self.weightKeys.contains { key in
            tags[key].flatMap(PostedLimit.kilograms).map { weight - $0 > Self.leastWeight } ?? false
        }
    }

    /// Whether the tags post a limit at all.
    static func isLimited(by tags: Tags) -> Bool {
        sizeKeys.contains { tags[$0].flatMap(PostedLimit.millimetres) != nil }
            || weightKeys.contains { tags[$0].flatMap(PostedLimit.kilograms) != nil }
    }

    private static func exceeds(_ size: Int64?, _ keys: [String], of tags: Tags) -> Bool {
        guard let size else { return false }
        return keys.contains { key in tags[key].flatMap(PostedLimit.millimetres).map { size > $0 } ?? false }
    }
}
