import Vocabulary

/// The `defaults` of a project file: for each kind of job, any of its keys.
enum ProjectDefaults {
    /// Keeps the nodes as they were written: jobs are laid over them.
    static let shape = Shape<OrderedMap<Node>>.record("a mapping", "Defaults by the kind of job.") { fields in
        let kinds = JobKind.allCases.map { kind in
            fields.optional(kind.rawValue, .marked(nodes(of: kind)), "Defaults of \(kind.rawValue) jobs.")
        }
        return { record in
            OrderedMap(
                kinds.compactMap { kind in
                    record[kind].map { .init(Marked(kind.key, at: $0.mark), $0.value.from(.projectDefaults)) }
                })
        }
    }

    /// Reports what is wrong in the defaults of every kind, whether or not a job uses them.
    static func check(_ project: ProjectSpec, _ diagnostics: Diagnostics) {
        for kind in JobKind.allCases {
            guard let node = project.defaults(of: kind) else { continue }
            _ = JobDescription.shape(kind).overlay.part?.decode(
                node, Reader(diagnostics, definitions: project.definitions))
        }
    }

    private static func nodes(of kind: JobKind) -> Shape<Node> {
        Shape(expected: "a mapping", schema: JobDescription.shape(kind).overlay.part?.schema ?? .object([])) {
            node, reader in
            if node.pairs != nil { return node }
            reader.wrongType(node, expected: "a mapping")
            return nil
        }
    }
}
