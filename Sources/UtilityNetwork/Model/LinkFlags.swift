/// What a link is, and which ways it is passed.
struct LinkFlags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    /// From its tail to its head.
    static let forward = LinkFlags(rawValue: 1)
    static let backward = LinkFlags(rawValue: 2)
    /// Between two terminals of a device; else, and without `joint`, a piece of a line.
    static let terminals = LinkFlags(rawValue: 4)
    /// Between two junctions, without a feature.
    static let joint = LinkFlags(rawValue: 8)

    var isPiece: Bool { isDisjoint(with: [.terminals, .joint]) }
}

/// A link as one of its vertices sees it.
struct Arc: BitwiseCopyable, Sendable {
    let target: UInt32
    private let bits: UInt32

    /// - Parameters:
    ///   - leaves: whether flow may pass towards the target.
    ///   - enters: whether it may come from there.
    init(target: UInt32, link: Int, leaves: Bool, enters: Bool) {
        self.target = target
        bits = UInt32(link) | (leaves ? 1 << 31 : 0) | (enters ? 1 << 30 : 0)
    }

    static let linkLimit = 1 << 30

    var link: Int { Int(bits & 0x3FFF_FFFF) }
    var leaves: Bool { bits & 1 << 31 != 0 }
    var enters: Bool { bits & 1 << 30 != 0 }
    var isPassable: Bool { bits >> 30 != 0 }
}

/// What is said of a feature in a bit.
struct FeatureFlags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let customer = FeatureFlags(rawValue: 1)
    static let inoperable = FeatureFlags(rawValue: 2)
}
