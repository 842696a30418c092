/// Decodes a document of a job file: a job, or one for each combination of its matrix.
struct JobReading {
    let document: YAMLDocument
    let project: ProjectSpec?
    let environment: [String: String]
    /// Of the file, that the document begins in.
    let line: Int
    let isAmongSeveral: Bool
    let diagnostics: Diagnostics

    /// - Parameter isMeant: whether the mistakes of a job are told.
    func documents(isMeant: (JobDocument) -> Bool) -> [JobDocument] {
        guard let pair = document.root.pair(Matrix.key) else { return [decode(document.root, .only, isMeant)] }
        let own = Diagnostics(of: document, hidingAs: diagnostics)
        let reader = Reader(own)
        let body = document.root.without(Matrix.key)
        let values = References(environment: environment, matrix: .none, reader: reader).filled(pair.value)
        let filled = Node.Pair(key: pair.key, keyMark: pair.keyMark, value: values)
        let matrix = MatrixReading(root: body, pair: filled, reader: reader).matrix()
        let isNamed = body["name"]?.matrixNames().isEmpty == false
        let isGood = matrix.map { isNamed || hasGoodNames($0, reader) } ?? false
        guard let matrix, isGood else {
            let draft = decode(body, .unknown, own).description
            diagnostics.add(allOf: own)
            return [.unread(name: Self.name(in: body), draft: draft, mistakes: own.mistakes)]
        }
        diagnostics.add(allOf: own)
        return (0..<matrix.count).map { decode(body, JobVariant(matrix, combination: $0, isNamed: isNamed), isMeant) }
    }

    /// Nil where there is none, or an empty one.
    private static func name(in root: Node) -> String? {
        root["name"]?.scalar.flatMap { $0.text.isEmpty ? nil : $0.text }
    }

    private func namePlace(in root: Node) -> Mark? {
        guard let node = root["name"] else { return isAmongSeveral ? nil : root.mark }
        return Self.name(in: root).map { _ in node.mark }
    }

    /// Whether every value can be a part of a folder's name.
    private func hasGoodNames(_ matrix: Matrix, _ reader: Reader) -> Bool {
        for value in matrix.axes.flatMap(\.value) {
            guard let fault = JobName.fault(of: "job." + value.value.text) else { continue }
            reader.error(
                "bad_name", at: value.mark,
                "\(SafeText.quoted(value.value.text)) cannot be the end of the name of a folder: \(fault)",
                help: matrix.axes.count == 1
                    ? "write values that can end it, or a job of its own for each"
                    : "give the job a 'name' with '${matrix:KEY}' of another key in it")
        }
        return reader.errorCount == 0
    }

    private func decode(_ root: Node, _ variant: JobVariant, _ isMeant: (JobDocument) -> Bool) -> JobDocument {
        let own = Diagnostics(of: document, hidingAs: diagnostics)
        let job = decode(root, variant, own)
        if isMeant(job) { diagnostics.add(allOf: own) }
        return job
    }

    private func decode(_ root: Node, _ variant: JobVariant, _ own: Diagnostics) -> JobDocument {
        let reader = Reader(own, definitions: project?.definitions ?? OrderedMap())
        let root = References(environment: environment, matrix: variant.values, reader: reader).filled(root)
        func invalid(_ draft: JobDescription?) -> JobDocument {
            .invalid(
                FaultyJob(
                    name: Self.name(in: root), namePlace: namePlace(in: root), suffix: variant.suffix, draft: draft,
                    line: line, mistakes: own.mistakes))
        }
        if isAmongSeveral, root["name"] == nil {
            reader.error(
                "missing_key", at: root.mark, "the key 'name' is missing: each job of several in a file needs one")
        }
        guard let kindNode = root["job"], let kind = JobKind.shape.decode(kindNode, reader) else {
            return invalid(nil)
        }
        let shape = JobDescription.shape(kind)
        let laid = project?.defaults(of: kind).map { shape.overlay.lay(root, over: $0) } ?? root
        var description = shape.decode(laid, reader)
        description?.effectiveValues = reader.effectiveValues
        description?.sources = reader.sources
        description?.hasConditions = reader.hasConditions
        description?.suffix = variant.suffix
        description?.line = line
        guard var description, document.isSound, reader.errorCount == 0 else {
            return invalid(description)
        }
        description.warnings = own.mistakes
        return .job(description)
    }
}

extension JobDocument {
    /// What could be read of a job.
    fileprivate var description: JobDescription? {
        switch self {
        case .job(let job): job
        case .invalid(let job): job.draft
        case .unread(_, let draft, _): draft
        case .ignored: nil
        }
    }
}

extension Node {
    /// The mapping without one of its keys.
    fileprivate func without(_ key: String) -> Node {
        guard let pairs else { return self }
        return Node(.mapping(pairs.filter { $0.key != key }), mark: mark, origin: origin, clearsDefault: clearsDefault)
    }
}
