/// A state of a path search: a node (a directed edge, or a directed edge travelled at the end of a chain: see
/// `TurnChains`), and whether the origin's zone of streets that may not be passed through
/// has not been left yet.
struct SearchState {
    let rawValue: UInt32

    /// States from here on are seeds: ways out of the origin, by their place.
    private static let firstSeed: UInt32 = 0xFFFF_0000

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ node: UInt32, inOriginZone: Bool) {
        rawValue = node << 1 | (inOriginZone ? 1 : 0)
    }

    /// The state that a raw value stands for; nil for a seed.
    init?(reached rawValue: UInt32) {
        guard rawValue < Self.firstSeed else { return nil }
        self.rawValue = rawValue
    }

    static func seed(_ place: Int) -> UInt32 { firstSeed + UInt32(place) }

    static func seedPlace(of rawValue: UInt32) -> Int? { rawValue < firstSeed ? nil : Int(rawValue - firstSeed) }

    var node: UInt32 { rawValue >> 1 }
    var isInOriginZone: Bool { rawValue & 1 == 1 }
}
