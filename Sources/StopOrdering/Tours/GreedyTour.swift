/// Tours that go on to one of the nearest places that are left.
struct GreedyTour {
    private let matrix: TourMatrix
    private let neighbours: Neighbours

    init(_ matrix: TourMatrix, _ neighbours: Neighbours) {
        self.matrix = matrix
        self.neighbours = neighbours
    }

    /// Writes a tour that begins anywhere and takes now and then the second nearest place.
    func write(to tour: inout Tour, _ random: inout RandomSource) {
        var left = Array(0..<matrix.count)
        var slots = left
        var here = random.below(matrix.count)
        for position in 0..<matrix.count {
            tour.places[position] = Int32(here)
            let (slot, last) = (slots[here], left.removeLast())
            if last != here {
                left[slot] = last
                slots[last] = slot
            }
            slots[here] = -1
            if !left.isEmpty { here = next(after: here, left, slots, &random) }
        }
        tour.index()
    }

    private func next(after here: Int, _ left: [Int], _ slots: [Int], _ random: inout RandomSource) -> Int {
        let list = neighbours.following + here * neighbours.width
        var second: Int?
        for slot in 0..<neighbours.width where slots[Int(list[slot])] >= 0 {
            if let second { return random.below(3) == 0 ? Int(list[slot]) : second }
            second = Int(list[slot])
        }
        return second ?? left.min { (matrix.cost(here, $0), $0) < (matrix.cost(here, $1), $1) }!
    }
}
