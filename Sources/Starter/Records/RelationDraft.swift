import FeatureSources
import Vocabulary

/// Jobs that follow the relationships that data declares.
struct RelationDraft {
    private(set) var jobs: [ProjectText] = []
    private(set) var found: [String] = []

    private static let most = 3

    /// - Throws: `SourceError`.
    init(of datasets: [Dataset], _ place: DraftPlace) throws {
        for dataset in datasets {
            let tables = Set(dataset.layerNames)
            let relations = try RelationshipDiscovery.relationships(in: dataset).filter { relation in
                relation.origin.table != relation.destination.table
                    && [relation.origin.table, relation.destination.table].allSatisfy(tables.contains)
            }
            let source = RelativePath.of(dataset.address.target, from: place.folder)
            for relation in relations.prefix(Self.most) {
                let related = try dataset.layer(named: relation.destination.table)
                jobs.append(Self.job(relation, source, jobs.count + 1, isPlaced: Self.isPlaced(related)))
            }
            if !relations.isEmpty {
                let count = relations.count == 1 ? "1 relationship" : "\(relations.count) relationships"
                found.append("\(dataset.address.name) declares \(count) of tables")
            }
        }
    }

    /// Whether it is known what the geometries of a table's rows mean, where they have any.
    private static func isPlaced(_ table: Layer) -> Bool { !table.hasGeometry || table.coordinateSystem != nil }

    private static func job(
        _ relation: Relationship, _ source: String, _ number: Int, isPlaced: Bool
    ) -> ProjectText {
        let (origin, destination) = (relation.origin.table, relation.destination.table)
        let lines =
            [
                "job: related_records",
                "description: " + JobText.quoted("Rows of \(origin) with those of \(destination) that belong to them"),
                "source: " + JobText.quoted(source.hasPrefix("/") ? source : "../" + source),
                "table: " + JobText.quoted(origin),
                "relationship: " + JobText.quoted(relation.name),
                "limit: 100                                    # leave this out for all; where: \"...\" chooses rows",
            ]
            + (isPlaced
                ? [] : ["return_geometry: false                        # nothing says what its coordinates mean"])
        let about =
            "Rows of a table with the rows of another that belong to them: docs/related-records.md has all keys."
        return ProjectText("jobs/related-records-\(number).yaml", JobText.text(about, lines))
    }
}
