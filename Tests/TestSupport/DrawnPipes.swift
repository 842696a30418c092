import UtilityNetwork

/// A pipe network drawn in characters.
///
///     let pipes = DrawnPipes(
///         """
///         S--V1--T--V2--D
///                |
///                V3--C
///         """)
///
/// Names are letters and digits; lines of `-` and `|` join them and are called by their ends, `V1-T`. An arrow `>`, `<`,
/// `^` or `v` in a line's strokes lets flow pass that way alone. The first letter says what a name is: `S` a source that
/// controls a subnetwork, `V` a valve, `X` a closed one, `W` one that cannot be turned, `N` one without the category
/// Isolating, `M` one with the terminals A (left, above) and B, `R` a check valve from High (left, above) to Low, `Y` a
/// source that is itself such a two-terminal valve and controls at B, `C` a customer's meter, others a junction. A
/// character is a metre wide and high; a vertical line stands under a name's first letter.
public struct DrawnPipes {
    public var draft: UtilityDraft
    private struct Token {
        let name: String
        let row: Int
        let columns: Range<Int>
    }

    public init(_ drawing: String, schema: UtilitySchema = PipeSchema.schema()) {
        let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        draft = UtilityDraft(schema: schema)
        let tokens = rows.indices.flatMap { Self.tokens(rows[$0], row: $0) }
        for token in tokens { draft.add(token.name, x: Double(token.columns.lowerBound), y: Double(-token.row)) }
        for token in tokens {
            Self.lineRight(of: token, rows, tokens).map { draft.addLine(token.name, $0.name, $0.arrow) }
            Self.lineDown(of: token, rows, tokens).map { draft.addLine(token.name, $0.name, $0.arrow) }
        }
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter && character != "v" || character.isNumber
    }

    private static func tokens(_ row: [Character], row number: Int) -> [Token] {
        var tokens: [Token] = []
        var column = 0
        while column < row.count {
            var end = column
            while end < row.count, isName(row[end]) { end += 1 }
            if end > column {
                tokens.append(Token(name: String(row[column..<end]), row: number, columns: column..<end))
            }
            column = max(end, column + 1)
        }
        return tokens
    }

    private static func lineRight(
        of token: Token, _ rows: [[Character]], _ tokens: [Token]
    ) -> (name: String, arrow: Character?)? {
        let row = rows[token.row]
        var column = token.columns.upperBound
        var arrow: Character?
        while column < row.count, "-<>".contains(row[column]) {
            if row[column] != "-" { arrow = row[column] }
            column += 1
        }
        guard column > token.columns.upperBound else { return nil }
        return tokens.first { $0.row == token.row && $0.columns.lowerBound == column }.map { ($0.name, arrow) }
    }

    private static func lineDown(
        of token: Token, _ rows: [[Character]], _ tokens: [Token]
    ) -> (name: String, arrow: Character?)? {
        let column = token.columns.lowerBound
        var row = token.row + 1
        var arrow: Character?
        while row < rows.count, column < rows[row].count, "|^v".contains(rows[row][column]) {
            if rows[row][column] != "|" { arrow = rows[row][column] }
            row += 1
        }
        guard row > token.row + 1 else { return nil }
        return tokens.first { $0.row == row && $0.columns.contains(column) }.map { ($0.name, arrow) }
    }
}

extension UtilityDraft {
    fileprivate mutating func add(_ name: String, x: Double, y: Double) {
        let kinds: [Character: (group: Int, type: Int)] = [
            "S": PipeSchema.source, "V": PipeSchema.isolatingValve, "X": PipeSchema.isolatingValve,
            "W": PipeSchema.isolatingValve, "N": PipeSchema.plainValve, "M": PipeSchema.terminalValve,
            "R": PipeSchema.checkValve, "C": PipeSchema.meter, "Y": PipeSchema.terminalSource,
        ]
        let letter = name.first!
        let kind = kinds[letter]
        var feature = DraftFeature(
            source: kind == nil ? PipeSchema.junction : PipeSchema.device, globalID: name,
            assetGroup: kind?.group ?? 1, assetType: kind?.type ?? 1, shape: [UtilityPosition(x: x, y: y)],
            isCustomer: letter == "C", isOperable: letter != "W")
        if kind != nil { feature.values = [.init(attribute: PipeSchema.status, value: letter == "X" ? 0 : 1)] }
        features.append(feature)
        if letter == "S" || letter == "Y" {
            let element = ElementReference(source: "Device", globalID: name, terminal: letter == "Y" ? "B" : nil)
            controllers.append(DraftController(element, tier: "Supply", subnetwork: "Town"))
        }
    }

    fileprivate mutating func addLine(_ tail: String, _ head: String, _ arrow: Character?) {
        let ends = [tail, head].map { name in features.first { $0.globalID == name }! }
        var line = DraftFeature(
            source: PipeSchema.line, globalID: "\(tail)-\(head)", assetGroup: 1, assetType: 1,
            shape: ends.map { $0.shape[0] }, values: [.init(attribute: PipeSchema.status, value: 1)])
        // What a line leaves to the right or downwards is the second terminal.
        line.fromTerminal = ["M": "B", "R": "Low", "Y": "B"][tail.prefix(1)]
        line.toTerminal = ["M": "A", "R": "High", "Y": "A"][head.prefix(1)]
        if let arrow { line.flow = arrow == ">" || arrow == "v" ? .forward : .backward }
        features.append(line)
    }
}

extension DrawnPipes {
    /// Changes the feature of a name.
    public func with(_ name: String, _ change: (inout DraftFeature) -> Void) -> DrawnPipes {
        var changed = self
        change(&changed.draft.features[draft.features.firstIndex { $0.globalID == name }!])
        return changed
    }

    public func network() throws -> UtilityNetwork { try UtilityNetwork.build(draft).network }
}

extension UtilityNetwork {
    /// What a name stands for: `V1`, `V1-T`, `V1-T@0.5`, `M1.A`. Without a terminal all of a device is meant.
    public func located(_ name: String) throws -> LocatedElement {
        let parts = name.split(separator: "@")
        let names = parts[0].split(separator: ".")
        let reference = ElementReference(
            globalID: String(names[0]), terminal: names.count > 1 ? String(names[1]) : nil,
            fraction: parts.count > 1 ? Double(parts[1]) : nil)
        return try resolve(reference, allowsWholeDevices: true)
    }

    /// The name of an element: its id, its terminal where there are several, its stretch where it is not all of a line.
    public func label(_ element: UtilityElement) -> String {
        var label = globalID(of: element.feature)
        if let terminal = element.terminal {
            if let terminals = terminals(of: element.feature) { label += ".\(terminals.terminals[terminal].name)" }
        } else if element.positionFrom == element.positionTo {
            label += "@\(element.positionFrom)"
        } else if element.positionFrom != 0 || element.positionTo != 1 {
            label += "@\(element.positionFrom)-\(element.positionTo)"
        }
        return label
    }
}
