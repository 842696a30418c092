import Geometry

/// Writes places as text: differences to the place before, in millionths of a degree, in the 64 letters of URLs.
///
/// Each letter has five bits of a number, least first; the sixth says that more follow. The lowest bit of a difference is
/// its sign.
struct PlaceCode {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private(set) var bytes: [UInt8] = []
    private var last = (x: 0, y: 0)
    /// What is left of a line: kept for its room.
    private var kept: [Coordinate] = []

    mutating func put(count: Int) {
        var rest = count
        repeat {
            let bits = rest & 31
            rest >>= 5
            bytes.append(Self.letters[rest > 0 ? bits | 32 : bits])
        } while rest > 0
    }

    mutating func put(_ place: Coordinate) {
        let (x, y) = (Self.millionths(place.longitude), Self.millionths(place.latitude))
        put(signed: x - last.x)
        put(signed: y - last.y)
        last = (x, y)
    }

    /// How many places, and then these.
    mutating func put(line: [Coordinate]) {
        put(count: line.count)
        for place in line { put(place) }
    }

    mutating func put(line: ArraySlice<Coordinate>, _ simplification: ConeSimplification) {
        kept.removeAll(keepingCapacity: true)
        simplification.append(line: line, to: &kept)
        put(line: kept)
    }

    mutating func put(ring: ArraySlice<Coordinate>, _ simplification: ConeSimplification) {
        kept.removeAll(keepingCapacity: true)
        simplification.append(ring: ring, to: &kept)
        put(line: kept)
    }

    private mutating func put(signed number: Int) { put(count: number < 0 ? -number << 1 | 1 : number << 1) }

    private static func millionths(_ tenMillionths: Int32) -> Int {
        let whole = Int(tenMillionths)
        return (whole + (whole < 0 ? -5 : 5)) / 10
    }
}
