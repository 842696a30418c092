import FeatureSources
import JobSpec

/// Turns what a job says of relationships into the steps from one table to another. Mistakes go to diagnostics, at their
/// place.
struct RelationshipPreparation {
    /// A table, and where the job names it.
    struct Table {
        let address: SourceAddress
        let name: String
        let mark: Mark
    }

    let inputs: InputLog
    let diagnostics: Diagnostics

    /// The steps from a table, and the table that the last one leads to.
    typealias Path = (steps: [RelationshipStep]?, end: RelatedTable?)

    /// The way from a table over relationships.
    ///
    /// - Parameters:
    ///   - specs: nil for the only relationship there is.
    ///   - goal: the table that the last step must lead to; nil for any.
    /// - Returns: no steps after a mistake, and no end where that hides it.
    func path(from start: Table, _ specs: [RelationshipSpec]?, to goal: Table? = nil) -> Path {
        guard let specs else {
            let step = onlyStep(from: start, to: goal)
            return (step.map { [$0] }, step?.to)
        }
        var steps: [RelationshipStep?] = []
        var here = start
        for (number, spec) in specs.enumerated() {
            let isLast = number == specs.count - 1
            let found = found(from: here, spec, goal: isLast ? goal : nil)
            guard let table = found.table else { return (nil, nil) }
            steps.append(found.step)
            here = Table(address: table.address, name: table.table, mark: spec.mark)
        }
        let end = RelatedTable(address: here.address, table: here.name)
        if let goal, !leads(here, to: goal) {
            diagnostics.error(
                "wrong_relationship", at: here.mark,
                "the relationship leads to '\(here.name)', not to '\(goal.name)'")
            return (nil, end)
        }
        return (steps.contains { $0 == nil } ? nil : steps.compactMap(\.self), end)
    }

    private func leads(_ table: Table, to goal: Table) -> Bool {
        table.address.target == goal.address.target && table.name.lowercased() == goal.name.lowercased()
    }

    private func onlyStep(from start: Table, to goal: Table?) -> RelationshipStep? {
        choose(from: start, named: nil, direction: nil, goal: goal, at: start.mark)
    }

    private func found(from start: Table, _ spec: RelationshipSpec, goal: Table?) -> FoundRelationship {
        switch spec {
        case .named(let name, let direction):
            let way = direction.map { $0 == .toDestination ? RelationshipDirection.forward : .backward }
            return FoundRelationship(choose(from: start, named: name.value, direction: way, goal: nil, at: name.mark))
        case .declared(let spec):
            return DeclaredRelationship(spec: spec, start: start, goal: goal, inputs: inputs, diagnostics: diagnostics)
                .found()
        }
    }

    /// A relationship that the data has.
    private func choose(
        from start: Table, named name: String?, direction: RelationshipDirection?, goal: Table?, at mark: Mark
    ) -> RelationshipStep? {
        do {
            let dataset = try Dataset(start.address)
            var found = try RelationshipDiscovery.relationships(in: dataset)
            if let goal { found = found.filter { $0.links(start.name, goal.name) } }
            return try RelationshipChoice(
                from: start.name, named: name, direction: direction, among: found,
                tables: dataset.tableNames(of: found)
            ).step(in: start.address)
        } catch let error as RelationshipError {
            diagnostics.error("bad_relationship", at: mark, "\(error)", help: help(for: error))
        } catch {
            diagnostics.error("unreadable_source", at: mark, "\(error)")
        }
        return nil
    }

    private func help(for error: RelationshipError) -> String? {
        switch error {
        case .unknown(let name, _, let known), .elsewhere(let name, _, _, let known):
            UnknownName.help(for: name, among: known)
        case .none:
            "say it: 'relationship: {table: TABLE, origin_key: FIELD, destination_key: FIELD}'"
        case .several: "name one with 'relationship: NAME'"
        case .needsDirection: "write 'relationship: {name: NAME, direction: to_destination}', or to_origin"
        case .missingTable, .wrongDirection, .unequalKeys: nil
        }
    }
}

extension RelationshipSpec {
    /// Where it is written.
    var mark: Mark {
        switch self {
        case .named(let name, _): name.mark
        case .declared(let spec): spec.mark
        }
    }
}

extension Relationship {
    /// Whether its ends are two tables, whichever way.
    fileprivate func links(_ one: String, _ other: String) -> Bool {
        let ends = [origin.table.lowercased(), destination.table.lowercased()]
        let (first, second) = (one.lowercased(), other.lowercased())
        return ends == [first, second] || ends == [second, first]
    }
}
