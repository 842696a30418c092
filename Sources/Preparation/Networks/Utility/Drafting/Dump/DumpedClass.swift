/// A class of features that reports name, such as `owner.ElectricDevice`.
struct DumpedClass {
    struct TypeCode: Hashable, Comparable {
        let group: Int
        let type: Int

        static func < (one: TypeCode, other: TypeCode) -> Bool { (one.group, one.type) < (other.group, other.type) }
    }

    /// Without its owner.
    let name: String
    let usage: String
    /// Nil for structures.
    let domain: String?
    var groups: [Int: String] = [:]
    var types: [TypeCode: String] = [:]
    var categories: [TypeCode: [String]] = [:]
    /// The names of terminals that rules use.
    var terminals: [TypeCode: Set<String>] = [:]
    /// In the order of the report.
    var fields: [DumpedField] = []

    /// Nil for classes that take no part in networks, such as tables of errors.
    init?(_ owned: String, domains: [String]) {
        name = Self.plain(owned)
        let known = name.lowercased()
        if let usage = Self.structures[known] {
            (self.usage, domain) = (usage, nil)
            return
        }
        let own = domains.first { known.hasPrefix($0.lowercased().filter { $0 != " " }) }
        guard let own, let usage = Self.usages[String(known.dropFirst(own.filter { $0 != " " }.count))] else {
            return nil
        }
        (self.usage, domain) = (usage, own)
    }

    static func plain(_ owned: String) -> String { owned.split(separator: ".").last.map(String.init) ?? owned }

    private static let usages = [
        "device": "device", "junction": "junction", "line": "line", "assembly": "assembly",
        "junctionobject": "junction_object", "edgeobject": "edge_object",
    ]

    private static let structures = [
        "structurejunction": "structure_junction", "structureline": "structure_line",
        "structureboundary": "structure_boundary", "structurejunctionobject": "structure_junction_object",
        "structureedgeobject": "structure_edge_object",
    ]

    /// The name of a group as the model has it: with its code where another one has the name, too.
    func groupName(_ code: Int) -> String {
        let name = groups[code] ?? "Group \(code)"
        return groups.values.filter { $0 == name }.count > 1 ? "\(name) (\(code))" : name
    }

    func typeName(_ code: TypeCode) -> String {
        let name = types[code] ?? "Type \(code.type)"
        let isTwice = types.contains { $0.key.group == code.group && $0.key != code && $0.value == name }
        return isTwice ? "\(name) (\(code.type))" : name
    }

    /// The type with these names.
    func code(group: String, type: String) -> TypeCode? {
        types.filter { $0.value == type && groups[$0.key.group] == group }.keys.min()
    }
}

/// A field of a class.
struct DumpedField: Hashable {
    let name: String
    let alias: String
    let type: String
}
