import Glibc

/// Whether the system lets this process have the threads that a run needs. Where it does not, Dispatch waits for good, and
/// signals are not heard either.
struct ThreadRoom: Error, CustomStringConvertible {
    /// How many a run has at once, those of the process that runs jobs aside.
    private static let needed = 8

    var description: String {
        "the system lets this process begin too few threads: its limits are too low for memory ('ulimit -v') or processes ('ulimit -u')"
    }

    /// Begins threads that wait for one another, and ends them.
    ///
    /// - Throws: itself where one of them cannot begin.
    static func check() throws(ThreadRoom) {
        let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        defer { gate.deallocate() }
        pthread_mutex_init(gate, nil)
        defer { pthread_mutex_destroy(gate) }
        pthread_mutex_lock(gate)
        var threads: [pthread_t] = []
        for _ in 0..<needed {
            var thread = pthread_t()
            guard pthread_create(&thread, nil, waiting, gate) == 0 else { break }
            threads.append(thread)
        }
        pthread_mutex_unlock(gate)
        for thread in threads { pthread_join(thread, nil) }
        if threads.count < needed { throw ThreadRoom() }
    }

    private static let waiting: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
        let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
        if let gate {
            pthread_mutex_lock(gate)
            pthread_mutex_unlock(gate)
        }
        return nil
    }
}
