import Glibc

/// Indexes that some program has left beside a Shapefile. GDAL believes them whatever has become of the rows since, and rows would be
/// missed without a word; so they are not asked.
struct ShapefileIndexes {
    /// The path of the layer's files, up to their suffixes.
    private let stem: String

    /// - Parameters:
    ///   - layer: the name of a layer.
    ///   - path: where its source is read: a file of the layer, or a folder with such files.
    init(ofLayer layer: String, in path: String) {
        let isFile = [".shp", ".shx", ".dbf"].contains { path.lowercased().hasSuffix($0) }
        stem = isFile ? String(path.dropLast(4)) : path + "/" + layer
    }

    /// Whether there is one of where rows lie.
    var ofPlaces: Bool { isThere("qix") || isThere("sbn") }

    /// Whether there is one of values.
    var ofValues: Bool { isThere("idm") }

    /// Nobody looks into an archive, where one may be.
    private func isThere(_ suffix: String) -> Bool {
        stem.hasPrefix("/vsi") || access("\(stem).\(suffix)", F_OK) == 0
    }
}
