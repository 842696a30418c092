import JobSpec

extension Diagnostics {
    /// Says that something needs a name where it is not plain which is meant.
    ///
    /// - Parameter known: what may be named. Where that is nothing and there are mistakes already, these have taken it away.
    func reportMissing(_ key: String, of what: String, at mark: Mark, _ known: [String]) {
        if known.isEmpty, hasErrors { return }
        error(
            "missing_key", at: mark, "\(what) needs the key '\(key)'",
            help: known.isEmpty ? "the model has none to name" : "there are several: \(known.joined(separator: ", "))")
    }
}
