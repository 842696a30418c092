import FeatureSources
import UtilityNetwork

/// Which rows of a layer are subnetwork controllers.
struct ControllerRows {
    private let source: String
    private let all: [UtilityControllers]
    /// As `all`: the rows that meet the condition; nil for all rows, or the one with an id.
    private let rows: [Set<Int64>?]
    private let subnetworks: [Int?]
    /// By an id, folded: the places of those that name it.
    private let placesOfID: [String: [Int]]
    /// The places of those that name no id.
    private let placesOfRows: [Int]
    /// As `all`: whether the feature of an id was met.
    private var isMet: [Bool]

    init(
        _ mapping: UtilityLayer, _ columns: UtilityColumns, source: String,
        conditions: (String, String) throws -> Set<Int64>
    ) throws {
        self.source = source
        all = mapping.controllers
        rows = try mapping.controllers.map { try $0.condition.map { try conditions($0, "controllers") } }
        let ids = mapping.controllers.map { $0.globalID.map(GlobalID.folded) }
        placesOfID = Dictionary(grouping: ids.indices.filter { ids[$0] != nil }) { ids[$0] ?? "" }
        placesOfRows = ids.indices.filter { ids[$0] == nil }
        subnetworks = columns.subnetworks
        isMet = all.map { _ in false }
    }

    /// Appends what a row controls.
    ///
    /// - Returns: the rule that the row breaks; nil for none.
    mutating func append(
        _ reader: RowReader, _ feature: DraftFeature, to controllers: inout [DraftController]
    ) -> String? {
        var rule: String?
        for place in places(of: feature.globalID, row: reader.id) {
            let controller = all[place]
            isMet[place] = true
            guard let name = subnetwork(place, reader) else {
                rule = "it is a subnetwork controller, and its field of subnetworks has no value"
                continue
            }
            controllers.append(made(controller, feature.globalID, name))
        }
        return rule
    }

    /// The places of what names a feature, ascending.
    private func places(of id: String, row: Int64) -> [Int] {
        let byRow = placesOfRows.filter { rows[$0]?.contains(row) ?? true }
        guard !placesOfID.isEmpty, let byID = placesOfID[GlobalID.folded(id)] else { return byRow }
        return byRow.isEmpty ? byID : (byRow + byID).sorted()
    }

    /// The conditions that no row of the source met.
    var unmetConditions: [String] { all.indices.filter { !isMet[$0] }.compactMap { all[$0].condition } }

    /// Those whose id no row has: the network's check says so.
    func appendMissing(to controllers: inout [DraftController]) {
        for (place, controller) in all.enumerated() where !isMet[place] {
            guard let id = controller.globalID else { continue }
            controllers.append(made(controller, id, name(of: controller.subnetwork)))
        }
    }

    /// Of what no row tells the name of.
    private func name(of subnetwork: UtilityControllers.Subnetwork) -> String {
        if case .name(let name) = subnetwork { name } else { "?" }
    }

    private func made(_ controller: UtilityControllers, _ id: String, _ subnetwork: String) -> DraftController {
        DraftController(
            ElementReference(source: source, globalID: id, terminal: controller.terminal), tier: controller.tier,
            subnetwork: subnetwork, place: controller.place)
    }

    private func subnetwork(_ place: Int, _ reader: RowReader) -> String? {
        switch all[place].subnetwork {
        case .name(let name): return name
        case .field:
            let text = subnetworks[place].flatMap { reader.value($0).text }.map(BlankText.trimmed)
            return text?.isEmpty == true ? nil : text
        }
    }
}
