import FeatureSources
import UtilityNetwork

/// What the values of the field of directions say of lines.
struct FlowCoding {
    enum Outcome {
        case flow(DraftFeature.Flow)
        case fault(String)
    }

    private let coding: OneWayCoding?
    private var known: [FieldValue: OneWayMeaning?] = [:]

    init(_ field: OneWayField?) { coding = field.map { OneWayCoding($0, values: []) } }

    mutating func flow(of value: FieldValue) -> Outcome {
        let meaning = known[value] ?? coding?.meaning(of: value)
        known[value] = meaning
        switch meaning {
        case .both: return .flow(.bothWays)
        case .forward: return .flow(.forward)
        case .backward: return .flow(.backward)
        case .closed:
            return .fault(
                "it is passed in neither direction; what is closed is told by an attribute and a condition barrier")
        case nil: return .fault("'\(value.text ?? "null")' says no direction; name its values under 'oneway'")
        }
    }
}
