import Analyses
import Foundation
import JobSpec
import Results
import Testing
import UtilityNetwork
import Vocabulary

/// The pages under `docs/` name everything that the program accepts and writes.
struct DocumentationTests {
    private static let tables =
        [
            RouteTables.routes, RouteTables.stops, RouteTables.directions, RouteTables.directionsPoints,
            RouteTables.directionsLines, RouteTables.traversedEdges, BarrierReport.table,
        ] + ServiceAreaTables.tables(for: serviceArea)
        + [TraceTables.elements, TraceTables.isolation, TraceTables.segments]

    /// A job that writes every table of service areas with all their columns.
    private static var serviceArea: ServiceAreaParameters {
        var parameters = ServiceAreaParameters(facilities: [], breaks: [])
        parameters.lines = ServiceAreaParameters.Lines()
        parameters.lines?.measures = true
        parameters.summary = ServiceAreaParameters.Summary(fields: ["residents"], rows: [], layer: "")
        parameters.departure = RouteClock(start: 0, zone: .gmt)
        return parameters
    }

    /// The statuses that this version writes.
    private static let statuses: [LocationStatus] = [
        .ok, .notLocated, .notReached, .notLocatedOnClosest, .notTraversable, .elementNotLocated, .invalidField,
    ]

    @Test(arguments: tables.map(\.name))
    func everyColumnIsExplainedWhereItsTableIs(name: String) throws {
        let table = try #require(Self.tables.first { $0.name == name })
        for format in table.formats {
            let section = try #require(DocumentationPage("outputs.md").section(naming: "\(name).\(format.rawValue)"))
            for column in table.columns { #expect(section.explains(column)) }
        }
    }

    @Test(arguments: [
        (
            "features.geojson",
            [RelatedRecordsTables.relatedId, RelatedRecordsTables.rowIds, RelatedRecordsTables.rowCount]
        ),
        (
            "records.csv",
            [RelatedRecordsTables.rowId, RelatedRecordsTables.relatedId, RelatedRecordsTables.relatedCount]
        ),
    ])
    func everyColumnOfRelatedRecordsIsExplainedWhereItsFileIs(file: String, columns: [Column]) throws {
        let section = try #require(DocumentationPage("outputs.md").section(naming: file))
        for column in columns { #expect(section.explains(column)) }
    }

    @Test(arguments: TraceKind.allCases)
    func everyColumnOfASummaryOfTracesIsExplained(kind: TraceKind) throws {
        let section = try #require(DocumentationPage("outputs.md").section(naming: "summary.csv"))
        for column in TraceTables.summary(kind).columns { #expect(section.explains(column), "\(column.name)") }
    }

    @Test func everyCountOfRelatedRecordsIsExplained() throws {
        let page = try DocumentationPage("outputs.md")
        let record = try Sample.outputs().json("comments-that-say-something/job.json")
        let counts = try #require(record["counts"] as? [String: Any])
        #expect(counts.count > 12)
        for count in counts.keys where count != "features" && count != "records" {
            #expect(page.keys.contains(count), "\(count) is not explained")
        }
    }

    @Test func everyKeyOfARouteJobIsExplained() throws {
        let (general, layers) = (try DocumentationPage("job-files.md"), try DocumentationPage("layers.md"))
        let related = try DocumentationPage("related-records.md")
        for key in try SchemaKeys.ofJobs(called: "route") where !general.keys.contains(key) {
            let item =
                ["stops.", "barriers.points.", "barriers.lines.", "barriers.polygons."].first { key.hasPrefix($0) }
                ?? key
            let ownKey = String(key.dropFirst(item.count))
            let isExplained =
                layers.keys.contains(key) || layers.keys.contains(ownKey)
                || (ownKey.hasPrefix("via.relationship.") && related.keys.contains(String(ownKey.dropFirst(4))))
            #expect(isExplained, "\(key) is not explained")
        }
    }

    @Test func everyKeyOfAServiceAreaJobIsExplained() throws {
        let pages = try ["service-areas.md", "job-files.md"].map { try DocumentationPage($0).keys }
        let (layers, related) = (try DocumentationPage("layers.md"), try DocumentationPage("related-records.md"))
        let items = ["facilities.", "summarize.", "barriers.points.", "barriers.lines.", "barriers.polygons."]
        for key in try SchemaKeys.ofJobs(called: "service_area") where !pages.contains(where: { $0.contains(key) }) {
            let ownKey = String(key.dropFirst(items.first { key.hasPrefix($0) }?.count ?? 0))
            let isExplained =
                layers.keys.contains(key) || layers.keys.contains(ownKey)
                || (ownKey.hasPrefix("via.relationship.") && related.keys.contains(String(ownKey.dropFirst(4))))
            #expect(isExplained, "\(key) is not explained")
        }
    }

    @Test func everyKeyOfRelatedRecordsIsExplained() throws {
        let (page, layers) = (try DocumentationPage("related-records.md"), try DocumentationPage("layers.md"))
        for key in try SchemaKeys.ofJobs(called: "related_records") {
            let keys = key.hasPrefix("spatial.") ? layers.keys : page.keys
            #expect(keys.contains(key), "\(key) is not explained")
        }
    }

    @Test func everyKeyOfATraceJobIsExplained() throws {
        let page = try DocumentationPage("traces.md")
        for key in try SchemaKeys.ofJobs(called: "trace") {
            #expect(page.keys.contains(key), "\(key) is not explained")
        }
    }

    @Test func everyKeyOfAUtilityModelIsExplained() throws {
        let (page, traces) = (try DocumentationPage("utility-models.md"), try DocumentationPage("traces.md"))
        let configuration = "domain_networks.NAME.tiers.NAME."
        for key in SchemaKeys.of(SchemaDocument.utilityModel) {
            let own = key.hasPrefix(configuration) ? String(key.dropFirst(configuration.count)) : key
            #expect(page.keys.contains(key) || traces.keys.contains(own), "\(key) is not explained")
        }
    }

    @Test func everyKeyOfAProjectIsExplained() throws {
        let (page, layers) = (try DocumentationPage("job-files.md"), try DocumentationPage("layers.md"))
        let network = "networks.NAME."
        let foreign = [
            "travel_modes.", "defaults.route.", "defaults.service_area.", "defaults.trace.",
            "defaults.related_records.", "definitions.NAME",
        ]
        for key in SchemaKeys.of(SchemaDocument.project) where !foreign.contains(where: key.hasPrefix) {
            let ofLayer = key.hasPrefix(network) ? String(key.dropFirst(network.count)) : key
            #expect(page.keys.contains(key) || layers.keys.contains(ofLayer), "\(key) is not explained")
        }
    }

    @Test func everyKeyOfATravelModeIsExplained() throws {
        let page = try DocumentationPage("travel-modes.md")
        let prefix = "travel_modes.NAME."
        let keys = SchemaKeys.of(SchemaDocument.project).filter { $0.hasPrefix(prefix) }
        #expect(keys.count > 20)
        for key in keys { #expect(page.keys.contains(String(key.dropFirst(prefix.count))), "\(key) is not explained") }
    }

    @Test(arguments: [
        ("job-files.md", UTurnPolicy.allCases.map(\.rawValue) + Impedance.Common.allCases.map(\.rawValue)),
        ("job-files.md", JobKind.allCases.map(\.rawValue)),
        ("job-files.md", RestrictionUsage.allCases.map(\.rawValue) + CurbApproach.allCases.map(\.rawValue)),
        ("job-files.md", BarrierEffectSpec.Kind.allCases.map(\.rawValue)),
        ("service-areas.md", ServiceAreaSpec.Direction.allCases.map(\.rawValue)),
        (
            "service-areas.md",
            ServiceAreaSpec.Overlap.allCases.map(\.rawValue) + ServiceAreaSpec.Cutoff.allCases.map(\.rawValue)
        ),
        (
            "service-areas.md",
            AreaPolygonsSpec.Detail.allCases.map(\.rawValue) + AreaLinesSpec.Geometry.allCases.map(\.rawValue)
                + AreaSummarySpec.Grouping.allCases.map(\.rawValue)
        ),
        ("layers.md", ConnectivitySpec.Policy.allCases.map(\.rawValue)),
        ("layers.md", SpeedUnit.allCases.map(\.rawValue) + TimeUnit.allCases.map(\.rawValue)),
        ("layers.md", JobSpec.SpatialRelation.Name.allCases.map(\.rawValue) + SQLDialect.allCases.map(\.rawValue)),
        (
            "related-records.md",
            DeclaredRelationshipSpec.Cardinality.allCases.map(\.rawValue)
                + RelationshipSpec.Direction.allCases.map(\.rawValue)
        ),
        ("outputs.md", statuses.map(\.rawValue)),
        ("traces.md", TraceKind.allCases.map(\.rawValue) + TraceComparison.allCases.map(\.rawValue)),
        ("traces.md", TraceFunctionKind.allCases.map(\.rawValue) + TraceScope.allCases.map(\.rawValue)),
        ("traces.md", TraceRole.allCases.map(\.rawValue) + RejectedCandidate.Reason.allCases.map(\.rawValue)),
        ("utility-models.md", UtilitySourceSpec.Usage.allCases.map(\.rawValue)),
    ])
    func everyValueThatCanBeChosenIsNamed(page: String, words: [String]) throws {
        let text = try DocumentationPage(page).text
        for word in words { #expect(text.contains("`\(word)`"), "\(word) is not named") }
    }
}

extension Substring {
    /// Whether a table has a row for the column.
    fileprivate func explains(_ column: Column) -> Bool {
        contains("| `\(column.name)` | \(column.unit ?? "") | \(column.meaning) |")
    }
}
