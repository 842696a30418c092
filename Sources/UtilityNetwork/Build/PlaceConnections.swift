/// Connects the features that coincide at one place after the other.
struct PlaceConnections {
    let features: CheckedFeatures
    let rules: RuleTable
    var found: NetworkConnections
    /// The lines that come to junctions by associations.
    private let associated: JunctionLines
    /// Of the lines that others meet between their ends: a main is measured once, not for each of its services.
    var measures: [Int: LineMeasure] = [:]

    /// A line's end, or one of its inner vertices, at a place.
    struct LinePoint {
        let line: Int
        let shapeIndex: Int
        let assetClass: Int
        /// 0 its start, 1 its end, nil between.
        let side: Int?
    }

    private init(_ features: CheckedFeatures, _ links: DraftLinks, _ connections: NetworkConnections) {
        self.features = features
        rules = RuleTable(features.draft.schema, features.classes)
        associated = JunctionLines(links.associations, rules, of: features)
        found = connections
    }

    /// The connections, with those of all places added.
    static func connect(
        _ entries: PlaceEntries, _ links: DraftLinks, of features: CheckedFeatures,
        to connections: consuming NetworkConnections
    ) -> NetworkConnections {
        var places = PlaceConnections(features, links, connections)
        for (line, other) in entries.apart {
            places.found.notes.apart.add("\(features.name(Int(line))) and \(features.name(Int(other)))")
        }
        for all in entries.places {
            for entries in places.byDomainNetwork(all) { places.connect(entries) }
        }
        return places.found
    }

    /// Without rules nothing says that what is of several domain networks connects: a gas main may end where a water main does.
    private func byDomainNetwork(_ entries: ArraySlice<PlaceEntries.Entry>) -> [ArraySlice<PlaceEntries.Entry>] {
        guard rules.isEmpty, entries.count > 1, features.draft.schema.domainNetworks.count > 1 else { return [entries] }
        let own = entries.map { features.domainNetwork(of: Int($0.feature)) }
        let first = own.indices.filter { own.firstIndex(of: own[$0]) == $0 }
        if first.count == 1 { return [entries] }
        return first.map { place in zip(entries, own).filter { $1 == own[place] }.map(\.0)[...] }
    }

    private mutating func connect(_ entries: ArraySlice<PlaceEntries.Entry>) {
        // A place with one entry is a junction without lines, or a line's free end: nothing to join.
        if entries.count == 1 { return }
        var junctions = entries.filter { !$0.isLine }.map { Int($0.feature) }
        let points = linePoints(entries)
        // Devices first: a valve on a fitting stands between the lines that meet there.
        junctions =
            junctions.filter { features.usage($0) == .device }
            + junctions.filter { features.usage($0) != .device }
        if junctions.isEmpty { return connectDirectly(points) }
        if junctions.count > 1 { join(junctions) }
        let (kinds, lines) = (firstOfTypes(junctions), MeetingLines(points))
        for point in points { connect(point, toOneOf: kinds, among: lines) }
    }

    /// Runs of neighbouring vertices of one line at one place count once.
    private func linePoints(_ entries: ArraySlice<PlaceEntries.Entry>) -> [LinePoint] {
        let lines = Array(entries.filter(\.isLine))
        var points: [LinePoint] = []
        for (place, entry) in lines.enumerated() {
            let (line, index) = (Int(entry.feature), Int(entry.shapeIndex))
            let last = features[line].shape.count - 1
            let side = index == 0 ? 0 : index == last ? 1 : nil
            if side == nil {
                func isHere(_ neighbour: Int, _ index: Int) -> Bool {
                    lines.indices.contains(neighbour) && lines[neighbour].feature == entry.feature
                        && lines[neighbour].shapeIndex == UInt32(index)
                }
                if isHere(place - 1, index - 1) { continue }
                var step = 1
                while isHere(place + step, index + step) { step += 1 }
                if step > 1, index + step - 1 == last { continue }
            }
            points.append(
                LinePoint(line: line, shapeIndex: index, assetClass: Int(features.featureClass[line]), side: side))
        }
        return points
    }

    /// The first of each asset type: rules permit all of a type, or none.
    private func firstOfTypes(_ junctions: [Int]) -> [Int] {
        var known: Set<UInt16> = []
        return junctions.filter { known.insert(features.featureClass[$0]).inserted }
    }

    private mutating func connect(_ point: LinePoint, toOneOf junctions: [Int], among lines: MeetingLines) {
        for junction in junctions {
            let terminals = rules.terminals(junction: Int(features.featureClass[junction]), edge: point.assetClass) {
                lines.hasOther(than: point.line, ofType: $0)
                    || associated.hasOther(than: point.line, ofType: $0, at: junction)
            }
            if terminals.isEmpty { continue }
            if let terminal = terminal(of: junction, for: point, permitted: terminals) {
                attach(point, to: found.vertex(junction, terminal: terminal))
            }
            return
        }
        found.notes.unruled.add("\(features.name(point.line)) at \(features.name(junctions[0]))")
    }

    /// The terminal of a junction that a line connects to; nil is a fault.
    private mutating func terminal(of junction: Int, for point: LinePoint, permitted: [Int?]) -> Int? {
        guard let configuration = features.terminals(junction) else { return 0 }
        let line = features[point.line]
        let names = configuration.terminals.map(\.name)
        let (element, device) = (features.name(point.line), features.name(junction))
        let named = point.side == 0 ? line.fromTerminal : point.side == 1 ? line.toTerminal : nil
        guard let named else {
            let ruled = Set(permitted.compactMap { $0 })
            if ruled.count == 1, !permitted.contains(nil) { return ruled.first }
            let field = point.side == 0 ? "from terminal" : point.side == 1 ? "to terminal" : "terminal"
            found.faults.append(
                UtilityFault(
                    .missingTerminal, element,
                    "it meets \(device), which has several terminals: its \(field) has to be one of "
                        + names.joined(separator: ", ")))
            return nil
        }
        guard let terminal = configuration.terminal(named) else {
            let unknown = UnknownUtilityName(kind: "terminal", name: named, known: names)
            found.faults.append(UtilityFault(.unknownTerminal, element, "it meets \(device): \(unknown)"))
            return nil
        }
        if permitted.contains(nil) || permitted.contains(terminal) { return terminal }
        found.notes.unruled.add("\(element) at \(device), terminal \(named)")
        return nil
    }
}
