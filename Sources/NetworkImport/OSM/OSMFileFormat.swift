import COsmium

/// The formats of OSM files that are read, told by the end of the file's name, case ignored.
enum OSMFileFormat: String, CaseIterable {
    case pbf = ".osm.pbf"
    case xml = ".osm"
    case xmlGzip = ".osm.gz"
    case xmlBzip2 = ".osm.bz2"

    init?(path: String) {
        let name = path.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
        self = format
    }

    /// The suffixes as a sentence lists them.
    static var suffixList: String {
        let suffixes = allCases.map(\.rawValue)
        return suffixes.dropLast().joined(separator: ", ") + " or " + suffixes[suffixes.count - 1]
    }

    var code: cosmium_format {
        switch self {
        case .pbf: COSMIUM_PBF
        case .xml: COSMIUM_XML
        case .xmlGzip: COSMIUM_XML_GZIP
        case .xmlBzip2: COSMIUM_XML_BZIP2
        }
    }
}
