import Vocabulary

/// Tells what a trace found: roles, reasons, counts.
struct IsolationReport {
    private let plan: TracePlan
    private let marks: TraceMarks
    private let zone: ZoneGrowth
    private let isolating: [ZoneCandidate]
    private let startVertices: Set<Int>
    private let startLinks: Set<Int>
    private let isolatingSet: Set<ZoneCandidate>
    /// On the border of a zone that cannot be isolated: what would isolate it else.
    private let fed: Set<ZoneCandidate>

    init(
        _ plan: TracePlan, _ marks: TraceMarks, _ starts: TraceStarts, _ zone: ZoneGrowth,
        _ isolating: [ZoneCandidate] = [], fed: [ZoneCandidate] = []
    ) {
        self.plan = plan
        self.marks = marks
        self.zone = zone
        self.isolating = isolating
        startVertices = Set(starts.vertices)
        startLinks = Set(starts.links)
        isolatingSet = Set(isolating)
        self.fed = Set(fed)
    }

    func result(_ through: [Int], _ messages: [Message]) -> IsolationResult {
        let lost = lostElements(through)
        let closed = isolating.compactMap(element).map { TraceElement($0, .isolating) }
        let elements = (closed + (plan.configuration.includeIsolatedFeatures ? lost : []))
            .sorted { $0.element < $1.element }
        var features: [Int] = []
        var length: Int64 = 0
        for element in lost.map(\.element).sorted() {
            if features.last != element.feature { features.append(element.feature) }
            length += plan.network.length(of: element)
        }
        return IsolationResult(
            status: isolating.isEmpty ? .notSupplied : .isolable,
            elements: elements + AssociatedFeatures(plan).elements(with: elements), rejected: rejected(),
            supplyPath: [], isolatedFeatureCount: features.count,
            isolatedCustomerCount: features.count(where: plan.network.isCustomer), isolatedLength: length,
            functions: functions(elements), messages: messages)
    }

    func notIsolable(_ path: [UtilityElement], _ messages: [Message]) -> IsolationResult {
        IsolationResult(
            status: .notIsolable, elements: [], rejected: rejected(), supplyPath: path,
            isolatedFeatureCount: 0, isolatedCustomerCount: 0, isolatedLength: 0, functions: functions([]),
            messages: messages)
    }

    private func functions(_ elements: [TraceElement]) -> [TraceFunctionResult] {
        plan.functions.map { $0.value(over: elements.map(\.element), in: plan.network) }
    }

    /// The element that a barrier is known by: of a device with several terminals, the first in the zone; nil for a place where lines
    /// meet and no feature is.
    private func element(of candidate: ZoneCandidate) -> UtilityElement? {
        switch candidate {
        case .vertex(let vertex): plan.element(ofVertex: vertex)
        case .link(let link): plan.stretch(ofLink: link)
        case .device(let device):
            UtilityElement(
                feature: device,
                terminal: plan.network.elements(of: device).enumerated().first { isInZone(Int($0.element)) }?.offset
                    ?? 0)
        }
    }

    private func isInZone(_ vertex: Int) -> Bool {
        marks.vertex[vertex].contains(.zone) && !marks.vertex[vertex].contains(.filter)
    }
}

extension IsolationReport {
    /// What was supplied and is not any more; what isolates is not among it.
    private func lostElements(_ through: [Int]) -> [TraceElement] {
        let lost = through.filter { !marks.vertex[$0].contains(.staysSupplied) }
        var elements: [TraceElement] = []
        for vertex in lost where !isIsolating(vertex) {
            guard let element = plan.element(ofVertex: vertex) else { continue }
            // A cut has no length, and is part of its line.
            if element.terminal == nil { continue }
            elements.append(TraceElement(element, role(ofVertex: vertex)))
        }
        for link in links(at: lost) where losesSupply(link) {
            guard let element = plan.element(ofLink: link) else { continue }
            let role: TraceRole =
                startLinks.contains(link) ? .start : marks.link[link].contains(.zone) ? .zone : .downstream
            elements.append(TraceElement(element, role))
        }
        return elements
    }

