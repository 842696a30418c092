import COsmium
import Vocabulary

/// Reads OSM files: `.osm.pbf` (blobs plain, zlib or LZ4), `.osm`, `.osm.gz` and `.osm.bz2`.
public enum OSMFile {
    /// The version of libosmium.
    public static var libraryVersion: String { String(cString: cosmium_version()) }

    /// Reads what `filter` keeps of all files, as if they were one.
    ///
    /// Each file is read twice, first for ways and relations, then for the nodes that those ways need; so objects may
    /// stand in any order, and memory is in proportion to what is kept (and 16 bytes a way and relation passed over,
    /// unless there is one file alone that promises ids in order). PBF is decoded on all processors.
    ///
    /// Progress counts bytes of all files, both times.
    ///
    /// - Throws: `OSMReadError` for the first file that cannot be read; `Cancelled`. Files that hold no selected way
    ///   are no error.
    public static func read(
        paths: [String], filter: OSMTagFilter, context: RunContext
    ) throws -> OSMExtract {
        try context.checkCancelled()
        return try OSMReader(paths: paths, filter: filter).read(context)
    }
}
