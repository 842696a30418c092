import CGEOS

/// Well-known text, such as `POINT (8.5 47.4)` (OGC 06-103r4, section 7), read by GEOS.
public enum WellKnownText {
    /// The geometry that a text describes. Heights are left out.
    ///
    /// - Throws: `UnreadableGeometry` for text of another form, empty geometries, collections and curves.
    public static func parse(_ text: String, in context: GEOSContext = GEOSContext()) throws -> SourceGeometry {
        let (kind, body) = try split(text)
        if let rest = rest(behind: body) {
            throw UnreadableGeometry("behind the \(kind) there is more text, which begins with '\(rest)'")
        }
        guard let shape = read(kind + " " + body, in: context) else {
            throw UnreadableGeometry("the well-known text cannot be read: \(reason(context.takeError()))")
        }
        let members = shape.part.members
        guard !members.isEmpty, !members.contains(where: \.isEmpty) else {
            throw UnreadableGeometry(members.count > 1 ? "a part of the \(kind) is empty" : "the \(kind) is empty")
        }
        guard let geometry = shape.sourceGeometry else { throw UnreadableGeometry("the \(kind) cannot be used") }
        guard geometry.positions.allSatisfy(\.isFinite) else {
            throw UnreadableGeometry("the \(kind) has a coordinate that is not a finite number")
        }
        return geometry
    }

    /// What GEOS says of lines and rings, in words for those who write them.
    private static func reason(_ told: String) -> String {
        if told.hasPrefix("point array must contain") { return "a line has one place only; it needs two at least" }
        if told.hasPrefix("Points of LinearRing do not form") { return "a ring does not end where it begins" }
        if told.hasPrefix("Invalid number of points in LinearRing") {
            return "a ring has too few places to enclose anything"
        }
        return told
    }

    private static let kinds = ["POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON"]

    /// The kind of geometry, which is the first word, and the rest. Whatever else GEOS knows is refused before it
    /// reads on: collections in collections would take it as deep as the text goes.
    private static func split(_ text: String) throws -> (kind: String, body: String) {
        guard !text.utf8.contains(0) else { throw UnreadableGeometry("the text has a zero byte in it") }
        let start = text.utf8.drop { $0 <= UInt8(ascii: " ") }
        let letters = start.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
        let (word, body) = (String(Substring(letters)).uppercased(), String(Substring(start[letters.endIndex...])))
        if kinds.contains(word) { return (word, body) }
        // Old writers leave out the space: POINTZ.
        if let kind = kinds.first(where: { word == $0 + "Z" }) { return (kind, "Z" + body) }
        if word.isEmpty { throw UnreadableGeometry("the text does not begin with the name of a geometry") }
        if word == "GEOMETRYCOLLECTION" {
            throw UnreadableGeometry("a GEOMETRYCOLLECTION cannot be used; give its members one by one")
        }
        let written = String(Substring(letters))
        throw UnreadableGeometry(
            "'\(written.prefix(40))' is not a geometry that can be read: \(kinds.joined(separator: ", "))")
    }

    /// What follows where the first parenthesis is closed, which GEOS passes over; nil where nothing does.
    private static func rest(behind body: String) -> String? {
        var depth = 0
        for place in body.utf8.indices {
            let byte = body.utf8[place]
            if byte == UInt8(ascii: "(") { depth += 1 }
            guard byte == UInt8(ascii: ")") else { continue }
            depth -= 1
            if depth > 0 { continue }
            let rest = body.utf8[body.utf8.index(after: place)...].drop { $0 <= UInt8(ascii: " ") }
            return rest.isEmpty ? nil : String(Substring(rest.prefix(40)))
        }
        return nil
    }

    private static func read(_ text: String, in context: GEOSContext) -> GEOSShape? {
        guard let reader = geos.GEOSWKTReader_create_r(context.handle) else { return nil }
        defer { geos.GEOSWKTReader_destroy_r(context.handle, reader) }
        return GEOSShape(geos.GEOSWKTReader_read_r(context.handle, reader, text), in: context)
    }
}
