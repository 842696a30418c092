import Glibc

/// Numbers that are 0 until they are set, in memory that takes no room before.
struct ZeroedBuffer<Element: FixedWidthInteger>: ~Copyable {
    let values: UnsafeMutablePointer<Element>

    init(count: Int) {
        // The system gives large pieces of memory zeroed, and page by page as they are touched.
        guard let memory = calloc(max(1, count), MemoryLayout<Element>.stride) else {
            preconditionFailure("no memory for \(count) numbers")
        }
        values = memory.bindMemory(to: Element.self, capacity: count)
    }

    deinit { free(values) }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { values[index] }
        nonmutating set { values[index] = newValue }
    }
}
