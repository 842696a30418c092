import Foundation
import JobSpec
import Testing

/// The pages that put the words of other programs beside ours.
@Suite("The pages for those who come from elsewhere")
struct ComingFromTests {
    /// A row of a table with the head `| of X | here | what differs |`.
    private struct Row {
        let section: String
        let theirs: String
        /// What stands in code in the second cell.
        let ours: [String]
    }

    private static let kinds = ["Route": "route", "Service Area": "service_area", "Trace": "trace"]
        .merging(["Related records": "related_records"]) { one, _ in one }

    private static func rows(of page: String) throws -> [Row] {
        var (section, isTable, rows) = ("", false, [Row]())
        for line in try DocumentationPage(page).text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            if !line.hasPrefix("| ") { isTable = isTable && line.hasPrefix("|---") }
            let cells = line.dropFirst(2).components(separatedBy: " | ")
            if isTable, cells.count >= 2 {
                rows.append(Row(section: section, theirs: cells[0], ours: Self.code(in: cells[1])))
            }
            if line.hasSuffix("| here | what differs |") { isTable = true }
        }
        return rows
    }

    private static func code(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private func keys(of section: String) throws -> Set<String> {
        let kinds = Self.kinds[section].map { [$0] } ?? Array(Self.kinds.values)
        return Set(try kinds.flatMap(SchemaKeys.ofJobs) + SchemaKeys.of(SchemaDocument.project))
    }

    @Test("name keys that the schemas have", arguments: ["coming-from-arcgis.md", "coming-from-open-source.md"])
    func keysExist(page: String) throws {
        let rows = try Self.rows(of: page)
        #expect(rows.count > 50)
        let words = [SchemaDocument.job, SchemaDocument.project].map { $0.written() }.joined()
        for row in rows {
            let keys = try keys(of: row.section)
            for name in row.ours {
                let parts = name.components(separatedBy: ": ")
                #expect(keys.contains(parts[0]), "\(row.theirs): \(name)")
                for value in parts.dropFirst() { #expect(words.contains("\"\(value)\""), "\(row.theirs): \(name)") }
            }
        }
    }

    @Test("have a row for each parameter of Esri's operations", arguments: EsriParameters.all)
    func parameters(section: String, names: [String]) throws {
        let theirs = try Self.rows(of: "coming-from-arcgis.md").map(\.theirs).joined(separator: "\n")
        for name in names { #expect(theirs.contains("`\(name)`"), "\(section): \(name)") }
    }

    @Test("have a row for each key of Esri's trace configurations that is read")
    func configuration() throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        let job = "job: trace\nnetwork: town_gas\ntrace_type: isolation\nstarting_locations: {global_id: GL-1083}\n"
        try project.write(job + "trace_configuration: {unheardOf: 1}\n", to: "mine.yaml")
        let help = try project.run("validate", "mine.yaml").error
        let keys = try #require(help.split(separator: "known keys: ").last).split(separator: "\n")[0]
            .components(separatedBy: ", ")
        #expect(keys.count > 30)
        let theirs = try Self.rows(of: "coming-from-arcgis.md").map(\.theirs).joined(separator: "\n")
        for key in keys { #expect(theirs.contains("`\(key)`"), "\(key)") }
    }
}

/// The parameters of Esri's operations: of the services' documentation, and of the tool Trace.
private enum EsriParameters {
    static let all: [(String, [String])] = [
        (
            "Route",
            [
                "stops", "barriers", "polylineBarriers", "polygonBarriers", "travelMode", "impedanceAttributeName",
                "accumulateAttributeNames", "restrictionAttributeNames", "attributeParameterValues", "restrictUTurns",
                "useHierarchy", "findBestSequence", "preserveFirstStop", "preserveLastStop", "returnToStart",
                "useTimeWindows", "timeWindowsAreUTC", "startTime", "startTimeIsUTC", "outputLines",
                "outputGeometryPrecision", "outputGeometryPrecisionUnits", "geometryPrecision", "geometryPrecisionM",
                "geometryPrecisionZ", "returnZ", "outSR", "returnDirections", "directionsLanguage",
                "directionsLengthUnits", "directionsOutputType", "directionsStyleName", "directionsTimeAttributeName",
                "returnRoutes", "returnStops", "returnBarriers", "returnPolylineBarriers", "returnPolygonBarriers",
                "returnTraversedEdges", "returnTraversedJunctions", "returnTraversedTurns", "ignoreInvalidLocations",
                "locateSettings", "preserveObjectID", "returnEmptyResults", "overrides", "context", "Name", "RouteName",
                "Sequence", "TimeWindowStart", "TimeWindowEnd", "CurbApproach", "Attr_[Cost]", "LocationType",
                "Bearing", "BearingTol", "NavLatency", "BarrierType", "FullEdge",
            ]
        ),
        (
            "Service Area",
            [
                "facilities", "defaultBreaks", "travelDirection", "timeOfDay", "timeOfDayIsUTC", "outputPolygons",
                "splitPolygonsAtBreaks", "overlapPolygons", "mergeSimilarPolygonRanges", "trimOuterPolygons",
                "trimPolygonDistance", "trimPolygonDistanceUnits", "excludeSourcesFromPolygons", "splitLinesAtBreaks",
                "overlapLines", "includeSourceInformationOnLines", "returnFacilities", "Breaks_[Cost]",
            ]
        ),
        (
            "Trace",
            [
                "traceType", "traceLocations", "isFilterBarrier", "globalId", "terminalId", "percentAlong",
                "traceConfiguration", "traceConfigurationGlobalId", "resultTypes", "gdbVersion", "sessionId", "moment",
                "async", "selection_type", "out_json_file", "use_trace_config", "filter_nearest", "output_assettypes",
            ]
        ),
    ]
}
