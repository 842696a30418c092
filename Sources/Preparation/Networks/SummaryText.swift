/// What summaries of networks of streets and of utilities write alike.
enum SummaryText {
    /// Lines of two columns, of which the first is as wide as its longest name.
    static func columns(_ lines: [(name: String, text: String)]) -> String {
        let width = (lines.map(\.name.count).max() ?? 0) + 2
        return lines.map { name, text in
            name + String(repeating: " ", count: width - name.count) + text + "\n"
        }.joined()
    }
}
