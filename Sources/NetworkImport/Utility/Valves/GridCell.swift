import UtilityNetwork

/// A square of a grid without bounds.
struct GridCell: Hashable {
    let x: Int
    let y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The square that holds a place, in a grid of squares so wide.
    init(of place: UtilityPosition, width: Double) {
        self.init(x: Self.number(place.x, width), y: Self.number(place.y, width))
    }

    /// The number of the column or row that holds a coordinate; places beyond all sense are in the outermost.
    static func number(_ coordinate: Double, _ width: Double) -> Int {
        Int(max(-1e15, min(1e15, (coordinate / width).rounded(.down))))
    }
}
