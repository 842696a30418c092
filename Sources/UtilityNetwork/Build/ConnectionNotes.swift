/// What connecting noticed, counted, with the first of its kind by name.
struct ConnectionNotes {
    /// How often something was seen, and where first.
    struct Tally {
        private(set) var count = 0
        private(set) var first: String?

        mutating func add(_ names: @autoclosure () -> String) {
            count += 1
            if first == nil { first = names() }
        }
    }

    /// Places where several junctions are.
    var stacked = Tally()
    /// Ends of lines that meet nothing, as what is there lies higher or lower.
    var apart = Tally()
    /// Ends of lines that no rule lets connect.
    var unruled = Tally()
    /// Associations that no rule permits.
    var unruledAssociations = Tally()

    var all: [UtilityNote] {
        var notes: [UtilityNote] = []
        if let first = stacked.first {
            notes.append(
                UtilityNote(
                    .stackedFeatures,
                    "at \(stacked.count) places several junctions coincide, such as \(first): "
                        + "lines connect to the first device, or else the first junction, and those of one terminal to each other, as far as rules let them"
                ))
        }
        if let first = apart.first {
            notes.append(
                UtilityNote(
                    .unconnected,
                    "\(apart.count) ends of lines meet nothing, as what is drawn there lies higher or lower, such as \(first): "
                        + "heights count where both have one"))
        }
        if let first = unruled.first {
            notes.append(
                UtilityNote(
                    .noRule,
                    "\(unruled.count) ends of lines meet something that no rule lets them connect to, such as \(first)")
            )
        }
        if let first = unruledAssociations.first {
            notes.append(
                UtilityNote(
                    .noRule,
                    "\(unruledAssociations.count) associations join what no rule lets them join, and do nothing, "
                        + "such as \(first)"))
        }
        return notes
    }
}
