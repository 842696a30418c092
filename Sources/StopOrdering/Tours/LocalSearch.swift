/// Improves a tour until no exchange of ways between neighbours does: turning a part round (2-opt), and exchanging two
/// neighbouring parts (3-opt without turning).
///
/// Complexity: O(width²) a place that is looked at, O(n) an improvement.
struct LocalSearch: ~Copyable {
    var tour: Tour
    private let matrix: TourMatrix
    private let neighbours: Neighbours
    private var waiting: [Int32] = []
    private var isWaiting: [Bool]

    init(_ matrix: TourMatrix, _ neighbours: Neighbours) {
        self.matrix = matrix
        self.neighbours = neighbours
        tour = Tour(matrix)
        isWaiting = [Bool](repeating: false, count: matrix.count)
    }

    /// Improves the tour wherever it can be.
    mutating func improveAll() {
        for position in 0..<tour.count { enqueue(Int(tour.places[position])) }
        improve()
    }

    mutating func enqueue(_ place: Int) {
        if isWaiting[place] { return }
        isWaiting[place] = true
        waiting.append(Int32(place))
    }

    mutating func improve() {
        var head = 0
        while head < waiting.count {
            let place = Int(waiting[head])
            head += 1
            isWaiting[place] = false
            while improveAfter(place) || improveBefore(place) {}
            if head > 4096 {
                waiting.removeFirst(head)
                head = 0
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Looks for a better place to come after one.
    private mutating func improveAfter(_ place: Int) -> Bool {
        let next = tour.after(place)
        let removed = matrix.cost(place, next)
        let list = neighbours.following + place &* neighbours.width
        for slot in 0..<neighbours.width {
            let near = Int(list[slot])
            let gain = removed &- matrix.cost(place, near)
            if gain <= 0 { return false }
            if near == next { continue }
            if turn(place, next, near, gain) || exchange(place, next, near, gain) { return true }
        }
        return false
    }

    /// Travels the part from `next` to `near` backwards.
    private mutating func turn(_ place: Int, _ next: Int, _ near: Int, _ gain: Int64) -> Bool {
        let behind = tour.after(near)
        let total =
            gain &+ matrix.cost(near, behind) &- matrix.cost(next, behind) &- tour.reversalCost(next, near)
        if total <= 0 { return false }
        tour.reverse(next, near)
        enqueue(place, next, near, behind)
        return true
    }

    /// Moves a part that begins with `near` to between `place` and `next`.
    private mutating func exchange(_ place: Int, _ next: Int, _ near: Int, _ gain: Int64) -> Bool {
        let ahead = tour.before(near)
        let open = gain &+ matrix.cost(ahead, near)
        let list = neighbours.following + ahead &* neighbours.width
        let reach = tour.steps(next, near)
        for slot in 0..<neighbours.width {
            let behind = Int(list[slot])
            let rest = open &- matrix.cost(ahead, behind)
            if rest <= 0 { return false }
            let steps = behind == next ? tour.count : tour.steps(next, behind)
            if steps <= reach || behind == next { continue }
            let end = tour.before(behind)
            let total = rest &+ matrix.cost(end, behind) &- matrix.cost(end, next)
            if total <= 0 { continue }
            tour.exchange(next, reach, steps &- reach)
            enqueue(place, next, near, behind)
            enqueue(ahead)
            enqueue(end)
            return true
        }
        return false
    }

    /// Looks for a better place to come before one, by travelling the part between backwards.
    private mutating func improveBefore(_ place: Int) -> Bool {
        let last = tour.before(place)
        let removed = matrix.cost(last, place)
        let list = neighbours.preceding + place &* neighbours.width
        for slot in 0..<neighbours.width {
            let near = Int(list[slot])
            let gain = removed &- matrix.cost(near, place)
            if gain <= 0 { return false }
            if near == last { continue }
            let ahead = tour.before(near)
            if ahead == place { continue }
            let total = gain &+ matrix.cost(ahead, near) &- matrix.cost(ahead, last) &- tour.reversalCost(near, last)
            if total <= 0 { continue }
            tour.reverse(near, last)
            enqueue(place, last, near, ahead)
            return true
        }
        return false
    }

    private mutating func enqueue(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) {
        enqueue(first)
        enqueue(second)
        enqueue(third)
        enqueue(fourth)
    }
}
