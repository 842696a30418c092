import Dispatch
import FeatureSources
import FoundationEssentials
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// Runs jobs: from their files to their folders of outputs, each whole or not at all.
struct JobRunner: Sendable {
    let files: JobFileReading
    let store: NetworkStore
    let keys: JobKeys
    let outputFolder: String
    let isDurable: Bool
    let progress: any ProgressObserver
    let meetings: NetworkMeetings
    /// Nil: nobody asks how long stages take.
    let timings: StageTimings?

    private var project: Project { files.project }

    /// Does what was ordered, whatever comes of it.
    func outcome(of order: JobOrder, _ workspaces: Workspaces, _ cancellation: Cancellation) -> JobOutcome {
        let start = DispatchTime.now().uptimeNanoseconds
        let clock = timings.map { _ in StageClock(of: order.name, telling: progress) }
        let context = RunContext(cancellation: cancellation, progress: clock ?? progress)
        var outcome = JobOutcome(order.name, .succeeded)
        do {
            try perform(order, workspaces, context, &outcome)
        } catch {
            outcome.take(error)
        }
        if let clock { timings?.take(clock) }
        outcome.file = order.file
        outcome.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        outcome.messages = context.messages.messages
        outcome.peakMegabytes = ProcessMemory.own.map { $0 / 1_000_000 }
        if outcome.state == .succeeded, !outcome.warnings.isEmpty { outcome.state = .succeededWithWarnings }
        return outcome
    }

    private func perform(
        _ order: JobOrder, _ workspaces: Workspaces, _ context: RunContext, _ outcome: inout JobOutcome
    ) throws {
        let (job, warnings) = try files.job(named: order.name, in: order.file)
        guard order.isSound, job.isSound, let description = job.description else {
            return try checkDraft(of: job, context)
        }
        // Before anything is read: what changes meanwhile makes the outputs look old, not new.
        let contents = order.task == .run ? try? keys.contents(of: description) : nil
        bringUpLibraries(for: description)
        let prepared = try prepared(description, order, context, &outcome)
        // The order of keys in a file is no part of the job's key, and changes nothing of its outputs.
        let found = (warnings + outcome.mistakes).filter { $0.severity == "warning" }
        for mistake in found.sorted(by: { ($0.code, $0.message) < ($1.code, $1.message) }) {
            context.messages.add(Message(.warning, mistake.code, mistake.message))
        }
        for message in prepared.messages { context.messages.add(message) }
        if order.task == .check { return try check(prepared, context) }
        let assembly = JobAssembly(
            job: prepared, store: store, files: files, isDurable: isDurable, workspaces: workspaces,
            meetings: meetings, context: context)
        let work = try assembly.work()
        if order.task == .explain {
            outcome.values = (prepared.effectiveValues + work.values).map(ToldValue.init)
            return try explain(work, &outcome)
        }
        let key = JobKeys.key(try contents ?? keys.contents(of: description), prepared.libraryUse)
        try write(job, prepared, key, work, context, &outcome)
    }

    /// The library for layers comes up while the first job that needs it finds its costs.
    private static let libraries: Void = DispatchQueue(label: "libraries").async { _ = try? GDALLibrary.shared() }

    private func bringUpLibraries(for job: JobDescription) {
        if job.needsGDAL(project.access) { Self.libraries }
    }

    /// - Throws: `InvalidJob` where there are mistakes.
    private func prepared(
        _ description: JobDescription, _ order: JobOrder, _ context: RunContext, _ outcome: inout JobOutcome
    ) throws -> PreparedJob {
        let diagnostics = files.diagnostics()
        let preparation = JobPreparation(project: project, diagnostics) { travel in
            if order.task != .check { makeReady(for: travel, context) }
        }
        let prepared = preparation.draft(description, name: order.name)
        try context.checkCancelled()
        guard let prepared, !diagnostics.hasErrors else {
            if let prepared { checkFurther(prepared, diagnostics, RunContext()) }
            throw JobAssembly.InvalidJob(diagnostics: diagnostics)
        }
        outcome.mistakes = diagnostics.mistakes
        return prepared
    }

    /// Finds costs before stops are read, and tells of the network when that is done: while libraries are loaded for the stops, there is
    /// a processor to spare.
    private func makeReady(for travel: TravelRequest, _ context: RunContext) {
        if let network = store.makeReady(for: travel, context) { meetings.add(network) }
    }

