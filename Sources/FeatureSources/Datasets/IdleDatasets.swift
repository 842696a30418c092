import CGDAL
import Synchronization

/// Tables of plain text and GeoPackages that were opened, are in nobody's use, and may be read once more.
///
/// To open a folder of CSV is to read all of its rows, as these show the types of its columns; to open a GeoPackage takes its
/// schema apart. A job of related records opens its tables several times, and the next one the same tables again.
struct IdleDatasets: Sendable {
    static let shared = Mutex(IdleDatasets())
    private static let most = 8

    /// One that is as it was when it was opened.
    struct Kept: @unchecked Sendable {
        let address: SourceAddress
        let stamp: SourceStamp
        /// GDAL's name of the format.
        let driver: String
        let handle: OpaquePointer
        /// What is to be said of its text.
        var textFaults: [TextFault] = []
        /// How often it was opened.
        var uses = 1
        /// Whether a copy in memory would be the same.
        var mayBeCopied = false
    }

    private var kept: [Kept] = []

    /// What nobody else has then; nil where there is none of an address that is still as it was.
    mutating func take(_ address: SourceAddress, _ stamp: SourceStamp) -> Kept? {
        guard let place = kept.firstIndex(where: { $0.address == address && $0.stamp == stamp }) else { return nil }
        return kept.remove(at: place)
    }

    /// - Returns: what is to be closed for it, as there is no room for all.
    mutating func put(_ dataset: Kept) -> OpaquePointer? {
        kept.append(dataset)
        return kept.count > Self.most ? kept.removeFirst().handle : nil
    }

    /// How many there are of an address.
    func count(of address: SourceAddress) -> Int { kept.count { $0.address == address } }
}
