/// A tier as the report of domain networks has it.
struct DumpedTier {
    let name: String
    let domain: String
    let rank: String
    let group: String
    let topology: String
    /// The lines of its trace configuration by what they are of, such as `Summaries`.
    private(set) var configuration: [(name: String, values: [String])] = []
    /// The asset types that are valid in it, by what for, such as `Valid Devices`.
    private(set) var validTypes: [(purpose: String, types: [(group: String, type: String)])] = []

    init(_ domain: String, _ table: ReportTable, _ row: [String]) {
        self.domain = domain
        name = table.cell("Tier", of: row)
        rank = table.cell("TierRank", of: row)
        group = table.cell("TierGroup", of: row)
        topology = table.cell("TopologyType", of: row)
    }

    var conditionBarriers: String { values("Condition Barriers").joined(separator: " ") }

    /// The summaries that can be understood.
    var functions: [DumpedFunction] { values("Summaries").compactMap { DumpedFunction($0) } }

    func values(_ start: String) -> [String] {
        configuration.filter { $0.name.lowercased().hasPrefix(start.lowercased()) }.flatMap(\.values)
    }

    var controllers: [(group: String, type: String)] {
        validTypes.filter { $0.purpose.hasPrefix("Valid Subnetwork Controllers") }.flatMap(\.types)
    }

    /// Reads the rows that the second table of the report has of the tier.
    mutating func read(_ table: ReportTable) {
        var isConfiguration = false
        for row in table.rows where table.cell("TierName", of: row) == name {
            let (property, one, other) = (
                table.cell("Property", of: row), table.cell("Descriptor", of: row), table.cell("Value", of: row)
            )
            if !property.isEmpty {
                isConfiguration = property == "Trace Configuration"
                // What the rows below hold: `Valid Devices - 50`.
                let purpose = property.split(separator: " - ").first.map(String.init) ?? property
                if !isConfiguration { validTypes.append((purpose, [])) }
            } else if isConfiguration {
                if !one.isEmpty { configuration.append((one, [])) }
                if !other.isEmpty, !configuration.isEmpty {
                    configuration[configuration.count - 1].values.append(other)
                }
            } else if !one.isEmpty, !validTypes.isEmpty {
                validTypes[validTypes.count - 1].types.append((one, other))
            }
        }
    }
}
