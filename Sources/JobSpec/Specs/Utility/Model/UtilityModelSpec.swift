/// A utility model: what the layers and fields of a source are to a utility network.
public struct UtilityModelSpec: Sendable {
    public let domainNetworks: OrderedMap<DomainNetworkSpec>
    public let terminalConfigurations: OrderedMap<TerminalConfigurationSpec>
    public let sources: OrderedMap<UtilitySourceSpec>
    public let attributes: OrderedMap<NetworkAttributeSpec>
    /// Categories beside those that asset types have.
    public let categories: [Marked<String>]
    public let rules: [ConnectivityRuleSpec]
    public let associations: [AssociationTableSpec]
    public let controllers: [ControllerSpec]
    /// The attribute of the lengths of lines; nil for those of their geometries.
    public let length: Marked<String>?
    /// What features coincide within.
    public let tolerance: Length
    public let mark: Mark

    static let shape = Shape<UtilityModelSpec>.record(
        "a utility model", "What the layers and fields of a source are to a utility network."
    ) { fields in
        let domains = fields.required(
            "domain_networks", .map(of: DomainNetworkSpec.shape, called: "a mapping of names to domain networks"),
            "The domain networks, by name.")
        let terminals = fields.optional(
            "terminal_configurations",
            .map(of: TerminalConfigurationSpec.shape, called: "a mapping of names to terminal configurations"),
            "The terminal configurations, by name.")
        let sources = fields.required(
            "sources", .map(of: UtilitySourceSpec.shape, called: "a mapping of names to sources"),
            "The sources, by name.")
        let attributes = fields.optional(
            "attributes", .map(of: NetworkAttributeSpec.shape, called: "a mapping of names to network attributes"),
            "The network attributes, by name.")
        let categories = fields.optional(
            "categories", .list(of: .marked(.label), called: "a list of categories"),
            "Network categories beside those that asset types have.")
        let rules = fields.optional(
            "rules", .list(of: ConnectivityRuleSpec.shape, called: "a list of rules"),
            "What may connect to what; everything to everything where there is no rule.")
        let associations = fields.optional(
            "associations", .list(of: AssociationTableSpec.shape, called: "a list of tables"),
            "Tables of associations: connectivity, containment, structural attachment.")
        let controllers = fields.optional(
            "controllers", .list(of: ControllerSpec.shape, called: "a list of controllers"),
            "The devices that feed or drain subnetworks.")
        let length = fields.optional(
            "length", .marked(.label), "The attribute that holds the lengths of lines; those drawn by default.")
        let tolerance = fields.optional(
            "tolerance", tolerance, default: Length(millimetres: 1), "How near to each other places are one.")
        return { record in
            UtilityModelSpec(
                domainNetworks: record[domains], terminalConfigurations: record[terminals] ?? OrderedMap(),
                sources: record[sources], attributes: record[attributes] ?? OrderedMap(),
                categories: record[categories] ?? [], rules: record[rules] ?? [],
                associations: record[associations] ?? [], controllers: record[controllers] ?? [],
                length: record[length], tolerance: record[tolerance], mark: record.mark)
        }
    }

    private static let tolerance = Shape<Length>.length().checked("out_of_range") { tolerance in
        guard tolerance.millimetres > 10_000 else { return nil }
        return ("the tolerance \(tolerance) is too large", "at most 10 m; what is farther apart does not coincide")
    }
}
