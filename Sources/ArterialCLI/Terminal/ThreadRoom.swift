import CMalloc
import Glibc

/// Whether the system lets this process have the threads that a run needs. Where it does not, Dispatch waits for good, and
/// signals are not heard either.
enum ThreadRoom {
    static let isMissing =
        "the system lets this process begin too few threads: its limits are too low for memory ('ulimit -v') or processes ('ulimit -u')"

    /// How many a run has at once, with the first ones of the process that runs jobs.
    private static var needed: Int { 10 + max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// What a small run maps and holds beside its threads: with less it could begin some of them, and wait for the others for good.
    private static let spareMemory = 256 << 20

    /// Fewer processes of a user are a limit that may be met. Threads count as such.
    private static let fewProcesses: rlim_t = 4096

    /// Tried by threads that wait for one another, where there is a limit that may be met.
    static var isThere: Bool {
        guard isLimited else { return true }
        let spare = mmap(nil, spareMemory, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let spare, spare != MAP_FAILED else { return false }
        defer { munmap(spare, spareMemory) }
        let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        defer { gate.deallocate() }
        pthread_mutex_init(gate, nil)
        defer { pthread_mutex_destroy(gate) }
        pthread_mutex_lock(gate)
        var threads: [pthread_t] = []
        let needed = needed
        for _ in 0..<needed {
            var thread = pthread_t()
            guard pthread_create(&thread, nil, waiting, gate) == 0 else { break }
            threads.append(thread)
        }
        pthread_mutex_unlock(gate)
        for thread in threads { pthread_join(thread, nil) }
        return threads.count == needed
    }

    /// Where memory is limited, keeps threads from taking the addresses that others need, at moments that nobody foresees.
    static func keep() {
        if isMemoryLimited { arterial_share_arenas(2) }
    }

    private static var isLimited: Bool {
        var processes = rlimit()
        getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &processes)
        return isMemoryLimited || processes.rlim_cur < fewProcesses
    }

    private static var isMemoryLimited: Bool {
        var space = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
        return space.rlim_cur != rlim_t(bitPattern: -1)
    }

    /// Each has memory of its own, as those that work have.
    private static let waiting: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
        let memory = malloc(1)
        if let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) {
            pthread_mutex_lock(gate)
            pthread_mutex_unlock(gate)
        }
        free(memory)
        return nil
    }
}
