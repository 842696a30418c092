/// The terminals of a device, and the ways through it.
public struct TerminalConfigurationSpec: Sendable {
    public struct Terminal: Sendable {
        public let id: Int64?
        public let isUpstream: Bool

        static let shape = Shape<Terminal>.record("a terminal", "A logical port of a device.") { fields in
            let id = fields.optional(
                "id", .integer(1...1_000), "Its number; that of its place, from 1, by default.")
            let isUpstream = fields.optional(
                "upstream", .boolean, default: false, "Whether flow of a directional device comes in here.")
            return { record in Terminal(id: record[id], isUpstream: record[isUpstream]) }
        }
    }

    public let terminals: OrderedMap<Terminal>
    public let isDirectional: Bool
    /// Pairs of terminals that flow passes between.
    public let paths: OrderedMap<[[Marked<String>]]>
    public let defaultPath: Marked<String>?
    public let mark: Mark

    static let shape = Shape<TerminalConfigurationSpec>.record(
        "a terminal configuration", "The terminals of a device, and the ways through it."
    ) { fields in
        let terminals = fields.required(
            "terminals",
            Shape<OrderedMap<Terminal>>.map(of: Terminal.shape, called: "a mapping of names to terminals")
                .adding([("minProperties", .integer(2)), ("maxProperties", .integer(8))]),
            "The terminals, by name: two to eight.")
        let isDirectional = fields.optional(
            "directional", .boolean, default: false, "Whether flow passes from upstream terminals to others alone.")
        let paths = fields.optional(
            "paths", .map(of: .list(of: pair, called: "a list of pairs"), called: "a mapping of names to paths"),
            "Named paths: pairs of terminals that flow passes between. 'All' and 'None' are there anyway.")
        let defaultPath = fields.optional(
            "default_path", .marked(.label), "The path of devices that name none; 'All' by default.")
        return { record in
            TerminalConfigurationSpec(
                terminals: record[terminals], isDirectional: record[isDirectional],
                paths: record[paths] ?? OrderedMap(), defaultPath: record[defaultPath], mark: record.mark)
        }
    }

    private static let pair = Shape<[Marked<String>]>.list(of: .marked(.label), called: "a pair of terminals")
        .adding([("minItems", .integer(2)), ("maxItems", .integer(2))])
        .checked("bad_list") { $0.count == 2 ? nil : ("a pair has two terminals, not \($0.count)", "[High, Low]") }
}
