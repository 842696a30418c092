import Vocabulary

/// Values by name; each combination of them makes a job of its own.
struct Matrix {
    static let key = "matrix"

    /// The most jobs that a matrix may make.
    static let limit = 10_000

    let axes: [OrderedMap<[Marked<Scalar>]>.Entry]

    /// How many jobs there are.
    var count: Int { axes.reduce(1) { $0 * $1.value.count } }

    /// One of the combinations, in the order written; the last name varies fastest.
    func values(ofCombination index: Int) -> [(name: String, value: Scalar)] {
        var rest = index
        return axes.reversed().map { axis in
            defer { rest /= axis.value.count }
            return (axis.name.value, axis.value[rest % axis.value.count].value)
        }.reversed()
    }

    static let shape = Shape<OrderedMap<[Marked<Scalar>]>>
        .map(of: values, called: "a mapping of names to lists of values")
        .adding([("minProperties", .integer(1))])

    private static let values = Shape<[Marked<Scalar>]>
        .list(of: .marked(value), called: "a list of values")
        .adding([("minItems", .integer(1)), ("uniqueItems", .boolean(true))])

    private static let value = Shape<Scalar>(
        expected: "a text, a number, true or false",
        schema: .object([("type", .texts(["string", "number", "boolean"]))])
    ) { node, reader in
        if let scalar = node.scalar, scalar.value != .null { return scalar }
        reader.wrongType(node, expected: "a text, a number, true or false")
        return nil
    }
}
