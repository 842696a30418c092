/// Shares what is said of a whole street out to its parts, by their lengths, so that the shares add up to the whole.
struct LengthShares {
    /// The millimetres at which parts begin; the last is the whole length.
    private var start: [Int64] = [0]

    init(lengths: [Int64]) {
        for length in lengths { start.append(start[start.count - 1] + length) }
    }

    func share(of whole: Int64, part: Int) -> Int64 {
        if start.count == 2 { return whole }
        return upTo(part + 1, whole) - upTo(part, whole)
    }

    private func upTo(_ part: Int, _ whole: Int64) -> Int64 {
        let total = max(1, start[start.count - 1])
        return total.dividingFullWidth(whole.multipliedFullWidth(by: start[part])).quotient
    }
}
