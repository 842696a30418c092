import CPrefetch

/// What a surface's arrays hold lies far apart, and to wait for one place after the other is most of the work of drawing an outline. So
/// places are asked for some steps before they are read.
extension UnsafeBufferPointer {
    /// Asks for an element. Its number may be any: nothing is read.
    @inline(__always)
    func prefetch(_ number: Int) {
        guard let first = baseAddress else { return }
        arterial_prefetch(first + number)
    }

    /// The same for one that may lie across two lines of the processor's memory.
    @inline(__always)
    func prefetchAll(of number: Int) {
        guard let first = baseAddress else { return }
        arterial_prefetch(first + number)
        arterial_prefetch(UnsafeRawPointer(first + number + 1) - 1)
    }
}
