import Testing

@testable import NetworkImport

@Suite("Mistakes in EPANET models")
struct EPANETFaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let lines: String
        let fault: String

        init(_ lines: String, _ fault: String) { (self.lines, self.fault) = (lines, fault) }

        var testDescription: String { fault }
    }

    private static let pipes: [Case] = [
        Case("[PIPES]\nP2 J1 J9 5 6 7", "15: pipe P2: there is no node 'J9'; did you mean 'J1'?"),
        Case("[PIPES]\nP2 j1 J2 5 6 7", "15: pipe P2: there is no node 'j1'; did you mean 'J1'?"),
        Case("[PIPES]\nP2 J1", "15: pipe P2: a link needs an id and two nodes"),
        Case("[PIPES]\nP2 J1 J2", "15: pipe P2: it has no length"),
        Case("[PIPES]\nP2 J1 J2 long 6 7", "15: pipe P2: its length 'long' is no number"),
        Case("[PIPES]\nP2 J1 J2 nan 6 7", "15: pipe P2: its length 'nan' is no number"),
        Case("[PIPES]\nP2 J1 J2 -5 6 7", "15: pipe P2: its length -5 is below 0"),
        Case("[PIPES]\nP2 J1 J2 5 6 7 0 Shut", "15: pipe P2: its status 'Shut' is none of Open, Closed and CV"),
    ]

    private static let others: [Case] = [
        Case(
            "[PIPES]\nv1 J1 J2 5 6 7",
            "13: valve V1: line 15 has a link v1; an id is given once, upper and lower case alike"),
        Case("[TANKS]\nj2 1", "15: tank j2: line 3 has a node J2; an id is given once, upper and lower case alike"),
        // What names it is no mistake of its own.
        Case(
            "[TANKS]\nj2 1\n[PIPES]\nP2 j2 J1 5 6 7",
            "15: tank j2: line 3 has a node J2; an id is given once, upper and lower case alike"),
        Case(
            "[VALVES]\nV2 J1 J2 5 ABC 1",
            "15: valve V2: there is no type 'ABC'; there are PRV, PSV, PBV, FCV, TCV, GPV, PCV"),
        Case("[VALVES]\nV2 J1 J2 5", "15: valve V2: it has no type"),
        Case("[STATUS]\nP1 ajar", "15: status of P1: 'ajar' is none of Open, Closed, Active and a setting"),
        Case("[STATUS]\nV1 nan", "15: status of V1: 'nan' is none of Open, Closed, Active and a setting"),
        Case(
            "[PIPES]\nP2 J1 J2 5 6 7 0 CV\n[STATUS]\nP2 Closed",
            "17: status of P2: a check valve is always open, one way"),
        Case("[STATUS]\nP1", "15: status of P1: a line of [STATUS] needs a link and what it is"),
        Case("[COORDINATES]\nJ1 5", "15: coordinates of J1: an id, x and y are needed"),
        Case("[COORDINATES]\nJ1 5 east", "15: coordinates of J1: its y 'east' is no number"),
        Case(
            "[OPTIONS]\nUNITS GALLONS",
            "15: option UNITS: 'GALLONS' is no unit of flow; there are CFS, GPM, MGD, IMGD, AFD, LPS, LPM, MLD, CMH, CMD, CMS"
        ),
        Case("[DEMANDS]\nJ1 much", "15: demand of J1: its demand 'much' is no number"),
        Case("[JUNCTIONS]\nJ3 high", "15: junction J3: its elevation 'high' is no number"),
    ]

    @Test("name the line and the id", arguments: pipes + others)
    func faults(_ mistake: Case) {
        #expect(WrittenModel(town(mistake.lines)).faults == ["town.inp:" + mistake.fault])
    }

    @Test("are told all at once, by their lines")
    func together() {
        let model = WrittenModel(town("[PIPES]\nP2 J1 J2 x 6 7\nP3 J1 X 5 6 7\n[JUNCTIONS]\nJ2 5\n"))
        #expect(model.faults.map { $0.split(separator: " ")[0] } == ["town.inp:15:", "town.inp:16:", "town.inp:18:"])
        let many = WrittenModel("[PIPES]\n" + (1...300).map { "P\($0) A B 5 6 7\n" }.joined())
        #expect(many.faults.count == 101 && many.faults.last == "500 more mistakes")
    }

    @Test("what is no model at all says so", arguments: ["", "hello", "{\"type\": \"Feature\"}", "[BOGUS]\nx"])
    func foreign(_ text: String) {
        #expect(
            WrittenModel(text).faults == [
                "'town.inp' cannot be opened: it is no EPANET input file: no section such as [JUNCTIONS] is in it"
            ])
    }

    @Test("bytes that are no text")
    func bytes() {
        #expect(WrittenModel(bytes: [0x50, 0, 0x4B]).faults.first?.contains("it holds zero bytes") == true)
    }
}
