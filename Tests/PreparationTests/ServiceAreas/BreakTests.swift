import Analyses
import TestSupport
import Testing

@testable import Preparation

@Suite("The breaks of a job")
struct BreakTests {
    private static let one = "{at: [7.4, 43.7]}"

    private static let tolled = """
        networks:
          monaco: {streets: {source: s.gpkg, layer: s, costs: {toll: {field: t}}}}
        """

    @Test(
        "are in the unit of the impedance",
        arguments: [
            ("time", "5", [300_000]), ("time", "[90 s, 3]", [90_000, 180_000]),
            ("length", "[500, 1 km]", [500_000, 1_000_000]),
            ("toll", "[0.5, 2]", [500_000, 2_000_000]), ("time", "1000000000 d", [86_400_000_000_000_000]),
        ])
    func units(impedance: String, breaks: String, values: [Int64]) {
        let job = Preparing(
            "impedance: \(impedance)\nbreaks: \(breaks)", facilities: Self.one, project: Self.tolled)
        #expect(job.rendered == "" || values[0] > 1_000_000_000_000)
        if let parameters = job.area?.parameters { #expect(parameters.breaks == values) }
    }

    @Test(
        "of another unit are errors at their place",
        arguments: [
            ("time", "[5, 1 km]", "5:13: error: 1000 m does not measure the cost 'time', which is a time"),
            ("length", "3 min", "5:9: error: 3 min does not measure the cost 'length', which is a length"),
            (
                "toll", "3 min",
                "5:9: error: 3 min does not measure the cost 'toll', which is a bare number, in its own unit"
            ),
            ("time", "20000000", "5:9: error: 20000000 is too large"),
            ("length", "[1, 2e9]", "5:13: error: 2000000000 is too large"),
            ("time", "0.000001", "5:9: error: a break of 1e-06 is too small"),
        ])
    func wrongUnits(impedance: String, breaks: String, text: String) {
        let job = Preparing(
            "impedance: \(impedance)\nbreaks: \(breaks)", facilities: Self.one, project: Self.tolled)
        #expect(job.headlines == ["job.yaml:\(text)"])
    }

    @Test("that are unsorted or repeated are put in order, and a message says so")
    func reordered() {
        let job = Preparing(
            "breaks: [8, 3 min, 180 s]", facilities: "[\(Self.one), {name: B, at: [7.4, 43.7], breaks: [2, 1]}]")
        #expect(job.area?.parameters.breaks == [180_000, 480_000])
        #expect(job.area?.parameters.facilities.map(\.breaks) == [nil, [60_000, 120_000]])
        #expect(
            job.noticed == [
                "reordered_breaks: the breaks of the job are taken in ascending order, each once: 3 min, 8",
                "reordered_breaks: the breaks of B are taken in ascending order, each once: 1, 2",
            ])
        #expect(job.job?.messages.allSatisfy { $0.severity == .information } == true)
        #expect(Preparing("breaks: [3, 8]", facilities: Self.one).noticed == [])
    }

    @Test("of rows that are unsorted or repeated are put in order, and one message names them")
    func reorderedRows() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "name,Breaks_Time,x,y\nA,8 3,7.4,43.7\nB,3 8,7.4,43.7\nC,3 3,7.4,43.7\n", to: "p.csv")
        let job = Preparing("", facilities: "{source: \(path)}")
        #expect(
            job.area?.parameters.facilities.map(\.breaks)
                == [[180_000, 480_000], [180_000, 480_000], [180_000]])
        #expect(
            job.noticed.filter { $0.hasPrefix("reordered") } == [
                "reordered_breaks: breaks of p are taken in ascending order, each once: those of A, C"
            ])
    }

    @Test("are missing where neither the job nor a facility has any")
    func missing() throws {
        let job = Preparing("", facilities: "[{at: [7.4, 43.7], breaks: 5}, {name: B, at: [7.4, 43.7]}, \(Self.one)]")
        #expect(
            job.rendered.hasPrefix(
                """
                job.yaml:3:44: error: B has no breaks, and neither has the job
                """))
        #expect(job.headlines.last == "job.yaml:3:72: error: Facility 3 has no breaks, and neither has the job")
        #expect(
            job.sentences.last
                == "help: give the job some, such as 'breaks: [5 min, 10 min]', or each facility its own")
        let folder = try TemporaryFolder()
        let path = try folder.write("name,b,x,y\nA,,7.4,43.7\nB,8,7.4,43.7\nC,,7.4,43.7\n", to: "p.csv")
        let rows = Preparing("", facilities: "{source: \(path), fields: {name: name, breaks: b}}")
        #expect(rows.headlines.count == 1)
        #expect(rows.headlines.first?.hasSuffix("error: A, C have no breaks, and neither has the job") == true)
        #expect(
            Preparing("", facilities: "{source: \(path), fields: {name: name, breaks: b}, breaks: 5}").rendered == "")
    }
}
