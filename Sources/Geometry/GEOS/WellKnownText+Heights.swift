extension WellKnownText {
    /// The heights of the positions of a point, of points or of lines, in their order; nil where there are none, or for polygons.
    ///
    /// - Parameter text: that `parse` reads.
    public static func heights(_ text: String) -> [Double]? {
        guard let start = text.firstIndex(of: "(") else { return nil }
        let words = text[..<start].uppercased().split(whereSeparator: \.isWhitespace)
        guard let kind = words.first, !kind.contains("POLYGON"), words.last != "M" else { return nil }
        var heights: [Double] = []
        for position in text[start...].split(whereSeparator: { "(),".contains($0) }) {
            let numbers = position.split(whereSeparator: \.isWhitespace)
            if numbers.isEmpty { continue }
            guard numbers.count > 2, let height = Double(numbers[2]) else { return nil }
            heights.append(height)
        }
        return heights
    }
}
