/// Which types of lines come to junctions, where rules ask for it.
struct JunctionLines {
    private let features: CheckedFeatures
    private let rules: RuleTable
    private var lines: [UInt32: MeetingLines] = [:]

    /// Those that associations join to junctions.
    init(_ associations: [DraftLinks.Association], _ rules: RuleTable, of features: CheckedFeatures) {
        self.features = features
        self.rules = rules
        for association in associations where association.kind.joinsLine && isAsked(association.from) {
            add(association.to, at: association.from)
        }
    }

    /// Adds those that coincide with junctions.
    mutating func add(_ entries: PlaceEntries) {
        for place in entries.places {
            // Lines connect to the first junction of a type.
            var types: Set<UInt16> = []
            let junctions = place.filter { entry in
                !entry.isLine && isAsked(entry.feature)
                    && types.insert(features.featureClass[Int(entry.feature)]).inserted
            }
            if junctions.isEmpty { continue }
            for line in place where line.isLine {
                for junction in junctions { add(line.feature, at: junction.feature) }
            }
        }
    }

    private func isAsked(_ junction: UInt32) -> Bool {
        rules.passages[Int(features.featureClass[Int(junction)])] != nil
    }

    private mutating func add(_ line: UInt32, at junction: UInt32) {
        lines[junction, default: MeetingLines()].add(Int(line), ofType: Int(features.featureClass[Int(line)]))
    }

    func hasOther(than line: Int, ofType assetClass: Int, at junction: Int) -> Bool {
        lines[UInt32(junction)]?.hasOther(than: line, ofType: assetClass) ?? false
    }
}
