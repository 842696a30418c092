import FeatureSources
import UtilityNetwork
import Vocabulary

@testable import NetworkImport

/// An EPANET model that a test has written.
struct WrittenModel {
    let network: UtilityImport?
    /// The mistakes, one a line; the first line is the reason where the text is no model at all.
    let faults: [String]

    init(_ text: String, crs: String? = nil) { self.init(bytes: Array(text.utf8), crs: crs) }

    init(bytes: [UInt8], crs: String? = nil) {
        do {
            let (model, messages) = try EPANETReader.read(EPANETText(bytes, named: "town.inp"), named: "town.inp")
            network = try EPANETNetwork.network(of: model, messages, system: crs.map { SystemDefinition($0) })
            faults = []
        } catch {
            network = nil
            faults = "\(error)".split(separator: "\n").map(String.init)
        }
    }

    var draft: UtilityDraft { network?.draft ?? UtilityDraft() }

    var codes: [String] { network?.messages.map(\.code) ?? [] }

    func feature(_ id: String) -> DraftFeature? { draft.features.first { $0.globalID == id } }

    /// The value of an attribute of a feature.
    func value(_ attribute: String, of id: String) -> Double? {
        let number = draft.schema.attribute(attribute)
        return feature(id)?.values.first { $0.attribute == number }?.value
    }

    /// The text of the code of an attribute of a feature.
    func text(_ attribute: String, of id: String) -> String? {
        let domain = draft.schema.attribute(attribute).map { draft.schema.attributes[$0].domain }
        return domain?.first { $0.code == value(attribute, of: id) }?.description
    }

    /// `Tank T1` for `T1`.
    func name(_ id: String) -> String? {
        feature(id).map { "\(draft.schema.sources[$0.source].name) \($0.globalID)" }
    }
}

/// The sections of a model with a tank, two junctions, a pipe, a pump and a valve, and more lines.
func town(_ more: String = "") -> String {
    """
    [JUNCTIONS]
    J1 10 5
    J2 20
    [RESERVOIRS]
    R1 100
    [TANKS]
    T1 50 1 2 3 4 5
    [PIPES]
    P1 R1 J1 100 12 130 0 Open ; the main
    [PUMPS]
    U1 J1 T1 HEAD 1
    [VALVES]
    V1 J1 J2 12 PRV 30 0
    \(more)
    """
}
