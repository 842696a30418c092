/// A way in which streets of a layer may meet.
struct StreetJoints {
    let policy: String
    let tolerance: String?

    private static let all = [
        StreetJoints(policy: "end_points", tolerance: nil), StreetJoints(policy: "any_vertex", tolerance: nil),
        StreetJoints(policy: "end_points", tolerance: "1 m"), StreetJoints(policy: "any_vertex", tolerance: "1 m"),
    ]

    static func best(_ survey: (StreetJoints) throws -> StreetSurvey) throws -> (StreetJoints, StreetSurvey) {
        try JointTrial.best(of: all, by: \.share, survey)
    }

    var text: String {
        "{policy: \(policy)\(tolerance.map { ", tolerance: \($0)" } ?? "")}"
    }

    /// In words.
    var shown: String {
        let place = policy == "end_points" ? "at their ends" : "wherever they share a vertex"
        return "streets meet \(place)\(tolerance.map { ", within \($0)" } ?? "")"
    }

    /// What to do about streets of which too few are in one piece; nil where most are.
    ///
    /// - Parameter share: in one piece.
    static func advice(_ share: Double) -> String? {
        guard share < JointTrial.most else { return nil }
        let percent = Int((share * 100).rounded(.down))
        return "\(percent) % of the streets are in one piece, and jobs reach no others: those that cross, or end on "
            + "each other, between their vertices have to be cut there (QGIS: Split with Lines), and larger gaps want a "
            + "tolerance of connectivity; arterial network info tells which ends nearly touch"
    }

    /// Why they are taken.
    ///
    /// - Parameter share: of the streets that they leave in one piece.
    static func reason(_ share: Double) -> String {
        share >= JointTrial.most
            ? "most of the streets are in one piece then" : "other ways leave hardly more in one piece"
    }
}
