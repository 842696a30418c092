import Dispatch
import Glibc
import JobSpec
import Preparation
import Synchronization
import Vocabulary

/// What a process does that runs jobs for another one: reads what it is told, and tells how it goes.
public enum CrewService {
    /// The command that starts it. Not for people.
    public static let commandName = "work"

    /// Serves until it is told that there is no more to do. Where the other process goes away without a word, this one goes,
    /// too: nobody is left to say who holds the output folder.
    ///
    /// - Parameter environment: the variables that `${env:NAME}` stands for.
    public static func run(environment: [String: String]) {
        let hasEnded = DispatchSemaphore(value: 0)
        let crew = Mutex<LocalCrew?>(nil)
        let telling = Mutex(CrewTelling())
        let tell: @Sendable (CrewEvent) -> Void = { event in telling.withLock { $0.tell(event) } }
        DispatchQueue(label: "requests").async {
            // Held for as long as this process lives.
            _ = DescriptorPassing.receive(from: STDIN_FILENO)
            var isToldTheEnd = false
            MessagePipe.read(CrewRequest.self, from: STDIN_FILENO) { request in
                if case .begin(let setting) = request {
                    let new = LocalCrew(setting, environment, tell: tell) { hasEnded.signal() }
                    crew.withLock { $0 = new }
                    return
                }
                if case .end = request { isToldTheEnd = true }
                crew.withLock { $0 }?.take(request)
            }
            if !isToldTheEnd { _exit(1) }
        }
        hasEnded.wait()
    }
}

/// Writes events to the pipe that the process found open. How far a phase has come is told now and then.
private struct CrewTelling: Sendable {
    private static let pause = DispatchTimeInterval.milliseconds(100)
    private var phase = ""
    private var next = DispatchTime.now()

    mutating func tell(_ event: CrewEvent) {
        if case .progress(let phase, _, _) = event {
            let now = DispatchTime.now()
            guard phase != self.phase || now >= next else { return }
            (self.phase, next) = (phase, now + Self.pause)
        }
        MessagePipe.write(event, to: ChildProcess.tellingDescriptor)
    }
}

extension LocalCrew {
    fileprivate convenience init(
        _ setting: CrewSetting, _ environment: [String: String], tell: @escaping @Sendable (CrewEvent) -> Void,
        ended: @escaping @Sendable () -> Void
    ) {
        let runner = JobRunner(setting, environment: environment, tell: tell)
        self.init(workers: setting.workers, runner: runner, tell: tell, ended: ended)
    }

    fileprivate func take(_ request: CrewRequest) {
        switch request {
        case .begin: break
        case .run(let order): assign(order)
        case .cancel(let index, let reason): cancel(index, reason)
        case .cancelAll(let reason): cancelAll(reason)
        case .end: close()
        }
    }
}
