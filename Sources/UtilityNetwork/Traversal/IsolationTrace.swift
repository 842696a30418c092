import Vocabulary

/// Which features to close so that no supply comes to a place, and who is then without.
///
/// The zone of the starts is what open links join to them, both ways, up to filter barriers. A filter barrier on its
/// border isolates if supply comes through it from a controller without passing the zone, in the direction of flow.
/// Isolated is what loses its supply when these are closed.
public enum IsolationTrace {
    /// Isolates all starts together.
    ///
    /// - Parameter checksTier: whether a start outside of the traced tier is an error.
    /// - Complexity: O(vertices + links) for the one flood of supply.
    /// - Throws: `TraceFailure`; `Cancelled`.
    public static func run(
        from starts: [LocatedElement], on plan: TracePlan, _ workspace: inout TraceWorkspace,
        checksTier: Bool = true, context: RunContext = RunContext()
    ) throws -> IsolationResult {
        try check(plan)
        guard !starts.isEmpty else { throw TraceFailure.missingStart }
        try context.checkCancelled()
        workspace.prepare(for: plan)
        var run = IsolationRun(starts, plan, TraceMarks(workspace), checksTier: checksTier)
        return try run.result(context)
    }

    /// - Throws: `TraceFailure` where the configuration does not suffice for isolation.
    static func check(_ plan: TracePlan) throws {
        try plan.configuration.checkDomain(in: plan.network.schema)
        guard plan.hasFilterBarriers else { throw TraceFailure.missingFilterBarrier }
    }
}

/// One isolation trace.
private struct IsolationRun {
    private let plan: TracePlan
    private let marks: TraceMarks
    private let starts: TraceStarts
    private let named: [LocatedElement]
    private let checksTier: Bool
    private var messages: [Message] = []

    init(_ named: [LocatedElement], _ plan: TracePlan, _ marks: TraceMarks, checksTier: Bool) {
        self.checksTier = checksTier
        self.plan = plan
        self.marks = marks
        self.named = named
        starts = TraceStarts(named, plan, marks, .isolation)
        for element in Set(starts.openedFilters).sorted() {
            messages.append(
                Message(
                    .information, "start_is_filter_barrier",
                    "\(plan.network.name(of: element.feature)) is a start and a filter barrier: the zone passes it"))
        }
    }

    mutating func result(_ context: RunContext) throws -> IsolationResult {
        var zone = ZoneGrowth(plan, marks)
        zone.grow(from: starts.vertices, starts.links)
        if !zone.controllers.isEmpty {
            try checkControllers(isKnownFed: true)
            return notIsolable(zone, try supply(outside: zone, context))
        }
        var supply = try supply(outside: zone, context)
        let border = IsolationBorder(plan: plan, marks: marks, supply: supply)
        let isolating = zone.filters.filter(border.isolates)
        try context.checkCancelled()
        supply.close(isolating)
        try checkControllers(isKnownFed: !isolating.isEmpty)
        if isolating.isEmpty { messages.append(.noIsolatingFeature) }
        return IsolationReport(plan, marks, starts, zone, isolating).result(supply.through, messages)
    }

    private func supply(outside zone: ZoneGrowth, _ context: RunContext) throws -> SupplySearch {
        try context.checkCancelled()
        var supply = SupplySearch(plan, marks, border: zone.filters)
        supply.findSupplied()
        return supply
    }

    private mutating func notIsolable(_ zone: ZoneGrowth, _ supply: SupplySearch) -> IsolationResult {
        messages.append(.noIsolatingFeature)
        let numbers = Set(zone.controllers.flatMap(plan.controllers.numbers(at:))).sorted()
        let names = numbers.map { plan.network.name(of: plan.network.controller($0).feature) }
        messages.append(
            Message(
                .information, "supply_in_zone",
                "supply still comes from \(names.joined(separator: ", ")), with no filter barrier between"))
        let path = zone.path(toFirstController: plan)
        let border = IsolationBorder(plan: plan, marks: marks, supply: supply)
        return IsolationReport(plan, marks, starts, zone, fed: zone.filters.filter(border.isolates))
            .notIsolable(path, messages)
    }

    /// Says where starts have no controllers, or controllers of several kinds.
    ///
    /// - Parameter isKnownFed: whether some start has controllers; where all are alike, one start need not be asked.
    private mutating func checkControllers(isKnownFed: Bool) throws {
        if !starts.blocked.isEmpty { messages.append(.startIsBarrier) }
        var isIgnored = false
        if plan.controllers.differ || !isKnownFed || starts.vertices.count + starts.links.count > 1 {
            var search = ControllerSearch(plan, marks)
            for vertex in starts.vertices { isIgnored = search.walk(from: [vertex]) == false || isIgnored }
            for link in starts.links {
                let ends = plan.ends(ofLink: link)
                isIgnored = search.walk(from: [ends.tail, ends.head]) == false || isIgnored
            }
            if checksTier { messages += try checkTier(search.controllers, isAnyUnfed: isIgnored) }
            messages += plan.controllers.messages(about: search.controllers, isAnyIgnored: false, in: plan.network)
        }
        if isIgnored { messages.append(.startsIgnored) }
    }

    /// - Parameters:
    ///   - controllers: what starts are connected with, one way or the other, of all together.
    ///   - isAnyUnfed: whether a start is connected with none.
    private func checkTier(_ controllers: [Int], isAnyUnfed: Bool) throws(TraceFailure) -> [Message] {
        let tiers = plan.controllers.tiers(at: controllers, in: plan.network)
        let isOutside = tiers.contains { $0 != plan.controllers.tier }
        let isKnownWithin = named.count == 1 && plan.controllers.tier.map(tiers.contains) ?? true
        let mayBeInOther = isAnyUnfed && !plan.controllers.otherTiers.isEmpty
        guard isOutside && !isKnownWithin || mayBeInOther else { return [] }
        let states = ElementStates(marks, of: plan)
        return try StartTiers(plan, SubnetworkRegions(plan, states), states).check(starts)
    }
}
