import StreetNetwork

/// What people call a street: its name, its numbers, or both.
struct StreetLabel: Equatable {
    let name: String?
    let references: [String]

    /// Nil for a street without a name or a number.
    init?(name: String?, references: [String]) {
        if name == nil, references.isEmpty { return nil }
        self.name = name
        self.references = references
    }

    init?(ofStreet street: Int, in network: StreetNetwork) {
        self.init(
            name: network.name(ofStreet: street),
            references: network.reference(ofStreet: street).map(Tags.list) ?? [])
    }

    /// `Rue Grimaldi (D 6098)`, `Rue Grimaldi`, `D 6098 / D 6007`.
    var text: String {
        let numbers = references.joined(separator: " / ")
        guard let name = name.map(Tags.list)?.joined(separator: " / ") else { return numbers }
        let saysAll = references.isEmpty || Self.letters(name) == Self.letters(numbers)
        return saysAll ? name : "\(name) (\(numbers))"
    }

    /// Whether both are one street to somebody who goes from one to the other: it has one name, or, where one of them
    /// has none, a number in common.
    func isSame(as other: StreetLabel) -> Bool {
        if let name, let otherName = other.name { return Self.areSame(name, otherName) }
        return references.contains { own in other.references.contains { Self.letters($0) == Self.letters(own) } }
    }

    /// Whether people would say the same word for both.
    func isCalled(as other: StreetLabel) -> Bool {
        if let name, let otherName = other.name { return Self.areSame(name, otherName) }
        return name == other.name && isSame(as: other)
    }

    /// Whether both are the same list of names, however they are parted: `A; B` and `A;B`.
    private static func areSame(_ name: String, _ other: String) -> Bool {
        name == other || name.utf8.contains(UInt8(ascii: ";")) && Tags.list(name) == Tags.list(other)
    }

    /// What is left where people write the same in different ways: `A 8` and `A8`.
    private static func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
}
