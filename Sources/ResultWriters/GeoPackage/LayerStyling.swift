import FeatureSources
import Results

/// Chooses the style of a table's layer, in the colours of the map page, from what its rows hold: areas by break, elements of
/// traces by role, all else by the kind of geometry.
struct LayerStyling {
    /// A kind of geometry, as QGIS spells it.
    private enum Shape: String, CaseIterable {
        case area = "Polygon"
        case line = "Line"
        case point = "Point"
    }

    private struct Found: Hashable {
        let key: WrittenValue
        let shape: Shape
    }

    /// More than a legend can show.
    private static let mostFound = 60

    private let table: Table
    /// The column by which features are told apart; nil: all are alike.
    private let keyColumn: Int?
    private var found: Set<Found> = []
    /// Whether there is more than was found.
    private var isMore = false

    init(of table: Table) {
        self.table = table
        let key = ["polygons": "to_break", "elements": "role"][table.name]
        keyColumn = table.columns.firstIndex { $0.name == key }
    }

    mutating func note(_ values: [WrittenValue], _ geometry: FeatureGeometry?) {
        guard let shape = geometry.map(Self.shape) else { return }
        let kind = Found(key: keyColumn.map { values[$0] } ?? .null, shape: shape)
        if found.count < Self.mostFound { found.insert(kind) } else if !found.contains(kind) { isMore = true }
    }

    private static func shape(of geometry: FeatureGeometry) -> Shape {
        switch geometry {
        case .point, .points: .point
        case .lines: .line
        case .polygons: .area
        }
    }

    /// Nil for tables without geometry.
    var style: LayerStyle? {
        if table.geometry == .none { return nil }
        return LayerStyle(
            rules: rules, label: ["stops": "sequence"][table.name], names: table.distinctNames,
            columns: table.columns)
    }

    private var rules: [LayerStyle.Rule] {
        switch table.name {
        case "polygons": byBreak
        case "elements": byRole
        case "routes": [all("Routes", .line(MapColours.several[0], width: 1.2, casing: "#ffffff"))]
        case "stops": [all("Stops", .marker(MapColours.ink, size: 4.5))]
        case "directions_lines": [all("Steps", .line(MapColours.several[5], width: 0.6))]
        case "directions_points": [all("Beginnings of steps", .marker(MapColours.several[0], size: 1.8))]
        case "facilities": [all("Facilities", .marker(MapColours.ink, size: 4, shape: "diamond"))]
        case "lines": [all("Streets reached", .line(MapColours.several[0], width: 0.4))]
        case "barriers": byShape("Barriers", MapColours.barrier, area: MapSymbol.hatch)
        default: byShape(table.name, MapColours.several[0]) { .fill($0, opacity: 120) }
        }
    }

    private func all(_ label: String, _ symbol: MapSymbol) -> LayerStyle.Rule {
        LayerStyle.Rule(label: label, condition: nil, symbol: symbol)
    }

    private var byBreak: [LayerStyle.Rule] {
        let costs = found.compactMap { if case .real(let cost) = $0.key { cost } else { nil } }.sorted()
        let unit = keyColumn.flatMap { table.columns[$0].unit }.map { " \($0)" } ?? ""
        let rules = costs.enumerated().map { number, cost in
            let text = cost == cost.rounded() ? "\(Int64(cost))" : "\(cost)"
            return LayerStyle.Rule(
                label: "up to \(text)\(unit)", condition: "\"to_break\" = \(text)",
                symbol: .fill(MapColours.nearToFar(number, of: costs.count), opacity: 158))
        }
        // QGIS draws nothing for what no rule meets.
        return rules
            + (isMore
                ? [LayerStyle.Rule(label: "others", condition: "ELSE", symbol: .fill(MapColours.ink, opacity: 60))]
                : [])
    }

    private var byRole: [LayerStyle.Rule] {
        MapColours.roles.flatMap { role, colour in
            let isLoud = role == "isolating" || role == "start"
            return Shape.allCases.filter { found.contains(Found(key: .text(role), shape: $0)) }.map { shape in
                let symbol = symbol(shape, colour, size: isLoud ? 1.3 : 0.8) { .fill($0, opacity: 120) }
                return LayerStyle.Rule(
                    label: role, condition: "\"role\" = '\(role)' and \(condition(shape))", symbol: symbol)
            }
        }
    }

    private func byShape(_ label: String, _ colour: String, area: (String) -> MapSymbol) -> [LayerStyle.Rule] {
        Shape.allCases.filter { found.contains(Found(key: .null, shape: $0)) }.map { shape in
            LayerStyle.Rule(
                label: label, condition: condition(shape), symbol: symbol(shape, colour, size: 1, area: area))
        }
    }

    /// - Parameter size: the width of lines, in millimetres; points are three times as wide.
    private func symbol(
        _ shape: Shape, _ colour: String, size: Double, area: (String) -> MapSymbol
    ) -> MapSymbol {
        switch shape {
        case .area: area(colour)
        case .line: .line(colour, width: size)
        case .point: .marker(colour, size: size * 3)
        }
    }

    /// For the features of a layer that have one kind of geometry: a rule of another kind must not meet them.
    private func condition(_ shape: Shape) -> String { "geom_to_wkt($geometry) like '%\(shape.rawValue)%'" }
}
