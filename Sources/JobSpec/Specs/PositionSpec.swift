import Vocabulary

/// A position as it was written, in the coordinate system of its job: longitude first on WGS84.
public struct PositionSpec: Sendable {
    public let x: Double
    public let y: Double
    public let mark: Mark

    public init(x: Double, y: Double, mark: Mark) {
        self.x = x
        self.y = y
        self.mark = mark
    }

    static let shape = Shape<PositionSpec>(
        expected: "a position [longitude, latitude]",
        schema: .object([
            ("type", .text("array")), ("items", .object([("type", .text("number"))])),
            ("minItems", .integer(2)), ("maxItems", .integer(2)),
        ]),
        encode: { .array([.number($0.x), .number($0.y)]) },
        decode: { node, reader in
            guard let items = node.items else {
                reader.wrongType(
                    node, expected: "a position [longitude, latitude]",
                    help: "write two numbers in brackets: [7.42, 43.73]"
                )
                return nil
            }
            guard items.count == 2 else {
                reader.error(
                    "wrong_type", at: node.mark,
                    "expected a position [longitude, latitude], not a list of \(items.count)")
                return nil
            }
            let numbers = items.map { finiteNumber($0, reader) }
            guard let x = numbers[0], let y = numbers[1] else { return nil }
            return PositionSpec(x: x, y: y, mark: node.mark)
        })

    private static func finiteNumber(_ node: Node, _ reader: Reader) -> Double? {
        guard let number = node.scalar?.asNumber else {
            reader.wrongType(node, expected: "a number")
            return nil
        }
        if number.isFinite { return number }
        reader.error("not_finite", at: node.mark, "\(SafeText.quoted(node.scalar?.text ?? "")) is not a finite number")
        return nil
    }
}
