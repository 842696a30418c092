import UtilityNetwork

/// The sections of an EPANET file that isolation needs, read crudely, as a draft.
public struct EPANETDraft {
    public private(set) var draft: UtilityDraft
    private var places: [String: UtilityPosition] = [:]

    private static let sources = ["Junction", "Tank", "Reservoir", "Pipe", "Pump", "Valve"]

    public init(_ text: String) {
        draft = UtilityDraft(schema: Self.schema)
        var rows: [String: [[String]]] = [:]
        var section = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != ";" }.split(whereSeparator: \.isWhitespace).map { String($0) }
            guard let first = words.first else { continue }
            if first.hasPrefix("[") { section = first.uppercased() } else { rows[section, default: []].append(words) }
        }
        let status = Dictionary(
            (rows["[STATUS]"] ?? []).map { ($0[0], $0[1].uppercased()) }, uniquingKeysWith: { $1 })
        for row in rows["[COORDINATES]"] ?? [] {
            places[row[0]] = UtilityPosition(x: Double(row[1])!, y: Double(row[2])!)
        }
        for (source, section) in ["[JUNCTIONS]", "[TANKS]", "[RESERVOIRS]"].enumerated() {
            for row in rows[section] ?? [] { addNode(row[0], source) }
        }
        for row in rows["[PIPES]"] ?? [] {
            let own = row.count > 7 ? row[7].uppercased() : "OPEN"
            let state = status[row[0]] ?? own
            addPipe(row, isClosed: state == "CLOSED", isOneWay: own == "CV")
        }
        for row in rows["[PUMPS]"] ?? [] { addDevice(row, 4, isClosed: status[row[0]] == "CLOSED") }
        for row in rows["[VALVES]"] ?? [] { addDevice(row, 5, isClosed: status[row[0]] == "CLOSED") }
    }

    private static var schema: UtilitySchema {
        var schema = UtilitySchema()
        schema.domainNetworks = [DomainNetwork(name: "Water")]
        let isClosed = TraceCondition.compare(attribute: "Status", .equal, .number(0))
        schema.tiers = [Tier(name: "Supply", domainNetwork: "Water", conditionBarriers: isClosed)]
        schema.categories = ["Isolating"]
        let terminals = [Terminal(id: 1, name: "From", isUpstream: true), Terminal(id: 2, name: "To")]
        schema.terminalConfigurations = [
            TerminalConfiguration(name: "Valve", terminals: terminals, isDirectional: false),
            TerminalConfiguration(name: "Pump", terminals: terminals, isDirectional: true),
        ]
        schema.sources = sources.map { name in
            let usage: NetworkSource.Usage = name == "Junction" ? .junction : name == "Pipe" ? .line : .device
            let type = AssetType(
                code: 1, name: name, categories: name == "Valve" ? ["Isolating"] : [],
                terminalConfiguration: ["Valve", "Pump"].contains(name) ? name : nil)
            return NetworkSource(
                name: name, usage: usage, domainNetwork: "Water",
                assetGroups: [AssetGroup(code: 1, name: name, assetTypes: [type])], connectsByGeometry: false)
        }
        schema.attributes = [
            NetworkAttribute(name: "Status", dataType: .short, sources: ["Pipe", "Pump", "Valve"]),
            NetworkAttribute(name: "Length", dataType: .double, sources: ["Pipe"]),
        ]
        schema.lengthAttribute = "Length"
        return schema
    }

    private mutating func addNode(_ id: String, _ source: Int) {
        draft.features.append(
            DraftFeature(
                source: source, globalID: id, assetGroup: 1, assetType: 1, shape: places[id].map { [$0] } ?? []))
        sourceOfNode[id] = Self.sources[source]
        guard source > 0 else { return }
        draft.controllers.append(DraftController(node(id), tier: "Supply", subnetwork: "Network"))
    }

    private var sourceOfNode: [String: String] = [:]

    private func node(_ id: String) -> ElementReference { ElementReference(source: sourceOfNode[id], globalID: id) }

    private mutating func addPipe(_ row: [String], isClosed: Bool, isOneWay: Bool) {
        let shape = [places[row[1]], places[row[2]]].compactMap { $0 }
        draft.features.append(
            DraftFeature(
                source: 3, globalID: row[0], assetGroup: 1, assetType: 1, shape: shape.count == 2 ? shape : [],
                values: [.init(attribute: 0, value: isClosed ? 0 : 1), .init(attribute: 1, value: Double(row[3])!)],
                flow: isOneWay ? .forward : .bothWays))
        let pipe = ElementReference(source: "Pipe", globalID: row[0])
        draft.associations.append(DraftAssociation(.fromSide, from: node(row[1]), to: pipe))
        draft.associations.append(DraftAssociation(.toSide, from: node(row[2]), to: pipe))
    }

    private mutating func addDevice(_ row: [String], _ source: Int, isClosed: Bool) {
        draft.features.append(
            DraftFeature(
                source: source, globalID: row[0], assetGroup: 1, assetType: 1,
                values: [.init(attribute: 0, value: isClosed ? 0 : 1)]))
        for (terminal, end) in [("From", row[1]), ("To", row[2])] {
            let device = ElementReference(source: Self.sources[source], globalID: row[0], terminal: terminal)
            draft.associations.append(DraftAssociation(.connectivity, from: node(end), to: device))
        }
    }
}
