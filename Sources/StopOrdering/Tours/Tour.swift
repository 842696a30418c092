/// A closed tour as an array of places, and where in it each place stands.
///
/// Knows what it would cost to travel any part of it backwards, which matters where ways are not symmetric.
struct Tour: ~Copyable {
    let matrix: TourMatrix
    let count: Int
    /// Place by position.
    let places: UnsafeMutablePointer<Int32>
    /// Position by place.
    let positions: UnsafeMutablePointer<Int32>
    /// By how much the ways before a position cost more backwards than forwards.
    private let excess: UnsafeMutablePointer<Int64>
    private let buffer: UnsafeMutablePointer<Int32>

    init(_ matrix: TourMatrix) {
        self.matrix = matrix
        count = matrix.count
        places = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        excess = .allocate(capacity: count + 1)
        excess.initialize(repeating: 0, count: count + 1)
        buffer = .allocate(capacity: count)
    }

    deinit {
        places.deallocate()
        positions.deallocate()
        excess.deallocate()
        buffer.deallocate()
    }

    /// To be called once `places` are there.
    mutating func index() {
        for position in 0..<count { positions[Int(places[position])] = Int32(position) }
        weigh(from: 0, to: count - 1)
    }

    @inline(__always) func after(_ place: Int) -> Int {
        let position = Int(positions[place]) &+ 1
        return Int(places[position == count ? 0 : position])
    }

    @inline(__always) func before(_ place: Int) -> Int {
        let position = Int(positions[place])
        return Int(places[(position == 0 ? count : position) &- 1])
    }

    /// How many steps it is from one place forward to another.
    @inline(__always) func steps(_ from: Int, _ to: Int) -> Int {
        let steps = Int(positions[to]) &- Int(positions[from])
        return steps < 0 ? steps &+ count : steps
    }

    /// What it costs more to travel from `last` back to `first` than as the tour does.
    @inline(__always) func reversalCost(_ first: Int, _ last: Int) -> Int64 {
        if matrix.isSymmetric { return 0 }
        let (from, to) = (Int(positions[first]), Int(positions[last]))
        return excess[to] &- excess[from] &+ (from <= to ? 0 : excess[count])
    }

    /// Turns the part between two places round.
    mutating func reverse(_ first: Int, _ last: Int) {
        var from = Int(positions[first])
        var length = steps(first, last) + 1
        if matrix.isSymmetric, length * 2 > count {
            from = wrapped(from + length)
            length = count - length
        }
        let start = from
        var to = wrapped(from + length - 1)
        for _ in 0..<(length / 2) {
            let (head, tail) = (places[from], places[to])
            (places[from], places[to]) = (tail, head)
            (positions[Int(tail)], positions[Int(head)]) = (Int32(from), Int32(to))
            from = from &+ 1 == count ? 0 : from &+ 1
            to = (to == 0 ? count : to) &- 1
        }
        reweigh(start, length)
    }

    /// Exchanges two neighbouring parts: the one of `length` places from `first` on, and the one of `next` after it.
    mutating func exchange(_ first: Int, _ length: Int, _ next: Int) {
        // The third part stands between the two; to move the two shortest comes to the same.
        let third = count - length - next
        let from = Int(positions[first])
        if third < max(length, next) {
            if length >= next { return swap(wrapped(from + length), next, third) }
            return swap(wrapped(from + length + next), third, length)
        }
        swap(from, length, next)
    }

    private mutating func swap(_ from: Int, _ length: Int, _ next: Int) {
        for step in 0..<length { buffer[step] = places[wrapped(from + step)] }
        for step in 0..<next { put(places[wrapped(from + length + step)], at: wrapped(from + step)) }
        for step in 0..<length { put(buffer[step], at: wrapped(from + next + step)) }
        reweigh(from, length + next)
    }

    @inline(__always) private func wrapped(_ position: Int) -> Int { position >= count ? position - count : position }

    @inline(__always) private func put(_ place: Int32, at position: Int) {
        places[position] = place
        positions[Int(place)] = Int32(truncatingIfNeeded: position)
    }

    private mutating func reweigh(_ from: Int, _ length: Int) {
        if matrix.isSymmetric { return }
        if from == 0 || from + length >= count { return weigh(from: 0, to: count - 1) }
        weigh(from: from - 1, to: from + length - 1)
    }

    /// Weighs the ways that leave some positions, and shifts what comes behind.
    private mutating func weigh(from: Int, to: Int) {
        if matrix.isSymmetric { return }
        let old = excess[to + 1]
        for position in from...to {
            let (here, next) = (Int(places[position]), Int(places[wrapped(position + 1)]))
            excess[position + 1] = excess[position] &+ matrix.cost(next, here) &- matrix.cost(here, next)
        }
        let shift = excess[to + 1] &- old
        if shift == 0 || to + 2 > count { return }
        for position in (to + 2)...count { excess[position] &+= shift }
    }

    func cost() -> Int64 {
        (0..<count).reduce(0) { $0 + matrix.cost(Int(places[$1]), Int(places[wrapped($1 + 1)])) }
    }
}
