import Glibc

/// The rows of MapInfo's interchange format, whose shapes (`.mif`) and values (`.mid`) stand in two texts, a line of values for each shape. GDAL
/// goes on with the shapes that are left of a text that is cut off.
///
/// The format: MapInfo Data Interchange Format, in MapInfo Professional Reference, appendix J.
enum InterchangeRows {
    /// What is lost where there are fewer shapes than rows of values; nil where nothing is.
    ///
    /// - Parameter path: of the text of shapes.
    /// - Complexity: O(n) for n bytes.
    static func loss(_ path: String, shapes: Int) -> String? {
        let rows = lines(ofFileAt: path.dropLast(1) + (path.hasSuffix("F") ? "D" : "d"))
        return shapes < rows ? "it is cut off: it has \(shapes) shapes for \(rows) rows of values" : nil
    }

    /// How many there are that are not blank. Texts in quotation marks may have several lines.
    private static func lines(ofFileAt path: String) -> Int {
        guard let file = fopen(path, "re") else { return 0 }
        defer { fclose(file) }
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var (lines, isQuoted) = (0, false)
        while case let count = getline(&text, &capacity, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            let wasQuoted = isQuoted
            for byte in bytes where byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !wasQuoted, bytes.contains(where: { $0 > 0x20 }) { lines += 1 }
        }
        return lines
    }
}
