extension Array where Element == Int {
    /// The first index of a rising array whose element satisfies `isBeyond`, or its end.
    func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
