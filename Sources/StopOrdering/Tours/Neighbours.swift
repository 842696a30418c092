/// The places that are nearest to each place, as destinations and as origins, nearest first.
final class Neighbours {
    /// How many neighbours each place has.
    let width: Int
    /// Where a tour may well go next from each place.
    let following: UnsafeMutablePointer<Int32>
    /// Where a tour may well have come from.
    let preceding: UnsafeMutablePointer<Int32>

    /// - Complexity: O(n² + n · width²) time.
    init(_ matrix: TourMatrix, width: Int) {
        let count = matrix.count
        self.width = min(width, count - 1)
        following = .allocate(capacity: count * self.width)
        preceding = .allocate(capacity: count * self.width)
        for place in 0..<count {
            list(of: place, count, into: following) { matrix.cost(place, $0) }
            list(of: place, count, into: preceding) { matrix.cost($0, place) }
        }
    }

    deinit {
        following.deallocate()
        preceding.deallocate()
    }

    /// Keeps the nearest places in order; of equally near ones those that are found first, beginning after the place
    /// itself, so that not all places have the same neighbours.
    private func list(
        of place: Int, _ count: Int, into lists: UnsafeMutablePointer<Int32>, cost: (Int) -> Int64
    ) {
        let list = lists + place * width
        var filled = 0
        for step in 1..<count {
            let other = place + step < count ? place + step : place + step - count
            let distance = cost(other)
            if filled == width, distance >= cost(Int(list[width - 1])) { continue }
            var slot = filled < width ? filled : width - 1
            while slot > 0, cost(Int(list[slot - 1])) > distance {
                list[slot] = list[slot - 1]
                slot -= 1
            }
            list[slot] = Int32(other)
            filled = min(filled + 1, width)
        }
    }
}
