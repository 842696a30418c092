/// A network of the project file.
public struct NetworkSpec: Sendable {
    /// Either these or `utility`.
    public let streets: StreetsSpec?
    public let utility: UtilitySpec?
    /// Such as `Europe/Monaco`.
    public let timeZone: Marked<String>?
    /// Shown wherever results are shown.
    public let attribution: String?
    public let mark: Mark

    static let shape = Shape<NetworkSpec>.record("a network", "A network and where it comes from.") { fields in
        let streets = fields.optional("streets", StreetsSpec.shape, "The streets that the network is made of.")
        let utility = fields.optional(
            "utility", UtilitySpec.shape, "The layers of pipes or cables, or the EPANET model, that it is made of.")
        let timeZone = fields.optional(
            "time_zone", .marked(.text), "The time zone of start times and of clocks in outputs, such as Europe/Monaco."
        )
        let attribution = fields.optional("attribution", .text, "Whose data this is; shown with every result.")
        fields.exactlyOne(of: ["streets", "utility"])
        fields.notTogether("utility", "time_zone", help: "traces have no clocks")
        return { record in
            NetworkSpec(
                streets: record[streets], utility: record[utility], timeZone: record[timeZone],
                attribution: record[attribution], mark: record.mark)
        }
    }
}
