import UtilityNetwork

/// Makes a draft of an EPANET model. What is connected to what is said by the ids of nodes alone: nodes may lie at one place
/// without being one, or at none.
struct EPANETDraft {
    private(set) var draft: UtilityDraft
    private let model: EPANETModel
    private var tagCode: [String: Int] = [:]

    init(_ model: EPANETModel) {
        self.model = model
        let tags = Set(model.nodes.compactMap(\.tag) + model.links.compactMap(\.tag)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        draft = UtilityDraft(schema: EPANETSchema.schema(tags: tags))
        for (place, tag) in tags.enumerated() { tagCode[tag] = place + 1 }
        for node in model.nodes { append(node) }
        for link in model.links {
            switch link.kind {
            case .pipe: appendPipe(link)
            case .pump: appendPump(link)
            case .valve(let kind): appendValve(link, kind)
            }
        }
    }

    private func source(of node: EPANETModel.Node) -> EPANETSchema.Source {
        switch node.kind {
        case .junction: .junction
        case .tank: .tank
        case .reservoir: .reservoir
        }
    }

    private func values(
        _ values: [(EPANETSchema.Attribute, Double?)], tag: String?
    ) -> [DraftFeature.Value] {
        let tagged: [(EPANETSchema.Attribute, Double?)] = [(.tag, tag.flatMap { tagCode[$0] }.map(Double.init))]
        return (values + tagged).compactMap { attribute, value in
            value.map { DraftFeature.Value(attribute: attribute.rawValue, value: $0) }
        }
    }

    private mutating func append(_ node: EPANETModel.Node) {
        let source = source(of: node)
        draft.features.append(
            DraftFeature(
                source: source.rawValue, globalID: node.id, objectID: Int64(node.line), assetGroup: 1, assetType: 1,
                shape: node.place.map { [position($0)] } ?? [],
                values: values(
                    [(.elevation, node.elevation), (.demand, source == .junction ? node.demand : nil)], tag: node.tag),
                isCustomer: node.isCustomer))
        guard source != .junction else { return }
        draft.controllers.append(
            DraftController(
                ElementReference(source: source.name, globalID: node.id), tier: EPANETSchema.tier,
                subnetwork: EPANETSchema.tier))
    }

    private mutating func appendPipe(_ link: EPANETModel.Link) {
        let type = link.isCheckValve ? EPANETSchema.checkValve : EPANETSchema.plainPipe
        let own: [(EPANETSchema.Attribute, Double?)] = [
            (.status, Double(link.status.rawValue)), (.kind, Double(type)), (.length, link.length),
            (.diameter, link.diameter),
        ]
        appendLine(link, .pipe, type: type, own, isOneWay: link.isCheckValve)
    }

    private mutating func appendPump(_ link: EPANETModel.Link) {
        appendLine(link, .pump, type: 1, [(.status, Double(link.status.rawValue)), (.length, 0)], isOneWay: true)
    }

    private mutating func appendLine(
        _ link: EPANETModel.Link, _ source: EPANETSchema.Source, type: Int,
        _ own: [(EPANETSchema.Attribute, Double?)], isOneWay: Bool
    ) {
        draft.features.append(
            DraftFeature(
                source: source.rawValue, globalID: link.id, objectID: Int64(link.line), assetGroup: 1, assetType: type,
                shape: shape(of: link) ?? [], values: values(own, tag: link.tag), flow: isOneWay ? .forward : .bothWays)
        )
        let line = ElementReference(source: source.name, globalID: link.id)
        draft.associations.append(DraftAssociation(.fromSide, from: reference(link.from), to: line))
        draft.associations.append(DraftAssociation(.toSide, from: reference(link.to), to: line))
    }

    private mutating func appendValve(_ link: EPANETModel.Link, _ kind: EPANETModel.ValveKind) {
        let type = EPANETSchema.code(of: kind)
        let own: [(EPANETSchema.Attribute, Double?)] = [
            (.status, Double(link.status.rawValue)), (.kind, Double(type)), (.diameter, link.diameter),
            (.setting, link.setting),
        ]
        draft.features.append(
            DraftFeature(
                source: EPANETSchema.Source.valve.rawValue, globalID: link.id, objectID: Int64(link.line),
                assetGroup: 1, assetType: type, shape: middle(of: link).map { [$0] } ?? [],
                values: values(own, tag: link.tag)))
        let valve = ElementReference(source: EPANETSchema.Source.valve.name, globalID: link.id)
        draft.associations.append(DraftAssociation(.connectivity, from: reference(link.from), to: valve))
        draft.associations.append(DraftAssociation(.connectivity, from: valve, to: reference(link.to)))
    }

    private func reference(_ node: Int) -> ElementReference {
        ElementReference(source: source(of: model.nodes[node]).name, globalID: model.nodes[node].id)
    }

    private func position(_ place: EPANETModel.Place) -> UtilityPosition { UtilityPosition(x: place.x, y: place.y) }

    /// Nil where a node has no coordinates.
    private func shape(of link: EPANETModel.Link) -> [UtilityPosition]? {
        guard let from = model.nodes[link.from].place, let to = model.nodes[link.to].place else { return nil }
        return ([from] + link.vertices + [to]).map(position)
    }

    /// Half way along a valve, or at the one node that has coordinates.
    private func middle(of link: EPANETModel.Link) -> UtilityPosition? {
        guard let shape = shape(of: link) else {
            return (model.nodes[link.from].place ?? model.nodes[link.to].place).map(position)
        }
        return shape.middle
    }
}
