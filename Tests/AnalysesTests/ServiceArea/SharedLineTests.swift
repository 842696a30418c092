import Analyses
import Geometry
import Results
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// How facilities share the streets that several of them reach.
@Suite struct SharedLineTests {
    @Test("each facility has its own breaks")
    func ownBreaks() throws {
        let job = try DrawnAreas(ServiceAreaLineTests.town, "AD", [10]) { $0.facilities[1].breaks = [5000, 20_000] }
        #expect(job.lines == ["A AB 0-25% 0-10s", "D BD 87-50% 5-20s", "D BD 100-87% 0-5s"])
        #expect(job.column("breaks", of: "facilities") == ["0.166667", "0.083333 0.333333"])
    }

    @Test("where facilities share a street each has its lines, or the nearest one where they do not overlap")
    func overlapping() throws {
        let town = DrawnNetwork("A---B")
        let overlapping = try DrawnAreas(town, "AB", [30])
        #expect(overlapping.lines == ["A AB 0-75% 0-30s", "B AB 100-25% 0-30s"])
        let parted = try DrawnAreas(town, "AB", [30]) { $0.lines?.overlap = false }
        #expect(parted.lines == ["A AB 0-50% 0-20s", "B AB 100-50% 0-20s"])
        let uneven = try DrawnAreas(town, "AB", [30]) {
            $0.lines?.overlap = false
            $0.facilities[1].breaks = [10_000]
        }
        #expect(uneven.lines == ["A AB 0-75% 0-30s", "B AB 100-75% 0-10s"])
        let late = try DrawnAreas(town, "AB", [30]) {
            $0.lines?.overlap = false
            $0.facilities[1].breaks = [40_000]
            $0.facilities[1].cost = 10_000
        }
        #expect(late.lines == ["A AB 0-63% 0-25s", "B AB 100-63% 10-25s"])
    }

    @Test("facilities whose breaks differ share streets as those with equal breaks do, as far as breaks go")
    func differingBreaks() throws {
        let town = DrawnNetwork(
            """
            A--B-->--C---D
            |  |     |   |
            E--F--G--H-<-I
            |     |  |   |
            J-->--K--L---M
             \\      \\
              N---O---P
            """)
        func lines(_ breaks: [Int64], towards: Bool) throws -> [String] {
            try DrawnAreas(town, "AIKO", [9000]) {
                $0.lines?.overlap = false
                $0.travelsToFacility = towards
                for (place, own) in breaks.enumerated() { $0.facilities[place].breaks = [own * 1000] }
                $0.facilities[1].cost = 7000
            }.lines
        }
        for towards in [false, true] {
            let equal = try lines([], towards: towards)
            #expect(equal.count > 18)
            #expect(try lines([9001, 9002, 9003, 9004], towards: towards) == equal)
            #expect(try lines([9001, 9000, 9001, 9000], towards: towards) == equal)
        }
    }
}
