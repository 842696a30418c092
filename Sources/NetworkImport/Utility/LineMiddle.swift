import UtilityNetwork

extension [UtilityPosition] {
    /// The place half way along a line; nil for no line at all.
    var middle: UtilityPosition? {
        let steps = zip(self, dropFirst()).map { one, other -> Double in
            let (x, y) = (other.x - one.x, other.y - one.y)
            return (x * x + y * y).squareRoot()
        }
        var rest = steps.reduce(0, +) / 2
        for (number, step) in steps.enumerated() {
            if rest <= step, step > 0 {
                let part = rest / step
                let (one, other) = (self[number], self[number + 1])
                return UtilityPosition(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
            }
            rest -= step
        }
        return first
    }
}
