import Geometry
import Testing

@testable import MapPage

@Suite("The code of places")
struct PlaceCodeTests {
    private func code(_ line: [Coordinate]) -> String {
        var code = PlaceCode()
        code.put(line: line)
        return String(decoding: code.bytes, as: UTF8.self)
    }

    @Test("has millionths of a degree as differences, five bits a letter, the sign lowest")
    func letters() {
        #expect(code([]) == "A")
        #expect(code([Coordinate(longitude: 10, latitude: -10)]) == "BCD")
        #expect(code([Coordinate(longitude: 160, latitude: 0)]) == "BgBA")
        let line = [Coordinate(longitude: 160, latitude: 0), Coordinate(longitude: 150, latitude: 20)]
        #expect(code(line) == "CgBADE")
    }

    @Test("rounds to the nearest millionth, alike on both sides of zero")
    func rounds() {
        #expect(code([Coordinate(longitude: 14, latitude: 15)]) == "BCE")
        #expect(code([Coordinate(longitude: -14, latitude: -15)]) == "BDF")
    }
}
