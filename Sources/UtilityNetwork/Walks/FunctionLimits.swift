import Vocabulary

/// A function barrier with the network's attribute for a name.
struct ResolvedLimit: Sendable {
    let barrier: FunctionBarrier
    let function: ResolvedFunction

    init(_ barrier: FunctionBarrier, _ resolver: ConditionResolver) throws(TraceFailure) {
        self.barrier = barrier
        function = try ResolvedFunction(barrier.function, resolver)
    }
}

/// What function barriers make of a walk, element by element in its order.
///
/// The element that meets a barrier is walked, and nothing beyond it: of a local one on its way, of a global one anywhere.
struct FunctionLimits {
    /// The local sums of a way from a start.
    typealias Path = [FunctionSum]

    private let network: UtilityNetwork
    private let global: [ResolvedLimit]
    private let local: [ResolvedLimit]
    private var sums: [FunctionSum]
    /// Step of the walk to the sums of its way; nil where that ends.
    private var paths: [Path?] = []
    /// Whether a global barrier is met.
    private(set) var isOver = false

    init(_ limits: [ResolvedLimit], _ network: UtilityNetwork) {
        self.network = network
        global = limits.filter { !$0.barrier.isLocal }
        local = limits.filter(\.barrier.isLocal)
        sums = global.map { FunctionSum($0.function.function.kind) }
    }

    private var isNeeded: Bool { !global.isEmpty || !local.isEmpty }

    var start: Path { local.map { FunctionSum($0.function.function.kind) } }

    /// The way with one more element; nil where a local barrier ends it.
    mutating func path(_ path: Path, adding element: UtilityElement?) -> Path? {
        guard isNeeded, let element else { return path }
        for place in global.indices {
            add(element, to: &sums[place], global[place])
            if Self.isMet(global[place], sums[place]) { isOver = true }
        }
        return self.path(path, again: element)
    }

    /// The way over an element that was counted when the walk came to it from elsewhere.
    func path(_ path: Path, again element: UtilityElement?) -> Path? {
        guard !local.isEmpty, let element else { return path }
        var path = path
        var isMet = false
        for place in local.indices {
            add(element, to: &path[place], local[place])
            if Self.isMet(local[place], path[place]) { isMet = true }
        }
        return isMet ? nil : path
    }

    /// - Parameter isFeatureNew: whether no other terminal of its device was walked: a device counts once.
    mutating func reached(_ vertex: Int, _ path: Path, _ plan: TracePlan, isFeatureNew: Bool) {
        guard isNeeded else { return }
        let element = plan.element(ofVertex: vertex).flatMap { $0.terminal == nil ? nil : $0 }
        paths.append(self.path(path, adding: isFeatureNew ? element : nil))
    }

    /// What the way to a step came to; nil where it ends there.
    func path(ofStep step: Int) -> Path? { isNeeded ? paths[step] : [] }

    private func add(_ element: UtilityElement, to sum: inout FunctionSum, _ limit: ResolvedLimit) {
        if let value = limit.function.value(of: element, in: network) { sum.add(value) }
    }

    private static func isMet(_ limit: ResolvedLimit, _ sum: FunctionSum) -> Bool {
        sum.value.map { limit.barrier.comparison.holds($0, limit.barrier.value) } ?? false
    }
}
