import Preparation

/// A way in which lines of a utility network may connect.
struct UtilityJoints {
    let joinsAlongLines: Bool
    let tolerance: String?

    private static let all = [
        UtilityJoints(joinsAlongLines: false, tolerance: nil), UtilityJoints(joinsAlongLines: true, tolerance: nil),
        UtilityJoints(joinsAlongLines: false, tolerance: "0.1 m"),
        UtilityJoints(joinsAlongLines: true, tolerance: "0.1 m"),
    ]

    static func best(_ survey: (UtilityJoints) throws -> UtilitySurvey) throws -> (UtilityJoints, UtilitySurvey) {
        try JointTrial.best(of: all, by: \.share, survey)
    }

    func applied(to model: ModelDraft) -> ModelDraft {
        var model = model
        (model.joinsAlongLines, model.tolerance) = (joinsAlongLines, tolerance)
        return model
    }

    /// What to do about lines of which too few are in one piece; nil where most are.
    ///
    /// - Parameter share: in one piece.
    static func advice(_ share: Double) -> String? {
        guard share < JointTrial.most else { return nil }
        let percent = Int((share * 100).rounded(.down))
        return
            "\(percent) % of the lines are in one piece: those that end on each other between their vertices have to "
            + "be cut there (QGIS: Split with Lines), and larger gaps want a tolerance in the model"
    }

    var guesses: [String] {
        [
            joinsAlongLines ? "lines connect at any of their vertices, since more of them are in one piece then" : nil,
            tolerance.map { "places within \($0) of each other are one: more of the lines are in one piece then" },
        ].compactMap(\.self)
    }
}
