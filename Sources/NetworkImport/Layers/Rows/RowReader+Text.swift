import FeatureSources

extension RowReader {
    /// The text of a cell without the blanks round it; nil where none is left, and without a column.
    func trimmedText(_ column: Int?) -> String? {
        guard let text = column.flatMap({ value($0).text }).map(BlankText.trimmed), !text.isEmpty else { return nil }
        return text
    }
}
