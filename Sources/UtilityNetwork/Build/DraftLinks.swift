/// The associations and controllers of a draft, with features for references.
struct DraftLinks {
    struct Association {
        let kind: DraftAssociation.Kind
        let from: UInt32
        let fromTerminal: UInt8
        let to: UInt32
        let toTerminal: UInt8
        let fraction: Double
        let isContentVisible: Bool
    }

    struct Controller {
        let feature: UInt32
        let terminal: UInt8
        let tier: Int
        let subnetwork: String

        /// What has one subnetwork.
        fileprivate var seat: Seat { Seat(feature: feature, terminal: terminal, tier: tier) }
    }

    /// A terminal that controls in a tier.
    fileprivate struct Seat: Hashable {
        let feature: UInt32
        let terminal: UInt8
        let tier: Int
    }

    private(set) var associations: [Association] = []
    private(set) var controllers: [Controller] = []
    private(set) var faults: [UtilityFault] = []
    private(set) var notes = ConnectionNotes()
    private let rules: RuleTable
    private let features: CheckedFeatures
    private let index: GlobalIDIndex
    /// Terminals that control to the names of their subnetworks.
    private var subnetworks: [Seat: String] = [:]

    init(_ features: CheckedFeatures, _ index: GlobalIDIndex) {
        self.features = features
        self.index = index
        rules = RuleTable(features.draft.schema, features.classes)
        for association in features.draft.associations { add(association) }
        faults += ContainmentLoops.faults(associations, features)
        for controller in features.draft.controllers { add(controller) }
    }

    private mutating func fault(_ code: UtilityFault.Code, _ element: String, _ rule: String) {
        faults.append(UtilityFault(code, element, rule))
    }

    private mutating func find(_ reference: ElementReference, of element: @autoclosure () -> String) -> Int? {
        var found = index.features(reference.globalID, in: features)
        if let name = reference.source {
            guard let source = features.draft.schema.source(name) else {
                let known = features.draft.schema.sources.map(\.name)
                fault(
                    .unknownElement, element(),
                    UnknownUtilityName(kind: "source", name: name, known: known).description)
                return nil
            }
            found.removeAll { features[$0].source != source }
        }
        if found.count == 1 { return found[0] }
        let sources = Set(found.map { features[$0].source }).sorted()
        // That two features of a source have the id is told of these.
        if sources.count == 1 { return nil }
        fault(
            .unknownElement, element(),
            found.isEmpty
                ? "there is no feature \(reference)"
                : "\(reference) is in several sources: "
                    + sources.map { features.draft.schema.sources[$0].name }.joined(separator: ", "))
        return nil
    }

    /// The number of the terminal that is meant: 0 for features with one.
    private mutating func terminal(
        _ reference: ElementReference, _ feature: Int, of element: @autoclosure () -> String
    ) -> Int? {
        guard let configuration = features.terminals(feature) else { return 0 }
        let names = configuration.terminals.map(\.name)
        guard let name = reference.terminal else {
            let list = names.joined(separator: ", ")
            fault(.missingTerminal, element(), "\(reference) has several terminals, so one must be given: \(list)")
            return nil
        }
        if let terminal = configuration.terminal(name) { return terminal }
        let unknown = UnknownUtilityName(kind: "terminal", name: name, known: names)
        fault(.unknownTerminal, element(), "\(reference): \(unknown)")
        return nil
    }

    private static func name(of association: DraftAssociation) -> String {
        association.place ?? "the association of \(association.from) and \(association.to)"
    }

    private mutating func add(_ named: DraftAssociation) {
        guard let (association, from, to) = resolved(named) else { return }
        var (fromTerminal, toTerminal): (Int?, Int?) = (0, 0)
        if let rule = AssociationCheck.rule(association, from, to, features) {
            return fault(.invalidAssociation, Self.name(of: association), rule)
        }
        switch association.kind {
        case .containment, .attachment: break
        case .connectivity:
            fromTerminal = terminal(association.from, from, of: Self.name(of: association))
            toTerminal = terminal(association.to, to, of: Self.name(of: association))
        case .fromSide, .midspan, .toSide:
            fromTerminal = terminal(association.from, from, of: Self.name(of: association))
        }
        guard let fromTerminal, let toTerminal else { return }
        if association.kind == .connectivity, from == to, fromTerminal == toTerminal {
            let rule = "it joins \(features.name(from)) to itself; does it mean another one?"
            return fault(.invalidAssociation, Self.name(of: association), rule)
        }
        let found = Association(
            kind: association.kind, from: UInt32(from), fromTerminal: UInt8(fromTerminal), to: UInt32(to),
            toTerminal: UInt8(toTerminal), fraction: association.fraction,
            isContentVisible: association.isContentVisible)
        // Which other lines come to the junction is known when all associations are.
        if permits(found, meets: { _ in true }) { associations.append(found) } else { leaveOut(found) }
    }

