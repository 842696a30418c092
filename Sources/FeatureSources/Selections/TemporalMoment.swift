/// A date or a time of a condition, as the texts that GDAL makes of fields have it.
struct TemporalMoment {
    /// In UTC, where an offset is said: `2024/01/31 06:00:00+00`.
    let text: String
    /// By the clocks of an offset other than UTC's: `2024/01/31 08:00:00+02`, and `+02`; nil for none.
    let local: (text: String, zone: String)?

    init(_ text: String, local: (text: String, zone: String)? = nil) { (self.text, self.local) = (text, local) }
}
