extension Array where Element: Comparable {
    /// The first index of a value in an ascending array; nil where it is not there. O(log n).
    func firstIndexInAscending(of wanted: Element) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == wanted ? low : nil
    }
}
