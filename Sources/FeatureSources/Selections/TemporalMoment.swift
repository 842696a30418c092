/// A date or a time of a condition, as the texts that GDAL makes of fields have it.
struct TemporalMoment {
    /// In UTC, where an offset is said: `2024/01/31 06:00:00+00`.
    let text: String
    /// By the clocks of offsets other than UTC's: `2024/01/31 08:00:00+02`, and `+02`.
    let locals: [(text: String, zone: String)]

    init(_ text: String, locals: [(text: String, zone: String)] = []) { (self.text, self.locals) = (text, locals) }
}
