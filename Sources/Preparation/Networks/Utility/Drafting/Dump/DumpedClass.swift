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
    private(set) var types: [TypeCode: String] = [:]
    private var codesOfName: [String: [TypeCode]] = [:]
    var categories: [TypeCode: [String]] = [:]
    /// The names of terminals that rules use.
    var terminals: [TypeCode: Set<String>] = [:]
    /// In the order of the report.
    private(set) var fields: [DumpedField] = []
    private var fieldNames: Set<String> = []

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

    /// Adds a field, which each of the groups has.
    mutating func add(_ field: DumpedField) {
        if fieldNames.insert(field.name).inserted { fields.append(field) }
    }

    mutating func name(_ code: TypeCode, _ name: String) {
        guard types.updateValue(name, forKey: code) != name else { return }
        codesOfName[name, default: []].append(code)
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

    /// As `groupName`, within its group.
    func typeName(_ code: TypeCode) -> String {
        let name = types[code] ?? "Type \(code.type)"
        return codes(ofType: name).filter { $0.group == code.group }.count > 1 ? "\(name) (\(code.type))" : name
    }

    /// The type with these names.
    func code(group: String, type: String) -> TypeCode? {
        codes(ofType: type).filter { groups[$0.group] == group }.min()
    }

    private func codes(ofType name: String) -> [TypeCode] { codesOfName[name, default: []] }
}

/// A field of a class.
struct DumpedField: Hashable {
    let name: String
    let alias: String
    let type: String
}
