extension WellKnownBinary {
    /// The heights of the positions of a point, of points or of lines, in their order; nil where there are none, or for
    /// another geometry.
    ///
    /// - Throws: `UnreadableGeometry` for bytes that end too early.
    public static func heights(_ bytes: UnsafeRawBufferPointer) throws -> [Double]? {
        var cursor = ByteCursor(bytes)
        var heights: [Double] = []
        return try appendHeights(&cursor, to: &heights) ? heights : nil
    }

    private static func appendHeights(_ cursor: inout ByteCursor, to heights: inout [Double]) throws -> Bool {
        let header = try WellKnownBinaryHeader(from: &cursor)
        guard header.hasHeight else { return false }
        switch header.type {
        case 1: heights += try cursor.heights(1, header)
        case 2:
            let count = try cursor.count(header, of: "positions", bytesEach: header.positionSize)
            heights += try cursor.heights(count, header)
        case 4, 5:
            let members = try cursor.count(header, of: "members", bytesEach: WellKnownBinaryHeader.leastMemberSize)
            for _ in 0..<members {
                guard try appendHeights(&cursor, to: &heights) else { return false }
            }
        default: return false
        }
        return true
    }
}
