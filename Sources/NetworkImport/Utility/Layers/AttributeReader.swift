import FeatureSources
import UtilityNetwork
import Vocabulary

/// Reads values of a network attribute: numbers, codes, or the descriptions of codes.
struct AttributeReader {
    enum Outcome {
        case value(Double)
        case null
        case fault(String)
    }

    let number: Int
    private let attribute: NetworkAttribute
    private let column: Int
    private let described: DescribedCodes
    private let codes: Set<Double>

    init(_ number: Int, _ attribute: NetworkAttribute, column: Int) {
        self.number = number
        self.attribute = attribute
        self.column = column
        codes = Set(attribute.domain.map(\.code))
        described = DescribedCodes(attribute.domain)
    }

    func read(_ reader: RowReader) -> Outcome {
        let value = reader.value(column)
        if case .text(let text) = value {
            let trimmed = BlankText.trimmed(text)
            if trimmed.isEmpty { return null }
            let codes = described[trimmed]
            if codes.count > 1 { return .fault(severalCodes(codes, trimmed)) }
            if let code = codes.first { return .value(code) }
        }
        guard !value.isNull else { return null }
        guard let number = value.number, number.isFinite else {
            let known = attribute.domain.map(\.description).joined(separator: ", ")
            return .fault(
                "'\(value.text ?? "")' is no value of the attribute \(attribute.name)"
                    + (known.isEmpty ? ", which is a number" : "; there are \(known)"))
        }
        if !codes.isEmpty, !attribute.isBitSet, !codes.contains(number) {
            let known = attribute.domain.map { "\($0.code.asWritten) (\($0.description))" }.joined(separator: ", ")
            return .fault("\(number.asWritten) is no code of the attribute \(attribute.name); there are \(known)")
        }
        return .value(number)
    }

    private var null: Outcome {
        attribute.isNullable ? .null : .fault("the attribute \(attribute.name) has no value, and must have one")
    }

    private func severalCodes(_ codes: [Double], _ description: String) -> String {
        "'\(description)' describes several codes of the attribute \(attribute.name): "
            + codes.map(\.asWritten).joined(separator: ", ") + "; a row that is one of them has its code"
    }
}
