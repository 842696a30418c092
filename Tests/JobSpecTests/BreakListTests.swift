import TestSupport
import Testing

@testable import JobSpec

@Suite("A list of breaks")
struct BreakListTests {
    @Test(
        "of time is numbers in minutes, or with units",
        arguments: [
            ("3", [180_000]), ("3 8 15", [180_000, 480_000, 900_000]), ("3,8,15", [180_000, 480_000, 900_000]),
            ("3, 8; 15 min", [180_000, 480_000, 900_000]), ("3 min 8 min", [180_000, 480_000]),
            ("30s 1.5min 1h", [30_000, 90_000, 3_600_000]), (" 90 s ;\t2\u{A0}min ", [90_000, 120_000]),
            ("0.5 .75", [30_000, 45_000]), ("+5 ,10", [300_000, 600_000]),
            ("8 3 3 15s", [480_000, 180_000, 180_000, 15_000]), ("", []), (" \t", []),
        ])
    func time(_ text: String, _ milliseconds: [Int64]) throws {
        #expect(try BreakList.parse(text, of: .time) == milliseconds)
    }

    @Test(
        "of length is numbers in metres, or with units",
        arguments: [("500 m 1 km", [500_000, 1_000_000]), ("5 10", [5_000, 10_000])])
    func length(_ text: String, _ millimetres: [Int64]) throws {
        #expect(try BreakList.parse(text, of: .length) == millimetres)
    }

    @Test("of another cost is bare numbers in its own unit")
    func ownUnit() throws {
        #expect(try BreakList.parse("2.5; 0.000001,7", of: .attribute("toll")) == [2_500_000, 1, 7_000_000])
        let fault = try #require(throws: BreakList.Fault.self) {
            try BreakList.parse("2 3 min", of: .attribute("toll"))
        }
        #expect(fault.message == "'3 min' is not an amount of the cost: 'min' measures a duration")
        #expect(fault.help == "write a number such as '2.5', in the cost's own unit")
    }

    @Test(
        "with a mistake says in which part",
        arguments: [
            ("x", 1, "'x' is not a duration"),
            ("3 8 five", 2, "'8 five' is not a duration: 'five' is no unit known here"),
            ("3, min", 2, "'min' is not a duration"), ("3 min min", 2, "'min' is not a duration"),
            ("3 km", 1, "'3 km' is not a duration: 'km' measures a length"),
            ("3; 8 mins", 2, "'8 mins' is not a duration: 'mins' is no unit known here"),
            ("3,,8", 2, "there is no number before or behind a separator"),
            (",3", 1, "there is no number before or behind a separator"),
            ("3;", 2, "there is no number before or behind a separator"),
            ("0", 1, "'0' is not more than zero"), ("-3", 1, "'-3' is not more than zero"),
            ("1 99999999999999999999", 2, "'99999999999999999999' is too large"),
            ("3-8", 1, "'3-8' is not a duration: '-8' is no unit known here"),
        ])
    func mistakes(_ text: String, _ part: Int, _ message: String) throws {
        let fault = try #require(throws: BreakList.Fault.self) { try BreakList.parse(text, of: .time) }
        #expect(fault.part == part && fault.message == message)
        #expect(fault.description == "part \(part) of the list of breaks: \(message)")
        #expect(
            fault.help
                == "write a duration such as '5 min'; units: ms, s, min, h, d; a bare number is in min")
    }

    @Test("of any letters is read or refused")
    func random() {
        var numbers = SplitMix64(seed: 7)
        let letters = Array("0123456789.,; +-mink\u{A0}\té🚲")
        for _ in 0..<5_000 {
            let text = String((0..<numbers.whole(0...12)).map { _ in numbers.one(of: letters) })
            guard let breaks = try? BreakList.parse(text, of: .time) else { continue }
            #expect(breaks.allSatisfy { $0 > 0 }, "\(text)")
        }
    }
}
