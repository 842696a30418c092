import Vocabulary

extension Shape where Value == TimeSpan {
    /// A duration; a bare number is minutes.
    public static func duration(_ range: QuantityRange = .zeroOrMore) -> Shape {
        let quantity = QuantityReader(dimension: .time, range: range)
        return .quantity(quantity) { quantity.decodeWhole($0, $1, atMost: TimeSpan.greatest).map(TimeSpan.init) }
    }
}

extension Shape where Value == Length {
    /// A length; a bare number is metres.
    public static func length(_ range: QuantityRange = .zeroOrMore) -> Shape {
        let quantity = QuantityReader(dimension: .length, range: range)
        return .quantity(quantity) { quantity.decodeWhole($0, $1, atMost: Length.greatest).map(Length.init) }
    }
}

extension Shape where Value == Speed {
    /// A speed above zero; a bare number is kilometres an hour.
    public static var speed: Shape {
        let quantity = QuantityReader(dimension: .speed, range: .moreThanZero)
        return .quantity(quantity) { quantity.decode($0, $1).map(Speed.init) }
    }
}

extension Shape where Value == Area {
    /// The size of an area; a unit must be given.
    public static func area(_ range: QuantityRange = .zeroOrMore) -> Shape {
        let quantity = QuantityReader(dimension: .area, range: range)
        return .quantity(quantity) { quantity.decode($0, $1).map(Area.init) }
    }
}

extension Shape where Value == Weight {
    /// A weight; a unit must be given.
    public static func weight(_ range: QuantityRange = .zeroOrMore) -> Shape {
        let quantity = QuantityReader(dimension: .weight, range: range)
        return .quantity(quantity) { quantity.decode($0, $1).map(Weight.init) }
    }
}

extension Shape where Value: CustomStringConvertible {
    fileprivate static func quantity(
        _ quantity: QuantityReader, _ decode: @escaping @Sendable (Node, Reader) -> Value?
    ) -> Shape {
        Shape(
            expected: quantity.expected, schema: quantity.schema, encode: { .text($0.description) }, decode: decode)
    }
}
