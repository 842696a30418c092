import TestSupport

/// A way from the rows of one table of a random database to those of another: in a job's words and in SQL.
struct RandomWay {
    /// A step between two tables: `r` is the alias of the one, `t` that of the other in SQL.
    enum Step: CaseIterable {
        case ownerPets, petOwner, ownerVets, vetOwners
    }

    static let ways: [[Step]] = [
        [.ownerPets], [.petOwner], [.ownerVets], [.vetOwners], [.petOwner, .ownerPets], [.petOwner, .ownerVets],
        [.ownerVets, .vetOwners], [.vetOwners, .ownerPets],
    ]

    let steps: [Step]
    let keys: RandomKeys
    /// What each step promises of its keys; nil where the job names a foreign key instead.
    let promises: [Promise?]

    enum Promise: String, CaseIterable {
        case nothing
        case oneToOne = "one_to_one"
        case oneToMany = "one_to_many"
        case manyToOne = "many_to_one"
    }

    init(_ keys: RandomKeys, _ random: inout SplitMix64) {
        self.keys = keys
        steps = random.one(of: RandomWay.ways)
        promises = steps.map { _ in random.happens(0.4) ? nil : random.one(of: Promise.allCases) }
    }

    var table: String { steps[0].tables.from }
    var relatedTable: String { steps[steps.count - 1].tables.to }
    var hasAttributes: Bool { steps[steps.count - 1].isThrough }

    /// For `relationship:`.
    var text: String {
        let texts = zip(steps, promises).map { $0.text($1) }
        return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    }

    /// For `FROM`: tables `r`, `t` and, where the last step has one, the mapping table `l`.
    var join: String {
        var text = "\(table) r"
        for (place, step) in steps.enumerated() {
            let isLast = place == steps.count - 1
            let (from, to) = (place == 0 ? "r" : "m\(place)", isLast ? "t" : "m\(place + 1)")
            let mapping = isLast ? "l" : "l\(place)"
            text += step.join(from, to, mapping, keys)
        }
        return text
    }
}

extension RandomWay.Step {
    var isThrough: Bool { self == .ownerVets || self == .vetOwners }

    var tables: (from: String, to: String) {
        switch self {
        case .ownerPets: ("owner", "pet")
        case .petOwner: ("pet", "owner")
        case .ownerVets: ("owner", "vet")
        case .vetOwners: ("vet", "owner")
        }
    }

    /// The fields of the key on either side, and those of the table between.
    var keyFields: (from: String, to: String) {
        switch self {
        case .ownerPets: ("key", "owner")
        case .petOwner: ("owner", "key")
        case .ownerVets, .vetOwners: ("key", "key")
        }
    }

    fileprivate func text(_ promise: RandomWay.Promise?) -> String {
        guard let promise else { return isThrough ? "visit" : "owner_pet" }
        let keys = "table: \(tables.to), origin_key: \(keyFields.from), destination_key: \(keyFields.to)"
        if isThrough {
            return "{\(keys), through: {table: visit, origin_key: \(tables.from), destination_key: \(tables.to)}}"
        }
        return promise == .nothing ? "{\(keys)}" : "{\(keys), cardinality: \(promise.rawValue)}"
    }

    fileprivate func join(_ from: String, _ to: String, _ mapping: String, _ keys: RandomKeys) -> String {
        let (own, other) = (keys.form("\(from).\(keyFields.from)"), keys.form("\(to).\(keyFields.to)"))
        guard isThrough else { return " JOIN \(tables.to) \(to) ON \(own) = \(other)" }
        let (first, second) = (keys.form("\(mapping).\(tables.from)"), keys.form("\(mapping).\(tables.to)"))
        return " JOIN visit \(mapping) ON \(own) = \(first) JOIN \(tables.to) \(to) ON \(second) = \(other)"
    }
}
