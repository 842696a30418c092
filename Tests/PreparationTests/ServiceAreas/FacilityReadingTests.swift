import Analyses
import Geometry
import TestSupport
import Testing
import Vocabulary

@testable import Preparation

@Suite("The facilities of a job")
struct FacilityReadingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A job whose facilities are the rows of a table.
    private func rows(_ table: String, _ keys: String = "", _ lines: String = "breaks: 5") throws -> Preparing {
        let path = try folder.write(table, to: "places.csv")
        return Preparing(lines, facilities: "{source: \(path)\(keys)}")
    }

    /// The facilities, each as one line.
    private func written(_ preparing: Preparing) -> [String] {
        (preparing.area?.parameters.facilities ?? []).map { facility in
            let breaks = facility.breaks.map { " \($0)" } ?? ""
            return "\(facility.id ?? "-") \(facility.name) cost \(facility.cost)\(breaks) \(facility.curbApproach)"
        }
    }

    @Test("are named by their names, their ids, or their numbers")
    func names() {
        let job = Preparing(facilities: "[{at: [7.4, 43.7], id: H1, name: A}, {at: [7.4, 43.7], id: 7}, {at: [7, 43]}]")
        #expect(job.rendered == "")
        #expect(
            written(job) == ["H1 A cost 0 either", "7 7 cost 0 either", "- Facility 3 cost 0 either"])
        #expect(job.area?.parameters.facilities[2].place == Coordinate(longitudeDegrees: 7, latitudeDegrees: 43))
    }

    @Test("have breaks and a cost in the unit of the impedance, a side and a bearing")
    func values() throws {
        let job = Preparing(
            facilities: "{at: [7.4, 43.7], breaks: [3, 90 s], cost: 30 s, curb_approach: left, bearing: 45}")
        #expect(written(job) == ["- Facility 1 cost 30000 [90000, 180000] left"])
        let facility = try #require(job.area?.parameters.facilities.first)
        #expect(facility.bearing?.degrees == 45 && facility.bearing?.tolerance == 30)
        let walk = Preparing("impedance: length", facilities: "{at: [7.4, 43.7], breaks: [1 km], cost: 5}")
        #expect(written(walk) == ["- Facility 1 cost 5000 [1000000] either"])
    }

    @Test("come from a layer, each value from a field")
    func fields() throws {
        let table = """
            code,label,limits,used,side,dir,tol,x,y,beds
            A,Alpha,"3; 8 min",1,1,90,20,7.41,43.73,120
            B,,,,,,,7.42,43.74,
            """
        let fields =
            ", fields: {id: code, name: label, breaks: limits, cost: used, curb_approach: side, bearing: dir, "
            + "bearing_tolerance: tol, keep: [beds, label]}, breaks: 20, cost: 2, curb_approach: no_u_turn, bearing: 10"
        let job = try rows(table, fields)
        #expect(job.rendered == "")
        #expect(
            written(job) == [
                "A Alpha cost 60000 [180000, 480000] right", "B B cost 120000 [1200000] noUTurn",
            ])
        let parameters = try #require(job.area?.parameters)
        #expect(parameters.facilities.map { $0.bearing?.degrees } == [90, 10])
        #expect(parameters.facilities.map { $0.bearing?.tolerance } == [20, 30])
        #expect(parameters.keptColumns.map(\.name) == ["beds", "label"])
        #expect(parameters.facilities[0].attributes == [.integer(120), .text("Alpha")])
    }

    @Test("have Network Analyst's names of fields, where the job names none")
    func recognised() throws {
        let table = """
            ObjectID,NAME,Breaks_Time,Attr_Time,Attr_Minutes,CurbApproach,Bearing,BearingTol,Breaks_Length,Attr_Length,x,y
            17,Alpha,3 8,1,9,2,90,20,500,5,7.41,43.73
            """
        let byTime = try rows(table)
        #expect(written(byTime) == ["17 Alpha cost 60000 [180000, 480000] left"])
        #expect(
            byTime.noticed.filter { $0.contains("unused") } == [
                "unused_field: the field Attr_Minutes of places has no effect: Attr_Time is taken",
                "unused_field: the field Breaks_Length of places has no effect: the impedance is time",
                "unused_field: the field Attr_Length of places has no effect: the impedance is time",
            ])
        let byLength = try rows(table, "", "impedance: length")
        #expect(written(byLength) == ["17 Alpha cost 5000 [500000] left"])
        #expect(byLength.noticed.count { $0.contains("the impedance is length") } == 3)
    }

    @Test("without a place are told of, and kept apart")
    func placeless() throws {
        let job = try rows("name,wkt\nA,POINT (7.4 43.7)\nB,\nC,\"LINESTRING (7 43, 8 43)\"\n")
        #expect(written(job) == ["- A cost 0 either"])
        let unlocated = try #require(job.area?.parameters.unlocated)
        #expect(unlocated.map(\.name) == ["B", "C"] && unlocated.allSatisfy { $0.status == .notLocated })
        #expect(
            job.noticed.filter { $0.hasPrefix("no_place") } == [
                "no_place: B is not located: it has no geometry",
                "no_place: C is not located: its geometry is a line, not a point",
            ])
    }

    @Test(
        "with values that cannot be used are errors",
        arguments: [
            ("soon", "", "", "", "field limits: part 1 of the list of breaks: 'soon' is not a duration"),
            ("3 0", "", "", "", "field limits: part 2 of the list of breaks: '0' is not more than zero"),
            (
                "500 m", "", "", "",
                "field limits: part 1 of the list of breaks: '500 m' is not a duration: 'm' measures a length"
            ),
            ("", "-1", "", "", "field used: '-1' is less than zero"),
            ("", "5 m", "", "", "field used: 5 m does not measure the cost 'time', which is a time"),
            ("", "", "up", "", "field side: expected either, right, left or no_u_turn, or 0 to 3, not 'up'"),
            ("", "", "", "360", "field dir: expected degrees from 0 to less than 360, not '360'"),
        ])
    func badValues(limits: String, used: String, side: String, dir: String, text: String) throws {
        let job = try rows(
            "limits,used,side,dir,x,y\n,,,,7.4,43.7\n\(limits),\(used),\(side),\(dir),7.4,43.7\n",
            ", fields: {breaks: limits, cost: used, curb_approach: side, bearing: dir}")
        #expect(job.job == nil && job.headlines.count == 1)
        #expect(job.headlines.first?.hasSuffix("error: row 2 of 'places', \(text)") == true, "\(job.headlines)")
    }

    @Test("are a mistake for each value that is wrong")
    func severalBadValues() throws {
        let job = try rows(
            "limits,used,side,dir,x,y\nsoon,-1,up,360,7.4,43.7\n,,,,7.4,43.7\n",
            ", fields: {breaks: limits, cost: used, curb_approach: side, bearing: dir}")
        #expect(
            job.headlines.map { $0.components(separatedBy: "field ").last?.prefix { $0 != ":" } } == [
                "limits", "used", "side", "dir",
            ], "\(job.headlines)")
    }

    @Test("of which many have such values are named up to twenty")
    func manyBadValues() throws {
        let table = "limits,x,y\n" + String(repeating: "soon,7.4,43.7\n", count: 23)
        let job = try rows(table, ", fields: {breaks: limits}")
        #expect(job.headlines.count == 21)
        #expect(job.headlines.count { $0.hasSuffix("3 more rows of 'places' have such mistakes") } == 1)
    }

    @Test("are counted over all items")
    func numbers() throws {
        let path = try folder.write("x,y\n7.4,43.7\n7.4,43.7\n", to: "places.csv")
        let job = Preparing(facilities: "[{at: [7.4, 43.7]}, {source: \(path)}, {at: [7.4, 43.7]}]")
        #expect(
            job.area?.parameters.facilities.map(\.name)
                == ["Facility 1", "Facility 2", "Facility 3", "Facility 4"])
    }

    @Test("that keep a field with the name of a column get the layer's name before it")
    func keptNames() throws {
        let job = try rows("name,x,y\nA,7.4,43.7\n", ", fields: {id: name, keep: name}")
        #expect(job.area?.parameters.keptColumns.map(\.name) == ["places.name"])
    }
}
