import Glibc
import Vocabulary

/// Damage of which GDAL tells while it goes on with what is left of a source: rows would be lost without a word.
struct SourceDamage {
    let address: SourceAddress
    /// GDAL's name of the format.
    let driver: String

    /// What is wrong, and where.
    ///
    /// - Parameter failure: what GDAL says.
    /// - Returns: nil for a failure by which nothing is lost.
    func reason(_ failure: String) -> String? {
        switch driver {
        case "GeoJSONSeq" where failure.hasPrefix("JSON parsing error"): brokenRecord
        case "GeoJSON" where failure.hasSuffix("crs not found"):
            "its 'crs' names no coordinate system that is known; GeoJSON without one is in longitude and latitude"
        case "GPX", "XLSX", "ODS": brokenText(failure)
        default: nil
        }
    }

    /// The first record that is none; GDAL does not say where it is.
    private var brokenRecord: String {
        let records = "each record of it is to be JSON"
        guard let file = fopen(address.target, "re") else { return records }
        defer { fclose(file) }
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        while case let count = getline(&text, &capacity, file), count > 0 {
            // RFC 8142 begins each record with this character.
            let bytes = UnsafeRawBufferPointer(start: text, count: count).drop { $0 == 0x1E }
            if let fault = Self.fault(of: Array(bytes)) { return "line \(line), \(fault); \(records)" }
            line += 1
        }
        return records
    }

    /// What keeps a line from being a record, and in which column; nil for a good one and for a blank one.
    private static func fault(of line: [UInt8]) -> String? {
        if line.allSatisfy({ $0 <= 0x20 }) { return nil }
        do throws(JSONText.Fault) {
            _ = try JSONText.parse(line)
            return nil
        } catch {
            return "column \(error.column): \(error.reason)"
        }
    }

    /// What a reader of XML says, such as `XML parsing of GPX file failed : unclosed token at line 253, column 0`.
    private func brokenText(_ failure: String) -> String? {
        guard failure.hasPrefix("XML parsing of "), let parts = failure.firstRange(of: "failed : ") else { return nil }
        return "it is cut off or damaged: \(failure[parts.upperBound...])"
    }
}
