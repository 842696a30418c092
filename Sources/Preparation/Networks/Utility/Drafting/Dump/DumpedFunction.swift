import FoundationEssentials
import Vocabulary

/// A summary as reports write it: `Add('E:Power') 'Category' = E:Generation totalkw`.
struct DumpedFunction {
    let kind: TraceFunctionKind
    let attribute: String
    /// Nil where all elements count.
    let condition: DumpedCondition?
    /// The field of subnetworks that Esri keeps it in.
    let field: String

    /// Nil for a text that cannot be understood.
    init?(_ text: String) {
        let pattern = #/(?<function>[A-Za-z]+)\('(?<attribute>[^']+)'\)(?:\s+(?<condition>'.+))?\s+(?<field>\S+)/#
        guard let match = text.wholeMatch(of: pattern),
            let kind = TraceFunctionKind(rawValue: match.function.lowercased())
        else { return nil }
        self.kind = kind
        attribute = String(match.attribute)
        field = String(match.field)
        condition = match.condition.flatMap { DumpedCondition(String($0)) }
        if match.condition != nil, condition == nil { return nil }
    }

    /// As a model has it.
    var line: String {
        let words = [
            ("function", kind.rawValue), ("attribute", YAMLWord.of(attribute)), ("condition", condition?.inline),
        ]
        return "- " + YAMLWord.mapping(words.compactMap { name, word in word.map { (name, $0) } }) + "  # \(field)"
    }
}
