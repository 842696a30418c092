import Vocabulary

/// An element that somebody named.
public struct LocatedElement: Sendable, Hashable {
    public let feature: Int
    /// The place of the terminal; nil for lines, and where all terminals are meant.
    public let terminal: Int?
    /// Nil: all of the line.
    public let fraction: Double?

    public init(feature: Int, terminal: Int? = nil, fraction: Double? = nil) {
        self.feature = feature
        self.terminal = terminal
        self.fraction = fraction
    }
}

extension UtilityNetwork {
    /// The element that a reference names.
    ///
    /// - Parameter allowsWholeDevices: whether a device with several terminals may be named without one, and is then meant
    ///   with all of them.
    /// - Complexity: O(log n).
    /// - Throws: `UtilityLookupFailure`, with the names that exist.
    public func resolve(
        _ reference: ElementReference, allowsWholeDevices: Bool = false
    ) throws(UtilityLookupFailure) -> LocatedElement {
        let feature = try feature(reference)
        let usage = usage(of: feature)
        guard usage.isJunction || usage.isEdge else { throw .notInNetwork(reference: "\(reference)") }
        if usage.isEdge, reference.terminal != nil { throw .terminalOfLine(feature: reference.feature) }
        if let fraction = reference.fraction, usage.isEdge {
            guard 0...1 ~= fraction else { throw .fractionOutOfRange(reference: "\(reference)") }
            return LocatedElement(feature: feature, fraction: fraction)
        }
        // Batch tables give junctions a fraction of 0.
        if let fraction = reference.fraction, fraction != 0 { throw .fractionOfJunction(feature: reference.feature) }
        if usage.isEdge { return LocatedElement(feature: feature) }
        return LocatedElement(
            feature: feature, terminal: try terminal(reference, feature, allowsWholeDevices: allowsWholeDevices))
    }

    private func terminal(
        _ reference: ElementReference, _ feature: Int, allowsWholeDevices: Bool
    ) throws(UtilityLookupFailure) -> Int? {
        guard let configuration = terminals(of: feature) else {
            if reference.isAtSingleTerminal { return 0 }
            throw .unknownTerminal(reference: "\(reference)", terminals: [TerminalConfiguration.single])
        }
        let names = configuration.terminals.map(\.name)
        guard let name = reference.terminal else {
            if allowsWholeDevices { return nil }
            throw .missingTerminal(reference: "\(reference)", terminals: names)
        }
        guard let terminal = configuration.terminal(name) else {
            throw .unknownTerminal(reference: "\(reference)", terminals: names)
        }
        return terminal
    }

    private func feature(_ reference: ElementReference) throws(UtilityLookupFailure) -> Int {
        var found = features(withID: reference.globalID)
        if let name = reference.source {
            guard let source = schema.source(name) else {
                throw .unknownName(UnknownUtilityName(kind: "source", name: name, known: schema.sources.map(\.name)))
            }
            found.removeAll { self.source(of: $0) != source }
        }
        if found.count > 1 {
            throw .ambiguous(
                reference: "\(reference)", sources: found.map { schema.sources[source(of: $0)].name })
        }
        guard let feature = found.first else { throw .noFeature(reference: "\(reference)") }
        return feature
    }

    /// The feature of a source that has an id; case, and blanks and braces round it do not matter.
    public func feature(source: Int, globalID: String) -> Int? {
        features(withID: globalID).first { self.source(of: $0) == source }
    }

    private func features(withID id: String) -> [Int] {
        let wanted = GlobalID.hash(id.utf8)
        var place = sections.idHash.firstPlace(notBelow: wanted)
        var found: [Int] = []
        while place < sections.idHash.count, sections.idHash[place] == wanted {
            let feature = Int(sections.idFeature[place])
            if GlobalID.areSame(ids.utf8(feature), id.utf8) { found.append(feature) }
            place += 1
        }
        return found
    }
}
