import Geometry
import ImageFile
import Vocabulary

/// A utility network as flat arrays: features, and the vertices and links that they make.
///
/// A vertex is a terminal of a junction feature, or a place where lines meet or end without one. A link is a piece of a
/// line, the way between two terminals of a device, or a joint of two junctions. Elements are what results name: vertices
/// of features, and pieces of lines. Read-only and shared by all workers; the arrays lie in an image, mapped or in memory.
public final class UtilityNetwork: Sendable {
    let image: Image
    let sections: UtilitySections
    public let schema: UtilitySchema
    let classes: AssetClasses
    let ids: ImageTexts
    private let subnetworks: ImageTexts
    let columns: [AttributeValues]

    /// The network of an image that `write` made, checked when it was opened.
    ///
    /// - Complexity: O(schema).
    /// - Throws: `ImageError`.
    public init(image: Image) throws {
        self.image = image
        sections = try UtilitySections(image)
        schema = try UtilityNetwork.schema(of: image)
        classes = AssetClasses(schema)
        ids = try image.texts("feature-id")
        subnetworks = try image.texts("controller-subnetwork")
        columns = try AttributeValues.all(of: schema, in: image, sourceStart: sections.sourceStart)
    }

    static func schema(of image: Image) throws -> UtilitySchema {
        let texts = Array(try image.texts("schema-texts"))
        var reader = RecordReader(numbers: try image.array("schema-numbers"), texts: texts)
        return try UtilitySchema(&reader)
    }

    public var featureCount: Int { sections.featureClass.count }
    public var vertexCount: Int { sections.vertexFeature.count }
    public var linkCount: Int { sections.linkTail.count }
    public var controllerCount: Int { sections.controllerVertex.count }

    /// What the build noticed: parts that are not connected, features upon each other.
    public var notes: [String] { (try? image.texts("notes")).map(Array.init) ?? [] }

    /// The sizes of the arrays in bytes, by their names, in the order of the names.
    public var sectionSizes: [(name: String, byteCount: Int)] { image.sections }

    /// The features of a source.
    public func features(of source: Int) -> Range<Int> {
        Int(sections.sourceStart[source])..<Int(sections.sourceStart[source + 1])
    }

    /// The number of an asset type, by the place of its source and its codes; nil for one that there is not.
    public func assetClass(source: Int, group: Int, type: Int) -> Int? {
        classes.number(source: source, group: group, type: type)
    }

    /// The number of a feature's asset type.
    public func assetClassNumber(of feature: Int) -> Int { Int(sections.featureClass[feature]) }

    func assetClass(_ feature: Int) -> AssetClasses.Class { classes[Int(sections.featureClass[feature])] }

    /// The place of a feature's source in the schema.
    public func source(of feature: Int) -> Int { classes.all[Int(sections.featureClass[feature])].source }
    public func globalID(of feature: Int) -> String { ids[feature] }
    public func assetGroup(of feature: Int) -> (code: Int, name: String) {
        (assetClass(feature).group, assetClass(feature).groupName)
    }
    public func assetType(of feature: Int) -> (code: Int, name: String) {
        (assetClass(feature).type.code, assetClass(feature).type.name)
    }
    public func usage(of feature: Int) -> NetworkSource.Usage {
        classes.all[Int(sections.featureClass[feature])].usage
    }
    public func isCustomer(_ feature: Int) -> Bool { sections.featureFlags[feature].contains(.customer) }
    public func isOperable(_ feature: Int) -> Bool { !sections.featureFlags[feature].contains(.inoperable) }

    func hasTerminals(_ feature: Int) -> Bool { classes.all[Int(sections.featureClass[feature])].terminals != nil }

    /// The terminals of a feature with several, nil for others.
    public func terminals(of feature: Int) -> TerminalConfiguration? {
        assetClass(feature).terminals.map { schema.terminalConfigurations[$0] }
    }

    /// The shape of a feature in the units of its source.
    public func shape(of feature: Int) -> [UtilityPosition] {
        let range = Int(sections.firstPosition[feature])..<Int(sections.firstPosition[feature + 1])
        return range.map { place in
            let position = sections.position[place]
            let height = sections.height.isEmpty ? .nan : sections.height[place]
            return UtilityPosition(x: position.x, y: position.y, z: height)
        }
    }

    /// Where the shape of a feature is on the earth, position by position; nil where it has none, or nobody knows where it is.
    public func places(of feature: Int) -> [Coordinate]? {
        let range = Int(sections.firstPosition[feature])..<Int(sections.firstPosition[feature + 1])
        guard !range.isEmpty, !sections.place.isEmpty, sections.place[range.lowerBound] != UtilitySections.nowhere
        else {
            return nil
        }
        return Array(sections.place[range])
    }

    /// Whether it is known of some shape where on the earth it is, or there is none.
    public var isOnEarth: Bool { !sections.place.isEmpty || sections.position.isEmpty }

    /// How messages call a feature: its source and global id.
    public func name(of feature: Int) -> String {
        "\(schema.sources[source(of: feature)].name) \(globalID(of: feature))"
    }

    /// A subnetwork controller: the feature and terminal, the place of its tier in the schema, its subnetwork.
    public func controller(_ number: Int) -> (feature: Int, terminal: Int, tier: Int, subnetwork: String) {
        let vertex = Int(sections.controllerVertex[number])
        return (
            Int(sections.vertexFeature[vertex]), Int(sections.vertexTerminal[vertex]),
            Int(sections.controllerTier[number]), subnetworks[number]
        )
    }
}

extension UtilityNetwork {
    /// Compiles a draft in memory.
    ///
    /// - Complexity: O(n log n) for n features.
    /// - Returns: the network, and what a reader of it should know.
    /// - Throws: `UtilityFaults`, each naming the element and the rule; `Cancelled`.
    public static func build(
        _ draft: UtilityDraft, context: RunContext = RunContext()
    ) throws -> (network: UtilityNetwork, notes: [UtilityNote]) {
        let build = try UtilityBuild(draft, key: "", context: context)
        return (try UtilityNetwork(image: build.writer.inMemory()), build.notes)
    }

    /// Compiles a draft into a file.
    ///
    /// - Parameter key: a canonical text of all that went into the draft.
    /// - Throws: as `build`; `ImageError`.
    @discardableResult
    public static func write(
        _ draft: UtilityDraft, to path: String, key: String, context: RunContext = RunContext()
    ) throws -> [UtilityNote] {
        let build = try UtilityBuild(draft, key: key, context: context)
        try build.writer.write(to: path)
        return build.notes
    }

    /// Maps the network of a file. The first time, all of it is read and checked.
    ///
    /// - Throws: `ImageError`.
    public static func open(_ path: String, key: String) throws -> UtilityNetwork {
        try UtilityNetwork(
            image: Image.open(path, as: UtilityImage.identity(key: key)) {
                try UtilityImageCheck(image: $0, path: path).check()
            })
    }
}
