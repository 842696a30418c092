/// Which of many things the run at hand has touched. A new run forgets them all without clearing, and the first one pays
/// only for what it touches.
struct RunStamps: ~Copyable {
    private let stamp: ZeroedBuffer<UInt32>
    private let count: Int
    private var run: UInt32 = 1

    init(count: Int) {
        self.count = count
        stamp = ZeroedBuffer(count: count)
    }

    /// Forgets all.
    mutating func begin() {
        run &+= 1
        if run == 0 {
            stamp.values.update(repeating: 0, count: count)
            run = 1
        }
    }

    @inline(__always)
    func has(_ place: Int) -> Bool { stamp[place] == run }

    @inline(__always)
    mutating func add(_ place: Int) { stamp[place] = run }
}
