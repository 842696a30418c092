import Geometry

/// What lies along a side of a triangle: a stretch of one label.
struct Land {
    let label: Int32
    /// Whether an edge of its cell has more than one label.
    let isDivided: Bool

    /// What is in no area: unreached, or too far from any street.
    static let unreached = Land(label: AreaLines.outside, isDivided: false)
}

/// A gate on a triangle's side, and the land before and behind it, counter-clockwise.
struct Passage {
    /// Of the side, from its start.
    let part: Int32
    /// The triangle's corner where the side starts.
    let side: Int
    let place: Coordinate
    let before: Land
    let behind: Land

    var isDivided: Bool { before.isDivided || behind.isDivided }

    /// Whether there is no area on one side.
    var isOutline: Bool { before.label == AreaLines.outside || behind.label == AreaLines.outside }
}
