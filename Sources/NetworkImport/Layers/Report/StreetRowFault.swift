/// What is noticed in rows of streets.
public enum StreetRowFault: String, Sendable, CaseIterable {
    // Rows that are dropped: each for one reason.
    case missingID, noGeometry, notALine, unusableGeometry, noLength
    /// The tolerance makes one place of all its vertices.
    case withinTolerance

    // Rows that are kept.
    case severalParts, partWithoutLength, repeatedVertices
    /// Longer from one junction to the next than a network can say.
    case tooLong
    /// The id is that of another row, too.
    case doubledID
    /// The value of the one-way field means nothing: the street is open in both directions.
    case unknownOneWay
    /// A value below 0, or no number: taken as not given.
    case unusableSpeed, unusableTime, unusableCost
    /// No value of a cost that others have: taken as 0.
    case missingCost
    /// 0, which data have where nobody knows: taken as not given.
    case zeroSpeed, zeroTime
    /// 0 in one direction alone: it is closed.
    case oneWayByZero

    /// Whether the row makes no street.
    public var dropsRow: Bool {
        switch self {
        case .missingID, .noGeometry, .notALine, .unusableGeometry, .noLength, .withinTolerance: true
        default: false
        }
    }
}
