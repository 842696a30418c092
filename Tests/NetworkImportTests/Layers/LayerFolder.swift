import FeatureSources
import TestSupport

@testable import NetworkImport

/// A layer in a folder of its own, and a mapping of nothing but its lines.
struct LayerFolder {
    private let folder: TemporaryFolder
    let mapping: StreetLayerMapping

    init(_ text: String, name: String = "links.csv") throws {
        folder = try TemporaryFolder()
        mapping = StreetLayerMapping(SourceTable(SourceAddress(target: try folder.write(text, to: name), name: name)))
    }
}
