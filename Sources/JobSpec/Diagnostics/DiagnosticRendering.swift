extension Diagnostic {
    /// The diagnostic as text for people, each line ended by a line feed:
    ///
    ///     jobs/floods.yaml:4:1: error: unknown key 'stpos'
    ///     stpos:
    ///     ^~~~~
    ///     help: did you mean 'stops'?
    public func rendered() -> String {
        let place = mark?.description ?? file
        var lines = ["\(SafeText.line(place)): \(severity.rawValue): \(SafeText.line(message))"]
        if let mark {
            let excerpt = Excerpt(of: mark)
            lines += [excerpt.line, excerpt.caret]
        }
        if let help { lines.append("help: \(SafeText.line(help))") }
        return lines.map { $0 + "\n" }.joined()
    }
}
