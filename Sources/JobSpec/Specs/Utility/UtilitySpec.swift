/// The utility network of a project: layers and the model that says what they are, or an EPANET model.
public struct UtilitySpec: Sendable {
    /// A path as written, relative to the file that it stands in, or a connection; nil for `none`: there are no features.
    public let source: Marked<String>?
    /// The file of the utility model; nil for an EPANET model, which needs none.
    public let model: Marked<String>?
    /// Of an EPANET model, or of layers that have no coordinate system of their own.
    public let crs: Marked<String>?
    public let valves: ValveLayerSpec?
    public let mark: Mark

    private static func isEPANET(_ node: Node) -> Bool {
        guard let source = node["source"]?.text else { return node["model"] == nil }
        return source.lowercased().hasSuffix(".inp")
    }

    static let shape = Shape<UtilitySpec>.either(epanet, { $0 }, when: isEPANET, or: layers, { $0 })

    private static let epanet = Shape<UtilitySpec>.record("a mapping", "A utility network, from an EPANET model.") {
        fields in
        let source = fields.required(
            "source", .marked(epanetFile), "The EPANET input file: a path that ends in .inp.")
        let crs = crs(fields, "The coordinate system of the model, such as EPSG:3089; none: nothing is drawn.")
        let valves = valves(fields)
        fields.refuse(["model"], help: "leave 'model' out") { _ in "an EPANET model needs no utility model" }
        return { record in
            UtilitySpec(
                source: record[source], model: nil, crs: record[crs], valves: record[valves], mark: record.mark)
        }
    }

    private static let layers = Shape<UtilitySpec>.record("a mapping", "A utility network, from layers.") { fields in
        let source = fields.required(
            "source", Shape<Marked<String>>.marked(.source).orNone,
            "Where the layers are: a file, relative to this one, or a connection; none: a model without features.")
        let model = fields.required(
            "model", .marked(.text.notEmpty("the model")), "The YAML file that says what layers and fields are.")
        let crs = crs(fields, "The coordinate system of layers that have none, such as EPSG:25832.")
        let valves = valves(fields)
        return { record in
            UtilitySpec(
                source: record[source], model: record[model], crs: record[crs], valves: record[valves],
                mark: record.mark)
        }
    }

    private static let epanetFile = Shape<String>.text
        .adding([("pattern", .text("\\.[iI][nN][pP]$"))])
        .checked("bad_source") { source in
            source.lowercased().hasSuffix(".inp")
                ? nil : ("\(SafeText.quoted(source)) is no EPANET input file, whose name ends in .inp", nil)
        }

    private static func crs(_ fields: Fields, _ meaning: String) -> Field<Marked<String>?> {
        fields.optional("crs", .marked(.coordinateSystem), meaning)
    }

    private static func valves(_ fields: Fields) -> Field<ValveLayerSpec?> {
        fields.optional("valves", ValveLayerSpec.shape, "Isolation valves that are laid over the network.")
    }
}
