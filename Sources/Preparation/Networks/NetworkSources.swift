import FeatureSources
import ImageFile
import JobSpec
import NetworkImport
import StreetNetwork
import Vocabulary

/// Where the streets of a network come from: reads them, and knows of what they are made.
struct NetworkSources {
    let name: String
    let streets: StreetsSpec
    let project: Project
    let modes: [TravelMode]

    /// What is read, and its digest; nil for a database, which has none that could be taken.
    ///
    /// - Parameter known: the digests of large files that were taken before; nil: all files are read.
    /// - Throws: `FileDigest.Unreadable`.
    func digests(known: KnownDigests?) throws -> [(path: String, digest: Digest?)] {
        if let layer = streets.layer {
            let tables = [layer.layer] + (layer.turns.map { [$0.layer] } ?? [])
            return try tables.map { table in
                let address = SourceAddress(writtenAs: table.source, access: project.access)
                let digest = try SourceDigest.digest(of: address, known: known)
                return (address.name, digest)
            }
        }
        return try streets.source.map { source in
            let path = project.path(source.value)
            let digest = try known?.digest(path: path, named: source.value)
            return (source.value, try digest ?? FileDigest.digest(path: path, named: source.value))
        }
    }

    /// Of everything that the network is made of.
    func digest(of sources: [(path: String, digest: Digest?)]) -> Digest {
        let mapping = streets.layer.map { [Digest(of: StreetLayerMapping($0, project.access).canonicalText)] } ?? []
        let extent = streets.extent.map { [Digest(of: DataExtent($0).canonicalText)] } ?? []
        return Digest(
            of: sources.compactMap(\.digest) + mapping + extent + modes.map { Digest(of: $0.canonicalText) }
                + [Digest(of: "importer \(Versions.importer)")])
    }

    /// The streets as their sources hold them now, and where their data ends.
    ///
    /// - Throws: `OSMReadError`, `SourceError`, `Cancelled`.
    func read(context: RunContext) throws -> (parts: StreetNetworkParts, report: NetworkReport) {
        var (parts, report, extent) = try streets.layer.map { try read($0, context) } ?? readOpenStreetMap(context)
        if let own = streets.extent { extent = DataExtent(own) }
        try extent?.mark(&parts, &report, context: context)
        return (parts, report)
    }

    private typealias Reading = (parts: StreetNetworkParts, report: NetworkReport, extent: DataExtent?)

    private func readOpenStreetMap(_ context: RunContext) throws -> Reading {
        let paths = streets.source.map { project.path($0.value) }
        let (parts, report) = try StreetImport.parts(fromOSM: paths, for: modes, context: context)
        return (parts, NetworkReport(report), DataExtent(report.coveredBoxes, from: .headers))
    }

    private func read(_ layer: StreetLayerSpec, _ context: RunContext) throws -> Reading {
        let mapping = StreetLayerMapping(layer, project.access)
        let (parts, report) = try LayerStreets.read(mapping, context: context)
        var kept = NetworkReport()
        kept.turnRestrictions = report.turnsForbidden
        kept.remarks = report.messages.map {
            .init(isWarning: $0.severity == .warning, code: $0.code, text: $0.text)
        }
        kept.remarks += UnusedTags(in: mapping, for: modes).remarks
        if let unread = UnreadTags(in: parts, for: modes).remark { kept.remarks.append(unread) }
        return (parts, kept, nil)
    }

    /// What is wrong with what the project says of files or a layer, all of it at its places; empty where that is not why they
    /// cannot be read.
    func mistakes() -> [Mistake] {
        let diagnostics = Diagnostics()
        if let layer = streets.layer {
            StreetLayerCheck(spec: layer, mapping: StreetLayerMapping(layer, project.access), diagnostics: diagnostics)
                .check()
        } else {
            let files = NetworkFileCheck(project: project, diagnostics: diagnostics)
            for source in streets.source { files.check(source) }
        }
        return diagnostics.hasErrors ? diagnostics.mistakes : []
    }

    /// Errors name a file as the operating system knows it; users know it as they wrote it.
    func readable(_ error: any Error) -> String {
        streets.source.reduce("\(error)") { text, source in
            text.replacing(project.path(source.value), with: source.value)
        }
    }
}
