import ImageFile
import Vocabulary

/// The values of one attribute, by feature.
struct AttributeValues: @unchecked Sendable {
    private enum Column {
        case short(UnsafeBufferPointer<Int32>)
        case double(UnsafeBufferPointer<Double>)
    }

    private let column: Column
    /// By source: what to add to a feature for its place in the column; nil where the source has no values.
    private let shift: [Int?]

    static func all(
        of schema: UtilitySchema, in image: Image, sourceStart: UnsafeBufferPointer<UInt32>
    ) throws -> [AttributeValues] {
        try schema.attributes.enumerated().map { number, attribute in
            try AttributeValues(number, attribute, schema, image, sourceStart)
        }
    }

    private init(
        _ number: Int, _ attribute: NetworkAttribute, _ schema: UtilitySchema, _ image: Image,
        _ sourceStart: UnsafeBufferPointer<UInt32>
    ) throws {
        let name = "attribute-\(number)"
        switch attribute.dataType {
        case .short: column = .short(try image.section(name))
        case .long, .double: column = .double(try image.section(name))
        }
        var end = 0
        shift = schema.sources.enumerated().map { source, description in
            guard attribute.isOf(description), source + 1 < sourceStart.count else { return nil }
            let (start, next) = (Int(sourceStart[source]), Int(sourceStart[source + 1]))
            defer { end += next - start }
            return end - start
        }
    }

    var count: Int {
        switch column {
        case .short(let values): values.count
        case .double(let values): values.count
        }
    }

    /// Whether features of a source have the attribute.
    func isOf(source: Int) -> Bool { shift[source] != nil }

    /// For which features of a source a comparison holds; for none where the value is null or the source has none.
    func mask(
        over features: Range<Int>, of source: Int, _ comparison: TraceComparison, _ operand: Double
    ) -> [Bool] {
        guard let shift = shift[source] else { return [Bool](repeating: false, count: features.count) }
        let own = (features.lowerBound + shift)..<(features.upperBound + shift)
        switch column {
        case .short(let values):
            // What closes valves nearly always compares so.
            if comparison == .equal, let code = Int32(exactly: operand), code != AttributeColumn.nullShort {
                return values[own].map { $0 == code }
            }
            return values[own].map { $0 != AttributeColumn.nullShort && comparison.holds(Double($0), operand) }
        case .double(let values): return values[own].map { !$0.isNaN && comparison.holds($0, operand) }
        }
    }

    /// The value of a feature; nil where it is null or its source has none.
    func value(of feature: Int, source: Int) -> Double? {
        guard let shift = shift[source] else { return nil }
        switch column {
        case .short(let values):
            let value = values[feature + shift]
            return value == AttributeColumn.nullShort ? nil : Double(value)
        case .double(let values):
            let value = values[feature + shift]
            return value.isNaN ? nil : value
        }
    }
}

extension UtilityNetwork {
    /// The value of an attribute of the schema; nil where it is null or the feature's source has none.
    public func value(of attribute: Int, feature: Int) -> Double? {
        columns[attribute].value(of: feature, source: source(of: feature))
    }
}
