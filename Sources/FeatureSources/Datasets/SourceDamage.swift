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
        case "GeoJSON" where failure.hasSuffix("crs not found"):
            "its 'crs' names no coordinate system that is known; GeoJSON without one is in longitude and latitude"
        case "GML", "GPX", "XLSX", "ODS": brokenText(failure)
        default: nil
        }
    }

    /// The same while a source or its layers are opened, when all records are gone through for the fields that they have.
    ///
    /// - Complexity: O(n) for n bytes where GDAL finds a record broken, else O(1).
    func reason(onOpening failure: String) -> String? { isAboutRecord(failure) ? brokenRecord : reason(failure) }

    /// Whether GDAL calls a record broken. In what could be opened that is a blank line, by which nothing is lost.
    func isAboutRecord(_ failure: String) -> Bool {
        driver == "GeoJSONSeq" && failure.hasPrefix("JSON parsing error")
    }

    /// What is lost of a source that GDAL has opened without a word; nil for a whole one.
    ///
    /// - Parameter path: where it is read.
    func silentLoss(_ path: String) -> String? {
        switch driver {
        case "FlatGeobuf":
            return Self.files(path, [".fgb"]).contains(where: FlatGeobufLength.isCutOff) ? "it is cut off" : nil
        // What is behind a cut may be read from what was in memory before, and `null` counts for nothing.
        case "GeoJSONSeq" where SequenceRecords(path).isDoubtful: return brokenRecord
        case "GeoJSON", "TopoJSON", "ESRIJSON": return JSONTail.line(ofFileAt: path).map(surplus)
        default: return nil
        }
    }

    private func surplus(_ line: Int) -> String {
        let record = SequenceRecords.suffix(of: address.target) == nil ? nil : brokenRecord
        return record ?? "in line \(line) more stands behind its object, which GDAL does not read"
    }

    /// What is lost of a layer that GDAL has opened without a word, where each layer has files of its own; nil for a whole one.
    ///
    /// - Parameters:
    ///   - path: where its source is read: a file of the layer, or a folder with such files.
    ///   - shapes: counts those that GDAL finds.
    func silentLoss(ofLayer name: String, in path: String, shapes: () -> Int) -> String? {
        func parts(_ ends: [String]) -> [String] {
            Self.files(path, ends).filter { $0 == path || $0.dropLast(4).hasSuffix("/" + name) }
        }
        switch driver {
        case SourceDrivers.shapefile:
            return parts([".shp", ".dbf"]).lazy.compactMap(ShapefileLength.cutPart).first.map {
                "its part \($0) is cut off"
            }
        case "MapInfo File":
            if parts([".tab"]).contains(where: MapInfoTable.isOfOthers) { return MapInfoTable.ofOthers }
            let texts = parts([".mif"]).filter { $0.lowercased().hasSuffix(".mif") }
            return texts.first.flatMap { InterchangeRows.loss($0, shapes: shapes()) }
        default: return nil
        }
    }

    /// The file of a path, or those of a folder whose names end so, in their order.
    private static func files(_ path: String, _ ends: [String]) -> [String] {
        guard let names = FolderNames.all(in: path) else { return [path] }
        return names.filter { name in ends.contains { name.lowercased().hasSuffix($0) } }.sorted()
            .map { path + "/" + $0 }
    }

    /// The first record that is none; GDAL does not say where it is. Nil where lines are blank alone.
    private var brokenRecord: String? {
        SequenceRecords(address.target).firstFault.map { "\($0); each record of it is to be an object of JSON" }
    }

    /// What a reader of XML says, such as `XML parsing of GPX file failed : unclosed token at line 253, column 0`.
    private func brokenText(_ failure: String) -> String? {
        guard failure.hasPrefix("XML parsing of "), let parts = failure.firstRange(of: "failed : ") else { return nil }
        return "it is cut off or damaged: \(failure[parts.upperBound...])"
    }
}
