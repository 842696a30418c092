import ImageFile
import Vocabulary

/// Compiles a draft: checks, connects, numbers.
struct UtilityBuild {
    let writer: ImageWriter
    let notes: [UtilityNote]

    /// Complexity: O(n log n) for n features.
    ///
    /// - Throws: `UtilityFaults` with every fault of the step that found some; `Cancelled`.
    init(_ draft: UtilityDraft, key: String, context: RunContext) throws {
        let schemaFaults = draft.schema.faults
        if !schemaFaults.isEmpty {
            throw UtilityFaults(schemaFaults.map { UtilityFault(.invalidSchema, $0.part.description, $0.rule) })
        }
        let features = try CheckedFeatures(draft)
        let index = GlobalIDIndex(features)
        var links = DraftLinks(features, index)
        let faults = index.duplicates(features) + links.faults
        if !faults.isEmpty { throw UtilityFaults(faults) }
        try context.checkCancelled()
        let entries = try Self.entries(features, &links)
        let connections = PlaceConnections.connect(entries, links, of: features, to: NetworkConnections(features))
        if !connections.faults.isEmpty { throw UtilityFaults(connections.faults) }
        try context.checkCancelled()
        let graph = NetworkGraph(features, connections, links)
        guard graph.linkTail.count < Arc.linkLimit, graph.vertexFeature.count < Arc.linkLimit else {
            throw UtilityFaults([UtilityFault(.tooLarge, "the network", "it has more than 1,073,741,823 elements")])
        }
        let lengths = FeatureLengths(features)
        notes = connections.notes.all + links.notes.all + NetworkParts(graph, links).notes + lengths.notes
        try context.checkCancelled()
        var image = UtilityImageWriter(features, graph, lengths, key: key)
        image.add(index)
        image.add(links, notes: notes)
        writer = image.writer
    }

    /// What coincides, when associations that lack another line are left out.
    private static func entries(_ features: CheckedFeatures, _ links: inout DraftLinks) throws -> PlaceEntries {
        let dependent = links.dependent
        if !dependent.isEmpty {
            // An end whose association is left out may be the line that another one lacks.
            let independent = links.associations.indices.filter { !dependent.contains($0) }.map {
                links.associations[$0]
            }
            _ = links.leaveOutUnmet(try PlaceEntries(features, isFixed: fixedEnds(features, independent)))
        }
        var entries: PlaceEntries
        repeat {
            entries = try PlaceEntries(features, isFixed: fixedEnds(features, links.associations))
        } while !dependent.isEmpty && links.leaveOutUnmet(entries)
        return entries
    }

    private static func fixedEnds(_ features: CheckedFeatures, _ associations: [DraftLinks.Association]) -> [Bool] {
        var isFixed = [Bool](repeating: false, count: features.count * 2)
        for association in associations {
            if association.kind == .fromSide { isFixed[Int(association.to) * 2] = true }
            if association.kind == .toSide { isFixed[Int(association.to) * 2 + 1] = true }
        }
        return isFixed
    }
}