    private func permits(_ association: Association, meets: (Int) -> Bool) -> Bool {
        let obeysRules = [association.from, association.to].allSatisfy {
            features.draft.schema.sources[features[Int($0)].source].obeysRules
        }
        return !obeysRules || rules.permits(association, features, meets: meets)
    }

    private mutating func leaveOut(_ association: Association) {
        let (from, to) = (features.name(Int(association.from)), features.name(Int(association.to)))
        notes.unruledAssociations.add("\(from) and \(to)")
    }

    /// The associations of lines that rules permit beside another line alone.
    var dependent: Set<Int> {
        Set(associations.indices.filter { !permits(associations[$0], meets: { _ in false }) })
    }

    /// Leaves out such associations where no other line comes to the junction.
    ///
    /// - Returns: whether there were any, so that ends of lines connect by coincidence again.
    /// - Complexity: O(n) for n associations and what coincides.
    mutating func leaveOutUnmet(_ entries: PlaceEntries) -> Bool {
        let dependent = dependent.sorted()
        var lines = JunctionLines(associations, rules, of: features)
        lines.add(entries)
        let unmet = dependent.filter { place in
            let (junction, line) = (Int(associations[place].from), Int(associations[place].to))
            return !permits(associations[place]) { lines.hasOther(than: line, ofType: $0, at: junction) }
        }
        for place in unmet { leaveOut(associations[place]) }
        let isUnmet = Set(unmet)
        associations = associations.indices.filter { !isUnmet.contains($0) }.map { associations[$0] }
        return !unmet.isEmpty
    }

    /// An association with the features that it names: the junction first where it joins one to a line.
    private mutating func resolved(
        _ association: DraftAssociation
    ) -> (association: DraftAssociation, from: Int, to: Int)? {
        let from = find(association.from, of: Self.name(of: association))
        let to = find(association.to, of: Self.name(of: association))
        guard let from, let to else { return nil }
        guard association.kind.joinsLine, features.usage(from).isEdge, features.usage(to).isJunction else {
            return (association, from, to)
        }
        var turned = association
        (turned.from, turned.to) = (association.to, association.from)
        return (turned, to, from)
    }

    private mutating func add(_ controller: DraftController) {
        let known = faults.count
        link(controller)
        for number in known..<faults.count { faults[number].place = controller.place }
    }

    private mutating func link(_ controller: DraftController) {
        let element = "the controller \(controller.element) of the subnetwork \(controller.subnetwork)"
        guard let feature = find(controller.element, of: element) else { return }
        let schema = features.draft.schema
        guard let tier = schema.tier(controller.tier) else {
            let unknown = UnknownUtilityName(kind: "tier", name: controller.tier, known: schema.tiers.map(\.name))
            return fault(.invalidController, element, unknown.description)
        }
        guard features.usage(feature) == .device else {
            return fault(.invalidController, element, "\(features.name(feature)) is no device; only devices control")
        }
        if features.terminals(feature) == nil, !controller.element.isAtSingleTerminal {
            let known = [TerminalConfiguration.single]
            let unknown = UnknownUtilityName(kind: "terminal", name: controller.element.terminal ?? "", known: known)
            return fault(.unknownTerminal, element, "\(unknown)")
        }
        guard let terminal = terminal(controller.element, feature, of: element) else { return }
        if let rule = misplaced(terminal, feature, tier) { return fault(.invalidController, element, rule) }
        let found = Controller(
            feature: UInt32(feature), terminal: UInt8(terminal), tier: tier, subnetwork: controller.subnetwork)
        if let rule = doubled(found) { return fault(.invalidController, element, rule) }
        controllers.append(found)
    }

    /// Why a controller cannot have its name: it has another one. Of two names a trace by name would find all that both feed.
    private mutating func doubled(_ controller: Controller) -> String? {
        let name = subnetworks[controller.seat] ?? controller.subnetwork
        subnetworks[controller.seat] = name
        if name.lowercased() == controller.subnetwork.lowercased() { return nil }
        return "it controls the subnetwork \(name) of the tier \(features.draft.schema.tiers[controller.tier].name); "
            + "a controller has one subnetwork in a tier"
    }

    /// Why a directional terminal cannot control: what feeds does so downstream of it.
    private func misplaced(_ terminal: Int, _ feature: Int, _ tier: Int) -> String? {
        let schema = features.draft.schema
        guard let configuration = features.terminals(feature), configuration.isDirectional,
            let domain = schema.domainNetwork(schema.tiers[tier].domainNetwork).map({ schema.domainNetworks[$0] })
        else { return nil }
        let isSource = domain.controllerType == .source
        guard configuration.terminals[terminal].isUpstream == isSource else { return nil }
        return "a controller of a \(isSource ? "source" : "sink")-based network is "
            + (isSource ? "a downstream terminal" : "an upstream terminal")
    }
}
