/// Where lines of a layer meet: nothing says it, so that ways are tried until most of the streets are in one piece.
struct StreetJoints {
    let policy: String
    let tolerance: String?

    private static let all = [
        StreetJoints(policy: "end_points", tolerance: nil), StreetJoints(policy: "any_vertex", tolerance: nil),
        StreetJoints(policy: "end_points", tolerance: "1 m"), StreetJoints(policy: "any_vertex", tolerance: "1 m"),
    ]
    /// In one piece, for all that matters.
    private static let most = 0.95
    /// How much more a later way has to join than an earlier one.
    private static let more = 0.02

    /// The first way by which most of the streets are in one piece; else the one that joins the most, earlier ones before
    /// others that join hardly more.
    static func best(_ survey: (StreetJoints) throws -> StreetSurvey) throws -> (StreetJoints, StreetSurvey) {
        var best = (all[0], try survey(all[0]))
        for joints in all.dropFirst() where best.1.share < most {
            let next = try survey(joints)
            if next.share > best.1.share + more { best = (joints, next) }
        }
        return best
    }

    var text: String {
        "{policy: \(policy)\(tolerance.map { ", tolerance: \($0)" } ?? "")}"
    }

    /// In words.
    var shown: String {
        let place = policy == "end_points" ? "at their ends" : "wherever they share a vertex"
        return "streets meet \(place)\(tolerance.map { ", within \($0)" } ?? "")"
    }

    /// Why they are taken.
    ///
    /// - Parameter share: of the streets that they leave in one piece.
    static func reason(_ share: Double) -> String {
        share >= most ? "most of the streets are in one piece then" : "other ways leave hardly more in one piece"
    }
}
