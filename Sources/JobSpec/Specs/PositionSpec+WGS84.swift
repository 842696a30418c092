import Vocabulary

extension PositionSpec {
    /// The position as one on WGS84: a latitude beyond 90 is an error, a longitude beyond 180 is wrapped into the range
    /// with a warning.
    ///
    /// - Returns: the position to use, or nil after an error.
    public func onWGS84(_ diagnostics: Diagnostics) -> PositionSpec? {
        guard abs(y) <= 90 else {
            diagnostics.error(
                "impossible_latitude", at: mark, "the latitude \(PositionSpec.written(y)) is beyond 90 degrees",
                help: help)
            return nil
        }
        guard abs(x) > 180 else { return self }
        let wrapped = PositionSpec(x: PositionSpec.wrapped(x), y: y, mark: mark)
        diagnostics.warning(
            "longitude_wrapped", at: mark,
            "the longitude \(PositionSpec.written(x)) is beyond 180 degrees and is taken as "
                + PositionSpec.written(wrapped.x))
        return wrapped
    }

    /// The two numbers in brackets.
    public var written: String { "[\(Self.written(x)), \(Self.written(y))]" }

    /// What somebody meant who wrote a latitude beyond 90.
    private var help: String? {
        if abs(x) <= 90, abs(y) <= 180 {
            return "longitude comes first: did you mean [\(PositionSpec.written(y)), \(PositionSpec.written(x))]?"
        }
        if abs(x) > 360 || abs(y) > 360 { return "numbers like these are not degrees: name their system with 'crs'" }
        return nil
    }

    private static func wrapped(_ longitude: Double) -> Double {
        let rest = longitude.truncatingRemainder(dividingBy: 360)
        let within = rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest
        // 367.4215 is 7.4215, and not 7.42149999999998: far less than places are kept with.
        return (within * 1e9).rounded() / 1e9
    }

    private static func written(_ number: Double) -> String { JSONValue.number(number).written() }
}
