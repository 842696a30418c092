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
    /// A way from a start, as local barriers see it.
    struct Path {
        fileprivate var sums: [FunctionSum] = []
        /// Of the last device with several terminals; nil before the first.
        fileprivate var passage: Int?
    }

    private let network: UtilityNetwork
    private let global: [ResolvedLimit]
    private let local: [ResolvedLimit]
    private var sums: [FunctionSum]
    /// Those with several terminals.
    private var devices = PassedDevices()
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

    var start: Path { Path(sums: local.map { FunctionSum($0.function.function.kind) }) }

    /// Takes in an element that the walk came to for the first time: a device counts once, whichever of its terminals that is.
    mutating func count(_ element: UtilityElement?) {
        guard let element else { return }
        for place in global.indices {
            add(element, to: &sums[place], global[place])
            if Self.isMet(global[place], sums[place]) { isOver = true }
        }
    }

    /// A way with one more element, which counts where the way has not passed another terminal of its device; nil where a local
    /// barrier ends it.
    mutating func path(_ path: Path, over element: UtilityElement?) -> Path? {
        guard !local.isEmpty, let element else { return path }
        var path = path
        if network.terminals(of: element.feature) != nil {
            if devices.have(element.feature, upTo: path.passage) { return path }
            path.passage = devices.pass(element.feature, behind: path.passage)
        }
        var isMet = false
        for place in local.indices {
            add(element, to: &path.sums[place], local[place])
            if Self.isMet(local[place], path.sums[place]) { isMet = true }
        }
        return isMet ? nil : path
    }

    /// - Parameter isFeatureNew: whether the walk came to no other terminal of its device.
    mutating func reached(_ vertex: Int, _ path: Path, _ plan: TracePlan, isFeatureNew: Bool) {
        guard isNeeded else { return }
        let element = plan.element(ofVertex: vertex).flatMap { $0.terminal == nil ? nil : $0 }
        if isFeatureNew { count(element) }
        paths.append(self.path(path, over: element))
    }

    /// What the way to a step came to; nil where it ends there.
    func path(ofStep step: Int) -> Path? { isNeeded ? paths[step] : Path() }

    private func add(_ element: UtilityElement, to sum: inout FunctionSum, _ limit: ResolvedLimit) {
        if let value = limit.function.value(of: element, in: network) { sum.add(value) }
    }

    private static func isMet(_ limit: ResolvedLimit, _ sum: FunctionSum) -> Bool {
        sum.value.map { limit.barrier.comparison.holds($0, limit.barrier.value) } ?? false
    }
}
