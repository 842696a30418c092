import Preparation

/// Where lines of a utility network connect: ways are tried until most of them are in one piece.
struct UtilityJoints {
    let joinsAlongLines: Bool
    let tolerance: String?

    private static let all = [
        UtilityJoints(joinsAlongLines: false, tolerance: nil), UtilityJoints(joinsAlongLines: true, tolerance: nil),
        UtilityJoints(joinsAlongLines: false, tolerance: "0.1 m"),
        UtilityJoints(joinsAlongLines: true, tolerance: "0.1 m"),
    ]
    private static let most = 0.95
    private static let more = 0.02

    /// As for streets: the first that joins most, or hardly less than the best.
    static func best(_ survey: (UtilityJoints) throws -> UtilitySurvey) throws -> (UtilityJoints, UtilitySurvey) {
        var best = (all[0], try survey(all[0]))
        for joints in all.dropFirst() where best.1.share < most {
            // A way may join what must not be: it is no way then.
            guard let next = try? survey(joints) else { continue }
            if next.share > best.1.share + more { best = (joints, next) }
        }
        return best
    }

    func applied(to model: ModelDraft) -> ModelDraft {
        var model = model
        (model.joinsAlongLines, model.tolerance) = (joinsAlongLines, tolerance)
        return model
    }

    var guesses: [String] {
        [
            joinsAlongLines ? "lines connect at any of their vertices, since more of them are in one piece then" : nil,
            tolerance.map { "places within \($0) of each other are one: more of the lines are in one piece then" },
        ].compactMap(\.self)
    }
}
