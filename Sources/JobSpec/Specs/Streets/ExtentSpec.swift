import Vocabulary

/// The area that the data of a network covers, in degrees of WGS84; it does not reach across the antimeridian.
public struct ExtentSpec: Sendable {
    public let west: Double
    public let south: Double
    public let east: Double
    public let north: Double

    private static let expected = "an extent [west, south, east, north]"

    static let shape = Shape<ExtentSpec>(
        expected: expected,
        schema: .object([
            ("type", .text("array")), ("items", Shape<Double>.number(-180...180).schema), ("minItems", .integer(4)),
            ("maxItems", .integer(4)),
        ]),
        encode: { .array([.number($0.west), .number($0.south), .number($0.east), .number($0.north)]) },
        decode: { node, reader in
            guard let items = node.items else {
                reader.wrongType(
                    node, expected: expected, help: "write four numbers in brackets: [7.40, 43.72, 7.44, 43.75]")
                return nil
            }
            guard items.count == 4 else {
                reader.error("wrong_type", at: node.mark, "expected \(expected), not a list of \(items.count)")
                return nil
            }
            return decode(items, reader)
        }
    )
    .checked("bad_extent", fault)

    private static func decode(_ items: [Node], _ reader: Reader) -> ExtentSpec? {
        let (longitude, latitude) = (Shape<Double>.number(-180...180), Shape<Double>.number(-90...90))
        let numbers = zip([longitude, latitude, longitude, latitude], items).map { $0.decode($1, reader) }
        guard let west = numbers[0], let south = numbers[1], let east = numbers[2], let north = numbers[3] else {
            return nil
        }
        return ExtentSpec(west: west, south: south, east: east, north: north)
    }

    private static func fault(_ extent: ExtentSpec) -> (message: String, help: String?)? {
        func sides(_ one: String, _ low: Double, _ other: String, _ high: Double) -> String {
            "the \(one) \(JSONValue.number(low).written()) is not less than the \(other) "
                + JSONValue.number(high).written()
        }
        if extent.west > extent.east {
            return (
                sides("west", extent.west, "east", extent.east) + ": no extent reaches across the antimeridian",
                "the order is [west, south, east, north]; leave out the extent of data on both sides of it"
            )
        }
        if extent.west == extent.east {
            return (sides("west", extent.west, "east", extent.east), "the order is [west, south, east, north]")
        }
        if extent.south >= extent.north {
            return (sides("south", extent.south, "north", extent.north), "the order is [west, south, east, north]")
        }
        return nil
    }
}
