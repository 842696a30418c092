import CPrefetch

/// Numbers that are known in one run and forgotten at the beginning of the next, without being cleared.
struct RunMarks: ~Copyable {
    private let entries: UnsafeMutablePointer<(run: UInt32, number: Int32)>
    private let count: Int
    private let run: UnsafeMutablePointer<UInt32>

    init(count: Int) {
        self.count = count
        entries = .allocate(capacity: max(1, count))
        entries.initialize(repeating: (0, 0), count: count)
        run = .allocate(capacity: 1)
        run.initialize(to: 0)
    }

    deinit {
        entries.deallocate()
        run.deallocate()
    }

    func begin() {
        if run.pointee == .max {
            entries.update(repeating: (0, 0), count: count)
            run.pointee = 0
        }
        run.pointee += 1
    }

    /// The number of an entry; nil where it has none in this run.
    @inline(__always)
    subscript(entry: Int) -> Int32? {
        get { entries[entry].run == run.pointee ? entries[entry].number : nil }
        nonmutating set { entries[entry] = (run.pointee, newValue ?? 0) }
    }

    @inline(__always)
    func prefetch(_ entry: Int) { arterial_prefetch(entries + entry) }
}
