import Vocabulary

extension StreetRowFault {
    /// A stable word for programs.
    var code: String {
        switch self {
        case .missingID: "street_without_id"
        case .noGeometry: "street_without_geometry"
        case .notALine: "street_not_a_line"
        case .unusableGeometry: "street_geometry_unusable"
        case .noLength: "street_without_length"
        case .withinTolerance: "street_within_tolerance"
        case .severalParts: "street_of_several_parts"
        case .partWithoutLength: "street_part_without_length"
        case .repeatedVertices: "repeated_vertices"
        case .tooLong: "street_too_long"
        case .doubledID: "doubled_street_id"
        case .unknownOneWay: "unknown_oneway"
        case .unusableSpeed: "unusable_speed"
        case .unusableTime: "unusable_time"
        case .unusableCost: "unusable_cost"
        case .missingCost: "missing_cost"
        case .zeroSpeed: "zero_speed"
        case .zeroTime: "zero_time"
        case .oneWayByZero: "oneway_by_zero"
        }
    }

    var severity: Message.Severity {
        switch self {
        case .severalParts, .partWithoutLength, .repeatedVertices, .missingCost, .zeroSpeed, .zeroTime, .oneWayByZero:
            .information
        default: .warning
        }
    }

    /// What follows on "12 rows of links".
    func sentence(isPlural: Bool) -> String {
        let (have, are) = isPlural ? ("have", "are") : ("has", "is")
        return switch self {
        case .missingID:
            "\(have) no whole number for an id and \(are) left out, by \(isPlural ? "their" : "its") own number"
                + (isPlural ? "s" : "")
        case .noGeometry: "\(have) no geometry and \(are) left out"
        case .notALine: "\(are) no \(isPlural ? "lines" : "line") and \(are) left out"
        case .unusableGeometry: "\(have) a geometry that cannot be used and \(are) left out"
        case .noLength: "\(have) no length and \(are) left out"
        case .withinTolerance: "\(are) joined to one place by the tolerance and \(are) left out"
        case .severalParts: "\(have) several parts, each of which is a street"
        case .partWithoutLength: "\(have) parts without length, which are left out"
        case .repeatedVertices: "\(have) repeated vertices, which count once"
        case .tooLong:
            "\(are) longer than 4294 km from one junction to the next, and \(isPlural ? "count" : "counts") as so long there"
        case .doubledID: "\(have) the id of another row"
        case .unknownOneWay: "\(have) a one-way value that means nothing and \(are) open in both directions"
        case .unusableSpeed: "\(have) a speed that cannot be used, which is taken as not given"
        case .unusableTime: "\(have) a time that cannot be used, which is taken as not given"
        case .unusableCost: "\(have) a cost that cannot be used, which is taken as 0"
        case .missingCost: "\(have) no cost, which is taken as 0"
        case .zeroSpeed: "\(have) a speed of 0, which is taken as not given"
        case .zeroTime: "\(have) a time of 0, which is taken as not given"
        case .oneWayByZero: "\(have) a speed or time of 0 in one direction, and \(are) open in the other one alone"
        }
    }
}

extension TurnRowFault {
    /// Why rows are left out.
    var sentence: String {
        switch self {
        case .missingID: "an id is missing or no whole number"
        case .unknownStreet: "an id is that of no street"
        case .noMeeting: "the streets do not meet one after the other"
        case .ambiguous: "it is not clear where the turn is made"
        case .unusableTime: "the time cannot be used"
        case .delayVia: "a turn via other streets can be forbidden, not take a time"
        case .repeatedDelay: "the turn has a time in another row; the longest counts"
        }
    }
}
