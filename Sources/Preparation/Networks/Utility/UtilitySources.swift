import FeatureSources
import ImageFile
import JobSpec
import NetworkImport
import UtilityNetwork
import Vocabulary

/// Where a utility network comes from: reads it, and knows of what it is made.
struct UtilitySources {
    let name: String
    private let spec: UtilitySpec
    private let project: Project
    /// Nil for a network without features.
    private let address: SourceAddress?
    /// Nil for an EPANET model.
    let model: UtilityModel?
    private let modelSpec: UtilityModelSpec?
    private let valves: ValveLayer?

    /// Reads the model.
    ///
    /// - Throws: `NetworkMistakes` for a model that cannot be read, or that has mistakes.
    init(_ name: String, _ spec: UtilitySpec, _ project: Project) throws {
        (self.name, self.spec, self.project) = (name, spec, project)
        let address = spec.source.map(project.address)
        self.address = address
        let read = try spec.model.map { try Self.model($0, project, address) }
        (model, modelSpec) = (read?.model, read?.spec)
        valves = spec.valves.map { ValveLayer($0, project.address(of: $0.layer.source)) }
    }

    private static func model(
        _ file: Marked<String>, _ project: Project, _ address: SourceAddress?
    ) throws -> (model: UtilityModel, spec: UtilityModelSpec) {
        let diagnostics = Diagnostics()
        let isThere = NetworkFileCheck(project: project, diagnostics: diagnostics).check(file)
        let spec = isThere ? read(project.path(file.value), at: file.mark, diagnostics) : nil
        let model = spec.map {
            UtilityModelCompiler(spec: $0, address: address, access: project.access, diagnostics: diagnostics).model()
        }
        if let model, let spec, !diagnostics.hasErrors { return (model, spec) }
        throw NetworkMistakes(mistakes: diagnostics.mistakes)
    }

    /// - Throws: `NetworkMistakes` where layers do not have what the model or the project names of them, or a coordinate system is none.
    func checkLayers() throws {
        let diagnostics = Diagnostics()
        for system in systems { check(system, diagnostics) }
        if model == nil, let file = spec.source {
            NetworkFileCheck(project: project, diagnostics: diagnostics).check(file)
        }
        if let spec = spec.valves, let valves { check(spec, valves, diagnostics) }
        if let model, let modelSpec {
            UtilityLayerCheck(spec: modelSpec, model: model, hasSource: address != nil, diagnostics: diagnostics)
                .check()
        }
        if diagnostics.hasErrors { throw NetworkMistakes(mistakes: diagnostics.mistakes) }
    }

    /// The coordinate systems that the network and its model name.
    private var systems: [Marked<String>] {
        let layers =
            (modelSpec?.sources.entries.map(\.value.layer) ?? []) + (modelSpec?.associations.map(\.layer) ?? [])
        return ([spec.crs, spec.valves?.layer.crs] + layers.map(\.crs)).compactMap { $0 }
    }

    private func check(_ system: Marked<String>, _ diagnostics: Diagnostics) {
        do {
            _ = try PlaceConversion(from: SystemDefinition(system.value))
        } catch let error as CoordinateSystemError {
            // A local system is one in which nobody knows where on the earth things are.
            guard case .unknown = error else { return }
            diagnostics.error("unknown_crs", at: system.mark, "\(error)", help: "name a system such as EPSG:25832")
        } catch {
            // Without the library nothing can be read: whoever reads says so.
        }
    }

    private func check(_ spec: ValveLayerSpec, _ valves: ValveLayer, _ diagnostics: Diagnostics) {
        MappedLayerCheck(
            request: LayerRequest(spec.layer), fields: [spec.id, spec.pipe, spec.node].compactMap(\.self),
            conditions: [spec.operable].compactMap(\.self), diagnostics: diagnostics
        ).check { try valves.table.open(spatial: false) }
    }

    /// Paths in a model start at its own folder, which its name tells.
    private static func read(_ path: String, at mark: Mark, _ diagnostics: Diagnostics) -> UtilityModelSpec? {
        do {
            return UtilityModelFile.decode(try SourceFile.read(path: path, displayedAs: path), diagnostics)
        } catch {
            diagnostics.error("unreadable_file", at: mark, "\(error)")
            return nil
        }
    }

    /// Of all that it is made of, but for the model itself.
    var addresses: [SourceAddress] {
        let own = spec.model == nil ? [address].compactMap(\.self) : []
        let layers = model?.layers.filter(\.hasRows).map(\.table.address) ?? []
        return own + layers + (model?.associations.map(\.table.address) ?? [])
            + (valves.map { [$0.table.address] } ?? [])
    }

    /// Whether somebody says where features are.
    var hasFeatures: Bool { model?.layers.contains(where: \.hasRows) ?? true }

    /// What is read, each once, and its digest; nil for a database, which has none that could be taken.
    ///
    /// - Parameter known: the digests of large files that were taken before; nil: all files are read.
    /// - Throws: `FileDigest.Unreadable`.
    func digests(known: KnownDigests?) throws -> [(path: String, digest: Digest?)] {
        var seen: Set<SourceAddress> = []
        return try addresses.filter { seen.insert($0).inserted }.map { address in
            (address.name, try SourceDigest.digest(of: address, known: known))
        }
    }

    /// Which source each part is read from, by where that first comes: several may be read from one.
    private var places: String {
        var known: [SourceAddress: Int] = [:]
        return addresses.map { address in
            let place = known[address, default: known.count]
            known[address] = place
            return "\(place)"
        }.joined(separator: " ")
    }

    /// Of everything that the network is made of.
    func digest(of sources: [(path: String, digest: Digest?)]) -> Digest {
        let texts = [model?.canonicalText, valves?.canonicalText].map { $0 ?? "none" } + [places]
        return Digest(
            of: sources.compactMap(\.digest) + texts.map { Digest(of: $0) }
                + [
                    Digest(of: "crs \(spec.crs?.value ?? "none")"),
                    Digest(of: "utility importer \(Versions.utilityImporter)"),
                ])
    }

    /// The network as its sources hold it now.
    ///
    /// - Throws: what the readers throw; `Cancelled`.
    func read(context: RunContext) throws -> UtilityImport {
        let crs = spec.crs.map { SystemDefinition($0.value) }
        context.progress.progress("reading \(name)", done: 0, total: nil)
        try checkLayers()
        var network =
            try model.map { try UtilityLayers.read($0, crs: crs, context: context) }
            ?? address.map { try EPANETNetwork.read($0, system: crs) } ?? UtilityImport(draft: UtilityDraft())
        if let valves { try ValveOverlay.add(valves, crs: crs, to: &network, context: context) }
        try network.findPlaces()
        return network
    }

    /// Errors name a file as the operating system knows it; users know it as they wrote it.
    func readable(_ error: any Error) -> String {
        addresses.reduce((error as? SourceError)?.explained ?? "\(error)") { $0.replacing($1.target, with: $1.name) }
    }
}

extension ValveLayer {
    init(_ spec: ValveLayerSpec, _ address: SourceAddress) {
        self.init(
            SourceTable(
                address, layer: spec.layer.layer?.value, condition: spec.layer.condition?.value,
                dialect: RowSelection.Dialect(spec.layer.dialect)),
            crs: spec.layer.crs.map { SystemDefinition($0.value) }, id: spec.id?.value, pipe: spec.pipe?.value,
            node: spec.node?.value, operable: spec.operable?.value, tolerance: spec.tolerance.millimetres)
    }
}
