import Analyses
import Geometry
import TestSupport
import Testing

@testable import Preparation

@Suite("What is counted within service areas")
struct SummaryReadingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func counting(_ table: String, _ keys: String) throws -> Preparing {
        let path = try folder.write(table, to: "people.csv")
        return Preparing("breaks: 5\nsummarize: {source: \(path), \(keys)}", facilities: "{at: [7.4, 43.7]}")
    }

    @Test("is points with the values of their fields")
    func points() throws {
        let job = try counting(
            "residents,pupils,e,n\n12,3.5,7.41,43.73\n,4,7.42,43.74\n7,0,7.43,43.75\n",
            "sum: [residents, pupils], fields: {x: e, y: n}, where: pupils > 0")
        #expect(job.rendered == "")
        let summary = try #require(job.area?.parameters.summary)
        #expect(
            summary.fields == ["residents", "pupils"] && summary.layer == "people" && summary.grouping == .perBreak)
        #expect(summary.rows.map(\.values) == [[12, 3.5], [nil, 4]])
        let place = try #require(Coordinate(longitudeDegrees: 7.41, latitudeDegrees: 43.73))
        #expect(summary.rows.first?.place == .point(place))
        #expect(job.job?.inputs.count == 1)
    }

    @Test("is polygons, too")
    func polygons() throws {
        let job = try counting(
            "residents,wkt\n12,\"POLYGON ((7 43, 8 43, 8 44, 7 43))\"\n", "sum: residents, by: facility_and_break")
        let summary = try #require(job.area?.parameters.summary)
        #expect(summary.grouping == .perFacilityAndBreak)
        guard case .polygons(let polygons)? = summary.rows.first?.place else {
            return #expect(Bool(false), "a polygon")
        }
        #expect(polygons.count == 1 && polygons.first?.first?.count == 4)
    }

    @Test("leaves out what has no place, and says so")
    func placeless() throws {
        let job = try counting(
            "residents,wkt\n1,\n2,\"LINESTRING (7 43, 8 43)\"\n3,POINT (7.4 43.7)\n", "sum: residents")
        #expect(job.area?.parameters.summary?.rows.map(\.values) == [[3]])
        #expect(
            job.noticed.filter { $0.hasPrefix("not_counted") } == [
                "not_counted: row 1 of people is not counted: it has no geometry",
                "not_counted: row 2 of people is not counted: a line is neither a point nor a polygon",
            ])
    }

    @Test("has numbers in its fields")
    func numbers() throws {
        let job = try counting("residents,x,y\nmany,7.4,43.7\n", "sum: residents")
        #expect(job.headlines.count == 1)
        #expect(
            job.headlines.first?.hasSuffix(
                "error: row 1 of 'people', field residents: expected a number, not 'many'") == true)
    }

    @Test("has the fields that are named")
    func fields() throws {
        let job = try counting("residents,x,y\n5,7.4,43.7\n", "sum: [resident]")
        #expect(
            job.sentences == ["the layer 'people' has no field 'resident'", "help: did you mean 'residents'?"])
    }
}
