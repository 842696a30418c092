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
                use.read(entry.value, Reader(found, definitions: project.definitions))
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

    /// What a definition may be, as a JSON Schema.
    static var schema: JSONValue { .object([("anyOf", .array(uses.map(\.schema)))]) }

    /// Something that jobs use definitions for.
    private struct Use: Sendable {
        let schema: JSONValue
        let read: @Sendable (Node, Reader) -> Void

        init<Value>(_ shape: Shape<Value>) {
            schema = shape.schema
            read = { node, reader in _ = shape.decode(node, reader) }
        }

        init<Element>(listOf shape: Shape<Element>) { self.init(.items(of: shape, called: "a list of items")) }
    }

    /// More common things first.
    private static let uses = [
        Use(listOf: StopItemSpec.shape), Use(listOf: FacilityItemSpec.shape),
        Use(listOf: BarrierItemSpec.shape(.polygon)), Use(listOf: BarrierItemSpec.shape(.line)),
        Use(listOf: BarrierItemSpec.shape(.point)), Use(TraceElementSpec.starts), Use(TraceElementSpec.barriers),
    ]
}
