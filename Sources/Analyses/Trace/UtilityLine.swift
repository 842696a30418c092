import UtilityNetwork

/// A line in the units of its source, along which places are fractions of its length in the plane.
struct UtilityLine {
    private let shape: [UtilityPosition]

    init(_ shape: [UtilityPosition]) { self.shape = shape }

    /// The stretch between two fractions, the first not greater than the second.
    func part(from: Double, to: Double) -> [UtilityPosition] {
        guard shape.count > 1, from > 0 || to < 1 else { return shape }
        let steps = zip(shape, shape.dropFirst()).map { start, end in
            let (x, y) = (end.x - start.x, end.y - start.y)
            return (x * x + y * y).squareRoot()
        }
        let whole = steps.reduce(0, +)
        guard whole > 0 else { return shape }
        var (part, reached) = ([UtilityPosition](), 0.0)
        for (number, step) in steps.enumerated() {
            let next = reached + step
            let (low, high) = (max(reached, from * whole), min(next, to * whole))
            if low <= high, step > 0 {
                append(place(number, (low - reached) / step), to: &part)
                append(place(number, (high - reached) / step), to: &part)
            }
            reached = next
        }
        return part
    }

    private func place(_ segment: Int, _ share: Double) -> UtilityPosition {
        let (start, end) = (shape[segment], shape[segment + 1])
        if share <= 0 { return start }
        if share >= 1 { return end }
        return UtilityPosition(
            x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y),
            z: start.z + share * (end.z - start.z))
    }

    private func append(_ position: UtilityPosition, to part: inout [UtilityPosition]) {
        if let last = part.last, last.x == position.x, last.y == position.y { return }
        part.append(position)
    }
}