    private func role(ofVertex vertex: Int) -> TraceRole {
        startVertices.contains(vertex) ? .start : isInZone(vertex) ? .zone : .downstream
    }

    private func isIsolating(_ vertex: Int) -> Bool {
        if isolatingSet.contains(.vertex(vertex)) { return true }
        guard vertex < plan.network.vertexCount else { return false }
        return isolatingSet.contains(.device(Int(plan.network.sections.vertexFeature[vertex])))
    }

    private func links(at lost: [Int]) -> [Int] {
        var links: Set<Int> = []
        for vertex in lost { plan.forEachArc(vertex) { links.insert($0.link) } }
        return links.sorted()
    }

    private func losesSupply(_ link: Int) -> Bool {
        let state = marks.link[link]
        guard state.isDisjoint(with: [.blocked, .replaced, .isolating]) else { return false }
        let (ends, passes) = (plan.ends(ofLink: link), plan.passes(link))
        func isFed(_ states: VertexState) -> Bool {
            passes.fromTail && !marks.vertex[ends.tail].isDisjoint(with: states)
                || passes.fromHead && !marks.vertex[ends.head].isDisjoint(with: states)
        }
        return isFed([.supplied, .staysSupplied]) && !isFed(.staysSupplied)
    }
}

extension IsolationReport {
    /// What does not isolate, and why, in the order of elements; each feature once.
    private func rejected() -> [RejectedCandidate] {
        var candidates = zone.filters.filter { !isolatingSet.contains($0) }.compactMap { filter in
            element(of: filter).map { RejectedCandidate($0, fed.contains(filter) ? .supplyInZone : .deadEnd) }
        }
        var known = Set(candidates.map(\.element.feature)).union(isolating.compactMap(element).map(\.feature))
        for barrier in zone.barriers {
            guard let element = element(of: barrier), isCandidate(element.feature),
                known.insert(element.feature).inserted
            else { continue }
            candidates.append(RejectedCandidate(element, .alreadyClosed))
        }
        var passed: Set<Int> = []
        for vertex in zone.vertices {
            guard let element = plan.terminal(ofVertex: vertex),
                !known.contains(element.feature), !startVertices.contains(vertex),
                // A filter barrier that is reached from behind, where it is a source, is one for all that.
                !marks.vertex[vertex].contains(.filterTerminal) || isPathless(element.feature),
                passed.insert(element.feature).inserted
            else { continue }
            if let reason = reason(for: element.feature) {
                candidates.append(RejectedCandidate(element, reason))
            }
        }
        return candidates.sorted { $0.element < $1.element }
    }

    private func isCandidate(_ feature: Int) -> Bool {
        let number = Int(plan.network.sections.featureClass[feature])
        return plan.candidateClasses[number] || (plan.filterCondition?.holds(feature, in: plan.network) ?? false)
    }

    /// Whether a device has several terminals, and no path leads from one to another.
    private func isPathless(_ feature: Int) -> Bool {
        guard plan.network.hasTerminals(feature) else { return false }
        return plan.network.elements(of: feature).flatMap { plan.network.terminalLinks(at: Int($0)) }.allSatisfy {
            let passes = plan.passes($0)
            return !passes.fromTail && !passes.fromHead
        }
    }

    private func reason(for feature: Int) -> RejectedCandidate.Reason? {
        if isPathless(feature) { return isCandidate(feature) ? .alreadyClosed : nil }
        let usage = plan.network.usage(of: feature)
        let scope = plan.configuration.filter.scope
        let isInScope = usage.isJunction && scope.testsJunctions
        if isInScope, !plan.network.isOperable(feature), plan.filterCondition?.holds(feature, in: plan.network) == true
        {
            return .notOperable
        }
        return plan.candidateClasses[Int(plan.network.sections.featureClass[feature])] ? .notFilter : nil
    }
}
