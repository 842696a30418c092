import JobSpec
import Preparation
import Vocabulary

/// Where the jobs of a plan run: in a process of its own, or in this one.
struct CrewRoom: Sendable {
    let plan: BatchPlan
    let setting: CrewSetting
    /// The variables that `${env:NAME}` stands for.
    let environment: [String: String]
    /// The path of this program, which is started once more; nil: jobs run in this process.
    let program: String?
    /// A process of its own that is there already.
    let ahead: CrewAhead?
    /// The descriptor of the output folder's lock, which a process of its own holds, too.
    let lock: Int32?

    /// What was found when the plan was made, where its jobs are checked in this process though another one could be started.
    let diagnostics: Diagnostics?

    /// - Parameters:
    ///   - diagnostics: given: the jobs are checked in this process, as they were read for the plan.
    ///   - isWatched: whether anybody wants to know how far jobs have come.
    init(
        _ plan: BatchPlan, _ options: RunOptions, ahead: CrewAhead? = nil, lock: Int32? = nil,
        checkingHere diagnostics: Diagnostics? = nil, isWatched: Bool
    ) {
        self.plan = plan
        self.ahead = ahead
        self.lock = lock
        self.diagnostics = diagnostics
        setting = options.setting(for: plan, isWatched: isWatched)
        environment = options.environment
        program = options.program
    }

    /// - Throws: `ChildFailure`.
    func crew(workers: Int, number: Int, inbox: Inbox<Supervisor.Event>) throws -> any Crew {
        let tell: @Sendable (CrewEvent) -> Void = { inbox.put(.told($0, crew: number)) }
        var setting = setting
        setting.workers = workers
        guard let program, diagnostics == nil else {
            return LocalCrew(workers: workers, runner: JobRunner(files, setting, tell: tell), tell: tell) {
                inbox.put(.ended(.closed, crew: number))
            }
        }
        let process = try ahead?.take() ?? .crew(program, environment)
        return ProcessCrew(process, setting: setting, lock: lock, tell: tell) { end in
            inbox.put(.ended(end, crew: number))
        }
    }

    private var files: JobFileReading {
        if let diagnostics { return JobFileReading(plan: plan, environment: environment, diagnostics) }
        return JobFileReading(project: plan.project, environment: environment)
    }
}