    private func write(
        _ planned: PlannedJob, _ job: PreparedJob, _ key: JobKey, _ work: JobWork, _ context: RunContext,
        _ outcome: inout JobOutcome
    ) throws {
        var options = work.options
        options.attribution = job.attribution
        let writer = try JobFolderWriter(
            outputFolder: outputFolder, jobName: job.name, tables: work.tables, formats: work.formats,
            options: options)
        let results = CountedResults(writer, tables: work.tables, hasStatuses: work.hasStatuses)
        if let note = work.noteOfUnwritten { context.messages.add(note) }
        try work.run(results)
        context.progress.progress("finishing files", done: 0, total: nil)
        let files = try writer.finishTables().map { name in
            try WrittenFile(name: name, in: writer.path, digest: writer.digest(of: name))
        }
        let read = try keys.inputs(of: job, key)
        for name in read.changed {
            context.warn(
                "source_changed", "\(name) was changed while the job ran: what it wrote may be of before or after")
        }
        let key = keyOfNetworkMet(read.key, job, work, context)
        let record = JobRecord(
            job: job, file: planned.fileInProject, network: work.network, networkValues: work.values,
            inputs: read.inputs, figures: work.figures, messages: context.messages.messages, key: key, files: files)
        try writer.write(document: JobRecord.fileName, SealedDocument.text(record.members(results)))
        try context.checkCancelled()
        let former = try FormerOutputs(of: job.name, in: outputFolder, givingWayTo: Set(files.map(\.name)))
        try writer.commit(keeping: former.strangers)
        outcome.counts = results.counts
        let found = results.counts.filter { work.answers.contains($0.table) }
        if !found.contains(where: { $0.rows > 0 }) { outcome.state = .empty }
    }

    /// The key, unless the network's sources were exchanged between the look at them and their reading.
    private func keyOfNetworkMet(
        _ key: JobKey, _ job: PreparedJob, _ work: JobWork, _ context: RunContext
    ) -> JobKey {
        guard let name = job.network, let network = work.network,
            let spoiled = key.spoiled(byNetwork: name, network.digest)
        else { return key }
        context.warn(
            "source_changed",
            "the sources of the network \(name) were changed when the run began: what the job wrote is of after")
        return spoiled
    }

    private func explain(_ work: JobWork, _ outcome: inout JobOutcome) throws {
        let places = PlaceResults()
        let results = CountedResults(places, tables: work.tables, hasStatuses: work.hasStatuses)
        try work.run(results)
        outcome.counts = results.counts
        outcome.places = places.found
    }
}

// MARK: - Checks

extension JobRunner {
    /// What a job may seem to have because another one, found before, took away what it says.
    private static let followingFromOthers: Set = ["empty_selection", "bad_relationship", "unused_key"]

    /// Looks for more mistakes in a job whose file has some.
    ///
    /// - Throws: `InvalidJob`, always.
    private func checkDraft(of job: PlannedJob, _ context: RunContext) throws {
        let (all, diagnostics) = (files.diagnostics(), files.diagnostics())
        let draft = job.description.flatMap { JobPreparation(project: project, all).draft($0, name: job.name) }
        diagnostics.add(allOf: all, without: Self.followingFromOthers)
        if let draft { checkFurther(draft, diagnostics, context) }
        throw JobAssembly.InvalidJob(diagnostics: diagnostics)
    }

    /// Looks for mistakes that show against the network, unless its streets were never compiled: what is known to be wrong is told
    /// soon.
    private func checkFurther(_ job: PreparedJob, _ diagnostics: Diagnostics, _ context: RunContext) {
        guard let name = job.network, store.isUtility(name) || store.holdsStreets(of: name) else { return }
        try? check(job, diagnostics, context)
    }

    /// - Throws: `InvalidJob` where mistakes show against the network; `NetworkFailure`.
    private func check(_ job: PreparedJob, _ context: RunContext) throws {
        let diagnostics = files.diagnostics()
        try check(job, diagnostics, context)
        if diagnostics.hasErrors { throw JobAssembly.InvalidJob(diagnostics: diagnostics) }
    }

    private func check(_ job: PreparedJob, _ diagnostics: Diagnostics, _ context: RunContext) throws {
        guard let name = job.network else { return }
        let preparation = JobPreparation(project: project, diagnostics)
        if store.isUtility(name) {
            _ = preparation.check(job, against: try store.utilityNetwork(name, context: context))
        } else {
            _ = preparation.check(job, against: try store.network(name, context: context))
        }
    }
}

extension JobOutcome {
    fileprivate mutating func take(_ error: any Error) {
        switch error {
        case let cancelled as Cancelled where cancelled.reason == .timedOut: state = .timedOut
        case is Cancelled: (state, reason) = (.cancelled, "the run was stopped")
        case let invalid as JobAssembly.InvalidJob:
            state = .invalid
            mistakes = invalid.diagnostics.mistakes
        case let failure as NetworkFailure:
            (state, reason) = (.failed, failure.reason)
            mistakes += failure.mistakes
        // Names of records may hold line feeds, and no line of a log begins with what stands behind one.
        default: (state, reason) = (.failed, SafeText.line("\(error)"))
        }
    }
}
