/// The sections of an EPANET input file. Their names may be cut to four letters, in upper or lower case.
enum EPANETSection: String, CaseIterable {
    case title, junctions, reservoirs, tanks, pipes, pumps, valves, tags, demands, status, coordinates, vertices,
        options
    case controls, rules, end
    // Of hydraulics and water quality, and of drawings: they say nothing of what is connected.
    case patterns, curves, energy, emitters, quality, sources, reactions, mixing, times, report, roughness, leakage
    case labels, backdrop

    /// The section of a heading such as `[JUNCTIONS]` or `[Junc`; nil for one that EPANET does not have.
    init?(heading: String) {
        let name = Self.name(heading)
        let letters = name.prefix(4)
        guard letters.count >= 3, let section = Self.allCases.first(where: { $0.rawValue.hasPrefix(letters) }),
            letters.count == 4 || section == .end
        else { return nil }
        self = section
    }

    /// What stands in the brackets, in lower case.
    static func name(_ heading: String) -> String {
        heading.lowercased().filter { $0 != "[" && $0 != "]" }.split(separator: " ").joined()
    }
}
