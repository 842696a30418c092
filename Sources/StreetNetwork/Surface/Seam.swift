/// A seam of a surface: the line between the land of two cells, from one node to another.
struct Seam: BitwiseCopyable {
    /// Cells.
    let left: UInt32
    let right: UInt32
    /// Nodes.
    let tail: UInt32
    let head: UInt32

    /// Whether it is merely too far from any street on one side.
    var isTrim: Bool { left == 0 || right == 0 }
}

/// A seam of a cell, and what lies beyond: a cell, or a clearing, which are numbered behind all cells.
struct CellSeam: BitwiseCopyable {
    let seam: UInt32
    var beyond: UInt32
}

/// A place on each of the edges that alone own the cells beside a seam, from where that seam is seen: in 255ths of their lengths. Of no meaning
/// for a cell that several edges own.
struct SeamSides: BitwiseCopyable {
    let own: UInt8
    let beyond: UInt8

    init(own: UInt8, beyond: UInt8) { (self.own, self.beyond) = (own, beyond) }

    var turned: SeamSides { SeamSides(own: beyond, beyond: own) }
}

/// Where a seam enters a triangle: a gate of one of its sides.
struct SeamGate: BitwiseCopyable {
    private let numbers: UInt32
    /// The part of the side, from the corner of the lower number on.
    private let parts: UInt32

    init(triangle: Int, side: Int, part: Int32) {
        numbers = UInt32(triangle * 3 + side)
        parts = UInt32(part)
    }

    var triangle: Int { Int(numbers / 3) }
    /// The triangle's corner where the side starts.
    var side: Int { Int(numbers % 3) }
    var part: Int32 { Int32(bitPattern: parts) }
}
