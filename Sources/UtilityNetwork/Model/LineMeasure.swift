/// Lengths along a shape in the plane, in the units of its coordinates.
public struct LineMeasure {
    /// The length up to each position.
    public let lengthBefore: [Double]

    public init(_ shape: [UtilityPosition]) {
        var lengths: [Double] = []
        lengths.reserveCapacity(shape.count)
        var sum = 0.0
        for (index, position) in shape.enumerated() {
            if index > 0 { sum += LineMeasure.distance(shape[index - 1], position) }
            lengths.append(sum)
        }
        lengthBefore = lengths
    }

    var total: Double { lengthBefore.last ?? 0 }

    /// Where along the line a position of its shape is, 0...1.
    func fraction(at index: Int) -> Double {
        if index == 0 { return 0 }
        if index == lengthBefore.count - 1 { return 1 }
        return total > 0 ? min(1, lengthBefore[index] / total) : Double(index) / Double(lengthBefore.count - 1)
    }

    public static func distance(_ one: UtilityPosition, _ other: UtilityPosition) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }
}
