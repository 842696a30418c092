import Vocabulary

/// An asset type by the numbers of its source, group and type.
public struct EsriAssetSpec: Sendable {
    public let source: Int64
    public let assetGroup: Int64
    public let assetType: Int64
    public let mark: Mark

    static let listShape = Shape<[EsriAssetSpec]>.list(of: shape, called: "a list of asset types")

    private static let shape = Shape<EsriAssetSpec>.record("an asset type", "An asset type by its numbers.") { fields in
        let source = fields.required("networkSourceId", .integer(0...65535), "The number of the network source.")
        let group = fields.required("assetGroupCode", .integer(0...(1 << 31)), "The code of the asset group.")
        let type = fields.required("assetTypeCode", .integer(0...(1 << 31)), "The code of the asset type.")
        return { record in
            EsriAssetSpec(
                source: record[source], assetGroup: record[group], assetType: record[type], mark: record.mark)
        }
    }
}
