extension Double {
    /// The number as people write it: without a point where it is whole, `12` and not `12.0`.
    public var asWritten: String { Int64(exactly: self).map(String.init) ?? "\(self)" }
}
