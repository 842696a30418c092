/// A part of an edge in 255ths of its length, rounded outwards.
struct EdgeSpan: BitwiseCopyable {
    let low: UInt8
    private let high: UInt8

    /// - Parameter length: of the edge, not below the positions.
    init(from low: UInt32, to high: UInt32, of length: Int64) {
        self.low = UInt8(clamping: Int64(low) * 255 / max(1, length))
        self.high = UInt8(clamping: (Int64(high) * 255 + length - 1) / max(1, length))
    }

    /// Whether two parts have a place in common, ends included.
    @inline(__always)
    func meets(_ other: EdgeSpan) -> Bool { low <= other.high && other.low <= high }

    /// The millimetres from its start to a place of an edge.
    ///
    /// - Parameter part: in 255ths of the edge.
    static func offset(of part: UInt8, onEdgeOf length: Int64) -> UInt32 { UInt32(Int64(part) * length / 255) }
}
