import JobSpec

extension Mistake {
    /// Whether it stands in some lines of its file; one that has no place is about all of them.
    ///
    /// - Parameter lines: nil: all.
    func stands(in lines: Range<Int>?) -> Bool {
        guard let start, let lines else { return true }
        return lines.contains(start.line)
    }
}
