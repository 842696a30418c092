import Vocabulary

/// Functions, function barriers, propagators and nearest features as Esri writes them.
enum EsriFunctions {
    static let functions = Shape<[TraceFunctionSpec]>.list(of: function, called: "a list of functions")
    static let barriers = Shape<[FunctionBarrierSpec]>.list(of: barrier, called: "a list of function barriers")
    static let propagators = Shape<[PropagatorSpec]>.list(of: propagator, called: "a list of propagators")

    private static let function = Shape<TraceFunctionSpec>.record("a function", "A number over results.") { fields in
        let kind = fields.required("functionType", .choice(of: TraceFunctionKind.self), "What is computed.")
        let attribute = fields.required("networkAttributeName", .marked(.label), "What it is computed of.")
        let conditions = fields.optional("conditions", EsriConditions.shape, "Which elements take part.")
        _ = fields.optional("summaryAttributeName", .text, "The field of subnetworks that it is kept in.")
        return { record in
            TraceFunctionSpec(
                kind: record[kind], attribute: record[attribute], condition: record[conditions]?.tree)
        }
    }

    private static let barrier = Shape<FunctionBarrierSpec>.record("a function barrier", "Where walks end.") { fields in
        let kind = fields.required("functionType", .choice(of: TraceFunctionKind.self), "What is computed.")
        let attribute = fields.required("networkAttributeName", .marked(.label), "What it is computed of.")
        let comparison = fields.required("operator", .choice(of: EsriOperator.self), "How it is compared.")
        let value = fields.required("value", number, "What it is compared with.")
        let isLocal = fields.optional("useLocalValues", .boolean, default: false, "Whether each way counts alone.")
        let conditions = fields.optional("conditions", EsriConditions.shape, "Which elements take part.")
        return { record in
            FunctionBarrierSpec(
                kind: record[kind], attribute: record[attribute], comparison: record[comparison].comparison,
                value: record[value], condition: record[conditions]?.tree, usesLocalValues: record[isLocal])
        }
    }

    private static let propagator = Shape<PropagatorSpec>.record("a propagator", "A value carried outwards.") {
        fields in
        let kind = fields.required("functionType", .choice(of: EsriPropagatorFunction.self), "How values combine.")
        let attribute = fields.required("networkAttributeName", .marked(.label), "What is carried.")
        let comparison = fields.required("operator", .choice(of: EsriOperator.self), "How it is compared.")
        let value = fields.required("value", number, "What it is compared with.")
        let substitution = fields.optional("substitutionAttributeName", .marked(.label), "What maps bits.")
        _ = fields.optional("propagatedAttributeName", .text, "The field that the value is kept in.")
        return { record in
            PropagatorSpec(
                kind: record[kind].kind, attribute: record[attribute], comparison: record[comparison].comparison,
                value: record[value], substitution: record[substitution])
        }
    }

    private static let number = Shape<Double>(
        expected: "a finite number", schema: .object([("type", .texts(["number", "string"]))])
    ) { node, reader in
        if let number = node.esriNumber { return number }
        reader.wrongType(node, expected: "a finite number")
        return nil
    }
}

extension Node {
    /// The finite number that it is, or that its text is: numbers come as texts, too.
    var esriNumber: Double? {
        let number = scalar?.asNumber ?? text.flatMap(Double.init)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
