import CGEOS

/// What the interiors, boundaries and exteriors of a query and a feature have in common (DE-9IM, doi:10.1007/3-540-56869-7_16): for each
/// pair the dimension in a digit, or `F` for nothing; the query's interior, boundary and exterior in rows.
struct IntersectionMatrix {
    private(set) var letters: [UInt8]

    /// Nine letters of `TF*012` against it.
    func matches(_ pattern: String) -> Bool {
        zip(letters, pattern.utf8).allSatisfy { letter, wanted in
            switch wanted {
            case UInt8(ascii: "*"): true
            case UInt8(ascii: "T"): letter != UInt8(ascii: "F")
            default: letter == wanted
            }
        }
    }

    var sharesAPoint: Bool { [0, 1, 3, 4].contains { letters[$0] != UInt8(ascii: "F") } }

    /// Takes in parts of the query that share nothing with the feature. Those of lines may have boundaries or not.
    mutating func addQuery(beyondFeatureOf dimension: Int) {
        letters[2] = UInt8(ascii: "0") + UInt8(dimension)
        if dimension == 2 { letters[5] = UInt8(ascii: "1") }
    }
}

extension GEOSShape {
    /// - Throws: `UnreadableGeometry` where a geometry is not valid.
    func matrix(to feature: GEOSShape) throws -> IntersectionMatrix {
        guard let text = geos.GEOSRelate_r(context.handle, pointer, feature.pointer) else {
            throw UnreadableGeometry("the geometries cannot be compared: \(context.takeError())")
        }
        defer { geos.GEOSFree_r(context.handle, text) }
        return IntersectionMatrix(letters: String(cString: text).utf8.map { $0 })
    }
}
