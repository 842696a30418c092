/// Numbers in memory of their own that grows, read and written without checks of bounds.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var values: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 1 << 10) {
        self.capacity = capacity
        values = .allocate(capacity: capacity)
    }

    deinit { values.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { values[index] }
        nonmutating set { values[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        values[count] = element
        count &+= 1
    }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to count: Int) { self.count = count }

    @inline(never)
    private mutating func grow() {
        let old = values
        values = .allocate(capacity: capacity * 2)
        values.update(from: old, count: count)
        capacity *= 2
        old.deallocate()
    }
}
