import Vocabulary

extension Fields {
    /// Keys that change nothing unless something else is asked for: a warning says so where a job, or a network of the project's,
    /// has one of them.
    ///
    /// Of the project's defaults nothing is said, since they are for other jobs, too; nor of `none` and of empty lists, which ask for
    /// nothing.
    ///
    /// - Parameters:
    ///   - sections: the keys under which they stand, from the outside; none where that is the mapping itself.
    ///   - origin: where they are written when they are told.
    ///   - isIdle: whether what stands under the key would change something if it could.
    ///   - counts: whether it can.
    ///   - remedy: what makes it count.
    func idle(
        _ keys: [String], within sections: String..., of origin: Origin = .job,
        where isIdle: @escaping @Sendable (Node) -> Bool = { _ in true },
        unless counts: @escaping @Sendable (Node) -> Bool, remedy: String
    ) {
        add(
            Rule(schema: []) { node, reader in
                guard !counts(node) else { return true }
                let holder = sections.reduce(Optional(node)) { $0?.given($1)?.value }
                for pair in keys.compactMap({ holder?.given($0) })
                where pair.value.origin == origin && !pair.value.asksForNothing && isIdle(pair.value) {
                    reader.diagnostics.warning(
                        "unused_key", at: pair.keyMark, "'\(pair.key)' has no effect here", help: remedy)
                }
                return true
            })
    }
}

extension Node {
    fileprivate var asksForNothing: Bool {
        if case .sequence(let items) = content { items.isEmpty } else { isNone }
    }
}
