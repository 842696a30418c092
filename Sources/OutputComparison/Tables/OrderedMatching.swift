/// Which places of two lists go together without a change of order: as many as are found in bounded time.
///
/// What each list has once is matched first, as far as it stands in one order, and then what is between. This is patience
/// diff; the source of its longest rising sequence is M. L. Fredman, "On computing the length of longest increasing
/// subsequences", 1975. That as many go together as can is not promised.
struct OrderedMatching {
    /// Rising in both.
    private(set) var pairs: [(old: Int, new: Int)] = []

    /// Stretches between are compared place by place up to so many pairs of places.
    private static let mostCells = 1_000_000

    /// Complexity: O(n log n), and up to `mostCells` for each stretch between what each list has once.
    init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        var start = (old: old.startIndex, new: new.startIndex)
        for single in Self.rising(Self.singles(old, new)) + [(old.endIndex, new.endIndex)] {
            match(old[start.old..<single.old], new[start.new..<single.new])
            if single.old < old.endIndex { pairs.append(single) }
            start = (single.old + 1, single.new + 1)
        }
    }

    /// Where that stands which each list has once, in the order of the old one.
    private static func singles(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(old: Int, new: Int)] {
        let (olds, news) = (placesOfSingles(old), placesOfSingles(new))
        return old.indices.compactMap { place in
            guard olds[old[place]] == .some(place), case .some(.some(let other)) = news[old[place]] else { return nil }
            return (place, other)
        }
    }

    /// Nil for what comes several times.
    private static func placesOfSingles(_ list: ArraySlice<Int>) -> [Int: Int?] {
        Dictionary(zip(list, list.indices.map(Optional.some)), uniquingKeysWith: { _, _ in nil })
    }

    /// The most of these pairs whose new places rise, too.
    private static func rising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // For each length the pair that ends a sequence of it at the lowest new place, and what stands before each pair.
        var ends: [Int] = []
        var before: [Int?] = []
        for (number, pair) in pairs.enumerated() {
            let length = countBelow(pair.new, in: ends) { pairs[$0].new }
            before.append(length == 0 ? nil : ends[length - 1])
            if length == ends.count { ends.append(number) } else { ends[length] = number }
        }
        var found: [(old: Int, new: Int)] = []
        var last = ends.last
        while let number = last {
            found.append(pairs[number])
            last = before[number]
        }
        return found.reversed()
    }

    /// How many of a rising list are lower than a number.
    private static func countBelow(_ limit: Int, in list: [Int], value: (Int) -> Int) -> Int {
        var range = 0..<list.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = value(list[middle]) < limit ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private mutating func match(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let (restOfOld, restOfNew) = (old.dropFirst(head), new.dropFirst(head))
        let tail = zip(restOfOld.reversed(), restOfNew.reversed()).prefix { $0 == $1 }.count
        append(old.indices.prefix(head), new.indices.prefix(head))
        matchEach(restOfOld.dropLast(tail), restOfNew.dropLast(tail))
        append(old.indices.suffix(tail), new.indices.suffix(tail))
    }

    private mutating func append(_ old: Range<Int>, _ new: Range<Int>) {
        pairs += zip(old, new).map { (old: $0, new: $1) }
    }

    /// Matches a longest common subsequence, unless that would take too long.
    private mutating func matchEach(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        guard !old.isEmpty, !new.isEmpty, old.count <= Self.mostCells / new.count else { return }
        let lengths = Self.commonLengths(old, new)
        var (row, column) = (0, 0)
        while row < old.count, column < new.count {
            if old[old.startIndex + row] == new[new.startIndex + column] {
                pairs.append((old.startIndex + row, new.startIndex + column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }

    /// For each place of both how much what follows has in common.
    private static func commonLengths(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [[Int32]] {
        var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
        for (row, one) in old.enumerated().reversed() {
            for (column, other) in new.enumerated().reversed() {
                lengths[row][column] =
                    one == other
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        return lengths
    }
}
