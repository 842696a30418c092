import Vocabulary

/// A trace configuration in the JSON of Esri's REST services, in the words of job files.
public struct EsriConfigurationSpec: Sendable {
    public let configuration: TraceConfigurationSpec
    public let domainNetwork: Marked<String>?
    public let tier: Marked<String>?
    public let targetTier: Marked<String>?
    public let subnetworkName: Marked<String>?
    /// Which elements are written; empty for all.
    public let outputAssets: [EsriAssetSpec]
    /// Which features are candidates for the nearest, beside those of categories.
    public let nearestAssets: [EsriAssetSpec]
    /// The keys that are known, as they were written.
    private let keys: EsriKeys
    private let warnings: [Message]

    /// What each of the keys did.
    ///
    /// - Parameter idle: keys that a trace of its type does not look at.
    public func messages(besides idle: Set<String>) -> [Message] { keys.messages(besides: idle) + warnings }

    static let shape = Shape<EsriConfigurationSpec>.record("a trace configuration", "Esri's trace configuration.") {
        fields in
        let flags = EsriFlagFields(fields)
        let names = EsriNameFields(fields)
        let lists = EsriListFields(fields)
        EsriKeys.declareAside(in: fields)
        return { record in
            let nearest = record[lists.nearest].flatMap { $0.count > 0 ? $0 : nil }
            return EsriConfigurationSpec(
                configuration: TraceConfigurationSpec(
                    flags, lists, names, record, nearest: nearest.flatMap(NearestSpec.init)),
                domainNetwork: record[names.domainNetwork], tier: record[names.tier],
                targetTier: record[names.targetTier], subnetworkName: record[names.subnetwork],
                outputAssets: record[lists.outputFilters] ?? [], nearestAssets: nearest?.assets ?? [],
                keys: EsriKeys(record.node), warnings: lists.warnings(record))
        }
    }

    /// The configuration that a node holds. Exported JSON says `null`, an empty text or list where there is nothing.
    static func decode(_ node: Node, _ reader: Reader) -> EsriConfigurationSpec? {
        let inner = node.pairs?.count == 1 ? node["traceConfiguration"] ?? node : node
        guard inner.pairs != nil else {
            reader.wrongType(inner, expected: "a trace configuration in Esri's JSON")
            return nil
        }
        return shape.decode(inner.withoutEmptyValues, reader)
    }

    /// The configuration of a file. Mistakes go to diagnostics, at their places in it.
    public static func read(_ source: SourceFile, _ diagnostics: Diagnostics) -> EsriConfigurationSpec? {
        guard let root = YAMLFile.onlyDocument(source, ("trace configuration", "configuration"), diagnostics) else {
            return nil
        }
        return decode(root, Reader(diagnostics))
    }
}

/// Where a job has Esri's configuration: in a file, or in itself.
public enum EsriConfigurationSource: Sendable {
    case file(Marked<String>)
    case inline(EsriConfigurationSpec)

    static let shape = Shape<EsriConfigurationSource>(
        expected: "a file of Esri's JSON, or that JSON",
        schema: .object([("type", .texts(["string", "object"]))])
    ) { node, reader in
        if node.text != nil { return Shape<Marked<String>>.marked(.source).decode(node, reader).map { .file($0) } }
        return EsriConfigurationSpec.decode(node, reader).map { .inline($0) }
    }
}

extension Node {
    /// The same tree without keys that have `null`, an empty text or an empty list.
    fileprivate var withoutEmptyValues: Node {
        switch content {
        case .scalar, .invalid: return self
        case .sequence(let items):
            return Node(.sequence(items.map(\.withoutEmptyValues)), mark: mark, origin: origin)
        case .mapping(let pairs):
            let kept = pairs.filter { !$0.value.isEmptyValue }
            return Node(
                .mapping(kept.map { Pair(key: $0.key, keyMark: $0.keyMark, value: $0.value.withoutEmptyValues) }),
                mark: mark, origin: origin)
        }
    }

    private var isEmptyValue: Bool {
        switch content {
        case .scalar(let scalar): scalar.value == .null || scalar.text.isEmpty
        case .sequence(let items): items.isEmpty
        case .mapping, .invalid: false
        }
    }
}

extension NearestSpec {
    /// Nil where it has no attribute, which costs are sums of.
    fileprivate init?(_ nearest: EsriNearest) {
        guard let attribute = nearest.attribute else { return nil }
        self.init(count: nearest.count, attribute: attribute, categories: nearest.categories, assetTypes: [])
    }
}
