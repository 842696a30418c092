/// A connectivity rule of the report of rules.
struct DumpedRule {
    struct End {
        /// Without its owner.
        let className: String
        let code: DumpedClass.TypeCode
        let groupName: String
        let typeName: String
        let terminal: String

        /// Nil where the rule has no such end.
        init?(_ side: String, _ table: ReportTable, _ row: [String]) {
            let name = table.cell(side + "ClassName", of: row)
            guard !name.isEmpty, let group = Int(table.cell(side + "AssetGroupCode", of: row)),
                let type = Int(table.cell(side + "AssetTypeCode", of: row))
            else { return nil }
            className = DumpedClass.plain(name)
            code = DumpedClass.TypeCode(group: group, type: type)
            groupName = table.cell(side + "AssetGroup", of: row)
            typeName = table.cell(side + "AssetType", of: row)
            terminal = table.cell(side + "Terminal", of: row)
        }
    }

    /// As models have it.
    let kind: String
    let from: End
    let via: End?
    let to: End

    /// Nil for a row of another kind.
    init?(_ table: ReportTable, _ row: [String]) {
        guard let kind = Self.kinds[table.cell("RuleType", of: row)], let from = End("From", table, row),
            let to = End("To", table, row)
        else { return nil }
        (self.kind, self.from, self.to) = (kind, from, to)
        via = End("Via", table, row)
    }

    var ends: [End] { [from, via, to].compactMap(\.self) }

    private static let kinds = [
        "JunctionJunctionConnectivity": "junction_junction", "JunctionEdgeConnectivity": "junction_edge",
        "EdgeJunctionEdgeConnectivity": "edge_junction_edge", "Containment": "containment", "Attachment": "attachment",
        "StructuralAttachment": "attachment",
    ]
}
