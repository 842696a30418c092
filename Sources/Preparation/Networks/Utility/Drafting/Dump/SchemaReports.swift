import FoundationEssentials

/// The reports of a utility network's configuration, as Esri's Utility Network Property Extractor writes them.
struct SchemaReports {
    /// Names of files end so, before `.csv`; those before each have a date.
    enum Kind: String, CaseIterable {
        case domainNetworks = "DomainNetworks"
        case rules = "NetworkRules"
        case categories = "NetworkCategories"
        case fields = "Fields"
    }

    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    private let rows: [Kind: [[String]]]
    /// The reports that the folder does not have.
    let missing: [Kind]

    /// - Throws: `Unusable`; errors of the file system.
    init(in folder: String) throws {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
            throw Unusable(description: "there is no folder '\(folder)'")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var rows: [Kind: [[String]]] = [:]
        for kind in Kind.allCases {
            let own = names.filter { $0.lowercased().hasSuffix("\(kind.rawValue.lowercased()).csv") }
            if own.count > 1 {
                throw Unusable(
                    description: "'\(folder)' has several reports of one kind: \(own.joined(separator: ", "))")
            }
            if let name = own.first {
                rows[kind] = CSVRows.of(try Data(contentsOf: URL(filePath: folder + "/" + name)))
            }
        }
        if rows[.domainNetworks] == nil {
            throw Unusable(description: "'\(folder)' has no report of domain networks: a file *DomainNetworks.csv")
        }
        self.rows = rows
        missing = Kind.allCases.filter { rows[$0] == nil }
    }

    subscript(kind: Kind) -> [[String]] { rows[kind, default: []] }
}
