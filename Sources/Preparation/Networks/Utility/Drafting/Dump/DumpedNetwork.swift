/// What the reports say of a utility network, put together.
struct DumpedNetwork {
    let name: String
    let domains: [String]
    private(set) var tiers: [DumpedTier] = []
    private(set) var classes: [DumpedClass] = []
    /// Categories that reports list, in their order.
    private(set) var categories: [String] = []
    private(set) var rules: [DumpedRule] = []
    /// Rows of rules that cannot be understood, or are of classes that take no part.
    private(set) var unusedRules = 0
    let missing: [SchemaReports.Kind]

    private var place: [String: Int] = [:]

    /// - Throws: `SchemaReports.Unusable`; errors of the file system.
    init(in folder: String) throws {
        let reports = try SchemaReports(in: folder)
        missing = reports.missing
        let report = reports[.domainNetworks]
        name = report.first { $0.first == "Utility Network Name" }.flatMap { $0.dropFirst().first } ?? folder
        guard let domains = ReportTable("DomainName", "Tier", in: report, untilBlank: true) else {
            throw SchemaReports.Unusable(description: "the report of domain networks has no table of them")
        }
        let names = domains.rows.map { domains.cell("DomainName", of: $0) }.filter { !$0.isEmpty }
        // Structures are a network beside the domain networks.
        self.domains = names.filter { $0 != "Structure" }
        readTiers(domains, report)
        readFields(reports[.fields])
        readRules(reports[.rules])
        readCategories(reports[.categories])
    }

    private mutating func readTiers(_ domains: ReportTable, _ report: [[String]]) {
        let details = ReportTable("TierName", "Property", "Descriptor", in: report)
        var domain = ""
        for row in domains.rows {
            let named = domains.cell("DomainName", of: row)
            if !named.isEmpty { domain = named }
            if domains.cell("Tier", of: row).isEmpty { continue }
            var tier = DumpedTier(domain, domains, row)
            if let details { tier.read(details) }
            tiers.append(tier)
        }
    }

    /// Works on a class, which is there from then on; does nothing for one that takes no part.
    private mutating func change(_ owned: String, _ body: (inout DumpedClass) -> Void) -> Bool {
        let name = DumpedClass.plain(owned)
        if place[name] == nil, let made = DumpedClass(owned, domains: domains) {
            place[name] = classes.count
            classes.append(made)
        }
        guard let place = place[name] else { return false }
        body(&classes[place])
        return true
    }

    private mutating func readFields(_ report: [[String]]) {
        guard let table = ReportTable("ClassName", "FieldName", "FieldType", in: report) else { return }
        for row in table.rows {
            let group = Int(table.cell("SubtypeCode", of: row))
            let field = DumpedField(
                name: table.cell("FieldName", of: row), alias: table.cell("Alias", of: row),
                type: table.cell("FieldType", of: row))
            _ = change(table.cell("ClassName", of: row)) { own in
                if let group { own.groups[group] = table.cell("Subtype", of: row) }
                own.add(field)
                // Reports have no domains, only the type that new features have.
                if let group, field.name.lowercased() == "assettype", let type = Int(table.cell("DefaultCode", of: row))
                {
                    own.name(DumpedClass.TypeCode(group: group, type: type), table.cell("DefaultValue", of: row))
                }
            }
        }
    }

    private mutating func readRules(_ report: [[String]]) {
        guard let table = ReportTable("RuleType", "FromClassName", "ToClassName", in: report) else { return }
        for row in table.rows {
            guard let rule = DumpedRule(table, row), rule.ends.allSatisfy({ change($0.className) { _ in } }) else {
                unusedRules += 1
                continue
            }
            for end in rule.ends {
                _ = change(end.className) { own in
                    own.groups[end.code.group] = end.groupName
                    own.name(end.code, end.typeName)
                    if !end.terminal.isEmpty { own.terminals[end.code, default: []].insert(end.terminal) }
                }
            }
            rules.append(rule)
        }
    }

    private mutating func readCategories(_ report: [[String]]) {
        guard let table = ReportTable("NetworkCategory", "ClassName", "AssetTypeCode", in: report) else { return }
        if let head = report.firstIndex(where: { $0.first == "Network Categories" }) {
            let list = report[(head + 1)...].prefix { $0.count > 1 && $0[0].isEmpty && !$0[1].isEmpty }
            categories = list.map { $0[1] }
        }
        for row in table.rows {
            guard let group = Int(table.cell("AssetGroupCode", of: row)),
                let type = Int(table.cell("AssetTypeCode", of: row))
            else { continue }
            let code = DumpedClass.TypeCode(group: group, type: type)
            let category = table.cell("NetworkCategory", of: row)
            if !categories.contains(category) { categories.append(category) }
            _ = change(table.cell("ClassName", of: row)) { own in
                own.groups[group] = table.cell("AssetGroup", of: row)
                own.name(code, table.cell("AssetType", of: row))
                own.categories[code, default: []].append(category)
            }
        }
    }

    func dumpedClass(_ name: String) -> DumpedClass? { place[name].map { classes[$0] } }

    /// Classes of the domain networks first, those of structures last.
    var orderedClasses: [DumpedClass] {
        let usages = ["device", "junction", "line", "assembly", "junction_object", "edge_object"]
        func rank(_ own: DumpedClass) -> (Int, Int, String) {
            (
                own.domain.flatMap(domains.firstIndex) ?? domains.count,
                usages.firstIndex(of: own.usage) ?? usages.count,
                own.usage
            )
        }
        return classes.sorted { rank($0) < rank($1) }
    }
}
