import Results
import Vocabulary

/// A style of QGIS for a layer: rules by which features are drawn, a label, and the titles of columns.
struct LayerStyle {
    struct Rule {
        let label: String
        /// An expression of QGIS; nil: everything.
        let condition: String?
        let symbol: MapSymbol
    }

    let rules: [Rule]
    /// The column that features are labelled with.
    let label: String?
    /// The names of columns as they are in the layer.
    let names: [String]
    let columns: [Column]

    /// The style as QGIS keeps it (QML). It has no type of geometry, so that it goes for layers with several.
    var text: String {
        "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n"
            + "<qgis version=\"3.22.0\" styleCategories=\"Symbology|Labeling|Fields\" labelsEnabled=\"\(label == nil ? 0 : 1)\">\n"
            + renderer + labelling + aliases + "</qgis>\n"
    }

    private var renderer: String {
        let entries = rules.enumerated().map { number, rule in
            let condition = rule.condition.map { " filter=\"\(XMLText.attribute($0))\"" } ?? ""
            return
                "<rule key=\"{\(number)}\" symbol=\"\(number)\" label=\"\(XMLText.attribute(rule.label))\"\(condition)/>"
        }
        let symbols = rules.enumerated().map { $1.symbol.text(number: $0) }
        return "<renderer-v2 type=\"RuleRenderer\" symbollevels=\"0\" forceraster=\"0\" enableorderby=\"0\">"
            + "<rules key=\"{rules}\">\(entries.joined())</rules><symbols>\(symbols.joined())</symbols></renderer-v2>\n"
    }

    private var labelling: String {
        guard let label else { return "" }
        return
            "<labeling type=\"simple\"><settings calloutType=\"simple\"><text-style fieldName=\"\(XMLText.attribute(label))\" "
            + "fontSize=\"7\" fontSizeUnit=\"Point\" textColor=\"255,255,255,255\" isExpression=\"0\"/>"
            + "<placement placement=\"1\" quadOffset=\"4\"/><rendering displayAll=\"1\"/></settings></labeling>\n"
    }

    private var aliases: String {
        let entries = zip(names, columns).enumerated().map { number, named in
            let (name, column) = named
            return
                "<alias index=\"\(number + 1)\" field=\"\(XMLText.attribute(name))\" name=\"\(XMLText.attribute(column.title))\"/>"
        }
        return "<aliases>\(entries.joined())</aliases>\n"
    }
}
