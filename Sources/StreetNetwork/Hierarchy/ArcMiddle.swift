/// What the cost of an arc comes from, one way: the turn that it stands for, or a lower rank that the way leads by.
struct ArcMiddle: Sendable, Equatable, BitwiseCopyable {
    private let code: UInt16

    private init(code: UInt16) { self.code = code }

    /// The turn alone.
    static let turn = ArcMiddle(code: .max)
    /// More than one of them, or a lower rank that is too far among its like to be told.
    static let unclear = ArcMiddle(code: .max - 1)

    /// A lower rank, by its place among those that are joined with the arc's lower end.
    @inline(__always)
    init(place: Int) { code = place < Int(Self.unclear.code) ? UInt16(truncatingIfNeeded: place) : Self.unclear.code }

    /// Nil where it is no single lower rank.
    @inline(__always)
    var place: Int? { code < Self.unclear.code ? Int(code) : nil }
}
