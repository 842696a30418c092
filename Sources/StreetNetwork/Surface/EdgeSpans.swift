import ImageFile

/// What parts of an edge own corners of: triangles, or seams that run through these. Edge by edge, in an image.
struct EdgeSpans: @unchecked Sendable {
    /// Edge to the first of its entries; one more element.
    let first: UnsafeBufferPointer<UInt32>
    let entry: UnsafeBufferPointer<UInt32>
    /// The part of the edge, entry by entry.
    let span: UnsafeBufferPointer<EdgeSpan>

    init(_ image: Image, of name: String) throws {
        first = try image.section("first-\(name)")
        entry = try image.section(name)
        span = try image.section("\(name)-span")
    }

    @inline(__always)
    func entries(of edge: UInt32) -> Range<Int> { Int(first[Int(edge)])..<Int(first[Int(edge) + 1]) }

    @inline(__always)
    func prefetchStart(of edge: UInt32) { first.prefetch(Int(edge)) }

    /// Asks for the entries of an edge: sixteen of 4 bytes, or 32 of 2, lie in a line of the processor's memory.
    @inline(__always)
    func prefetch(_ edge: UInt32) {
        let entries = entries(of: edge)
        for place in stride(from: entries.lowerBound, to: entries.upperBound, by: 16) { entry.prefetch(place) }
        for place in stride(from: entries.lowerBound, to: entries.upperBound, by: 32) { span.prefetch(place) }
    }
}
