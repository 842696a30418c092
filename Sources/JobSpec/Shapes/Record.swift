import Vocabulary

/// The decoded values of a mapping, taken out by the fields that were declared for it.
public struct Record {
    let node: Node
    let reader: Reader
    let values: [any Sendable]

    /// The value of a field.
    public subscript<Value>(field: Field<Value>) -> Value {
        guard let value = values[field.index] as? Value else {
            preconditionFailure("the field '\(field.key)' belongs to another record")
        }
        return value
    }

    /// Where the mapping stands.
    public var mark: Mark { node.mark }

    /// The node that was written for a field, or nil where it was left out.
    func given<Value>(_ field: Field<Value>) -> Node? {
        guard let node = node[field.key], !node.clearsDefault else { return nil }
        return node
    }

    /// Whether something was written for a field, and could not be read.
    func isMistaken<Value>(_ field: Field<Value?>) -> Bool { given(field) != nil && self[field] == nil }

    /// Records another effective value for a field that was left out, since a different field decides it.
    func note<Value>(_ value: JSONValue, for field: Field<Value>) {
        reader.within(field.key) { reader.note(value, from: .builtIn) }
    }
}
