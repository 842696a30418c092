/// A network attribute that a condition names, and the fields that probably hold it: reports do not say which.
struct DumpedAttribute {
    let name: String
    let isBitSet: Bool
    /// By class.
    private(set) var fields: [(className: String, field: DumpedField)] = []
    /// Further fields that could have been meant.
    private(set) var others: [String] = []

    init(_ name: String, isBitSet: Bool, of classes: [DumpedClass]) {
        (self.name, self.isBitSet) = (name, isBitSet)
        let wanted = Self.plain(name.split(separator: ":").last.map(String.init) ?? name)
        for own in classes {
            // `Device Asset Group` is the asset group of devices.
            let usage = Self.plain(own.usage)
            let short = wanted.hasPrefix(usage) ? String(wanted.dropFirst(usage.count)) : wanted
            let numbers = own.fields.filter {
                ["smallinteger", "integer", "double", "single"].contains($0.type.lowercased())
            }
            let exact = numbers.filter { [wanted, short].contains(Self.plain($0.name)) }
            let found = exact.isEmpty ? numbers.filter { Self.plain($0.name).hasSuffix(wanted) } : exact
            // Of several states, that of now.
            let likely = ["current", "normal"].lazy.compactMap { start in
                found.first { Self.plain($0.name).hasPrefix(start) }
            }
            guard let field = likely.first ?? found.first else { continue }
            fields.append((own.name, field))
            others += found.filter { $0 != field }.map { "\(own.name): \($0.name)" }
        }
    }

    /// The narrowest type that holds the values of all fields.
    var dataType: String {
        let types = Set(fields.map { $0.field.type.lowercased() })
        if types.isEmpty { return isBitSet ? "long" : "double" }
        if types == ["smallinteger"] { return "short" }
        return types.isSubset(of: ["smallinteger", "integer"]) ? "long" : "double"
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
