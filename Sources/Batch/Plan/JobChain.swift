/// Which jobs of a plan read what others of it write: these run first.
struct JobChain: Sendable {
    /// For each job the jobs whose outputs it reads, ascending. Of jobs that read each other in a circle, the first of the plan
    /// waits for none of the others.
    let before: [[Int]]
    /// Whether each job reads in the folder of outputs at all, be it what no job of the plan writes.
    let isReader: [Bool]
    /// All jobs, each behind those whose outputs it reads.
    let order: [Int]

    /// Takes time in proportion to the number of sources where there are no circles; a source is looked for once, however many jobs read it.
    init(of plan: BatchPlan) {
        let folder = OutputPlaces(of: plan)
        let known = Dictionary(plan.jobs.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let read = plan.jobs.map(folder.jobsRead)
        isReader = read.map { !$0.isEmpty }
        let chaining = ChainOrder(
            read.enumerated().map { index, names in
                Set(names.compactMap { known[$0] }).subtracting([index]).sorted()
            })
        (before, order) = (chaining.before, chaining.order)
    }
}
