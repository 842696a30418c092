import Vocabulary

/// The `definitions` of a project file: lists of which nobody knows what they are until a job uses them.
public enum ProjectDefinitions {
    /// Finds what is wrong in definitions, whether or not a job uses them: where one is right as nothing that a job can use,
    /// the mistakes of what it is most nearly.
    ///
    /// - Parameters:
    ///   - known: the mistakes that jobs found. They know better what a definition is: one of which they complained is left
    ///     out.
    ///   - diagnostics: what it hides is hidden here, too.
    public static func mistakes(
        in project: ProjectSpec, besides known: [Mistake], hidingAs diagnostics: Diagnostics
    ) -> [Mistake] {
        project.definitions.entries.flatMap { entry -> [Mistake] in
            var readings: [Diagnostics] = []
            for use in uses {
                let found = Diagnostics(hidingAs: diagnostics)
                use(entry.value, Reader(found, definitions: project.definitions))
                if !found.hasErrors { return [] }
                readings.append(found)
            }
            if readings.contains(where: { $0.mistakes.contains(where: known.contains) }) { return [] }
            return readings.min { Self.distance($0) < Self.distance($1) }?.mistakes ?? []
        }
    }

    /// How far a definition is from what somebody may have meant: whoever writes keys that a thing does not have means another.
    private static func distance(_ reading: Diagnostics) -> (unknownKeys: Int, errors: Int) {
        (reading.mistakes.count { $0.code == "unknown_key" }, reading.errorCount)
    }

    /// What jobs use definitions for, more common things first.
    private static let uses: [@Sendable (Node, Reader) -> Void] = [
        reading(list(of: StopItemSpec.shape)), reading(list(of: FacilityItemSpec.shape)),
        reading(list(of: BarrierItemSpec.shape(.polygon))), reading(list(of: BarrierItemSpec.shape(.line))),
        reading(list(of: BarrierItemSpec.shape(.point))), reading(TraceElementSpec.starts),
        reading(TraceElementSpec.barriers),
    ]

    private static func list<Element>(of shape: Shape<Element>) -> Shape<[Element]> {
        .items(of: shape, called: "a list of items")
    }

    private static func reading<Value>(_ shape: Shape<Value>) -> @Sendable (Node, Reader) -> Void {
        { node, reader in _ = shape.decode(node, reader) }
    }
}
