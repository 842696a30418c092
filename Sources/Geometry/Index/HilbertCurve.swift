/// Places along a curve that fills a square, so that near neighbours on it are near neighbours on the map.
enum HilbertCurve {
    /// The position on the curve of order 16 of a cell of a square of 65,536 by 65,536 cells.
    ///
    /// Source: J. Skilling, "Programming the Hilbert curve", AIP Conference Proceedings 707, 2004.
    static func position(column: UInt32, row: UInt32) -> UInt32 {
        var (x, y, position) = (column, row, UInt32(0))
        var side: UInt32 = 1 << 15
        while side > 0 {
            let (right, upper) = (x & side != 0, y & side != 0)
            position = position << 2 | (right ? (upper ? 2 : 3) : (upper ? 1 : 0))
            if !upper {
                if right { (x, y) = (65_535 - x, 65_535 - y) }
                (x, y) = (y, x)
            }
            side >>= 1
        }
        return position
    }
}
