import Vocabulary

/// A condition of a model that no row of a source meets: mostly a misspelt value.
struct UnmetCondition {
    /// What it selects, such as `controllers`.
    let selected: String
    let condition: String

    init(_ selected: String, _ condition: String) { (self.selected, self.condition) = (selected, condition) }

    func message(of source: String) -> Message {
        Message(
            .warning, "unmet_condition",
            "no row of \(source) meets `\(condition)`, so that it has no \(selected) by it")
    }
}
