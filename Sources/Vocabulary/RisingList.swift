/// Binary search.
extension RandomAccessCollection where Index == Int {
    /// The first place whose element is beyond something, as all behind it are; the end where none is. O(log n).
    @inlinable
    @inline(__always)
    public func firstPlace(where isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
    /// The first place of a rising list whose element is not below a value; the end where all are. O(log n).
    @inlinable
    @inline(__always)
    public func firstPlace(notBelow value: Element) -> Int { firstPlace { $0 >= value } }

    /// Where a value first stands in a rising list; nil where it does not. O(log n).
    @inlinable
    @inline(__always)
    public func place(ofRising value: Element) -> Int? {
        let place = firstPlace(notBelow: value)
        return place < endIndex && self[place] == value ? place : nil
    }
}
