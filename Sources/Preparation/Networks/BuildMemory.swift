import ImageFile

/// How much memory the building of a network takes, told before it begins: a machine that swaps is worse than an answer.
///
/// The factors were measured on cities and regions: peak memory for each byte of a file, with a fifth to spare. Most of it is
/// for the hierarchy of a travel mode.
struct BuildMemory {
    let sources: NetworkSources

    /// - Throws: `NetworkFailure` where less is free than the building needs.
    func check() throws {
        let needed = bytes
        guard let free = FreeMemory.bytes(), needed > free else { return }
        throw NetworkFailure(
            "building it takes about \(Self.megabytes(needed)) MB of memory, and \(Self.megabytes(free)) MB are free")
    }

    private static func megabytes(_ bytes: Int) -> Int { (bytes + 999_999) / 1_000_000 }

    private var bytes: Int {
        let files = sources.streets.source.map { sources.project.path($0.value) }
        return files.reduce(0) { $0 + Int(Double(Self.size(of: $1)) * Self.factor(of: $1)) }
    }

    private static func size(of path: String) -> Int {
        FileState(path: path).map { Int($0.size) } ?? 0
    }

    private static func factor(of path: String) -> Double {
        let name = path.lowercased()
        if name.hasSuffix(".pbf") { return 37 }
        if name.hasSuffix(".gz") || name.hasSuffix(".bz2") { return 40 }
        return name.hasSuffix(".osm") ? 3.7 : 10
    }
}
