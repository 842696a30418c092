/// What a drawing shows: junctions, the streets between them, and places, each by column and row.
struct DrawnStreets {
    struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    struct Street {
        let tail: Character
        let head: Character
        /// `yes` or `-1` where arrows make it one-way.
        let oneWay: String?
    }

    private(set) var junctions: [(name: Character, cell: Cell)] = []
    private(set) var places: [(name: Character, cell: Cell)] = []
    private(set) var streets: [Street] = []
    private let characters: [[Character]]

    /// East, south, south-east and south-west: each street is found from its western or northern end.
    private static let directions:
        [(step: Cell, strokes: Set<Character>, ahead: Set<Character>, back: Set<Character>)] =
            [
                (Cell(column: 1, row: 0), ["-"], [">"], ["<"]),
                (Cell(column: 0, row: 1), ["|"], ["v"], ["^"]),
                (Cell(column: 1, row: 1), ["\\"], [">", "v"], ["<", "^"]),
                (Cell(column: -1, row: 1), ["/"], ["<", "v"], [">", "^"]),
            ]

    init(_ drawing: String) {
        characters = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        for (row, line) in characters.enumerated() {
            for (column, character) in line.enumerated() {
                let cell = Cell(column: column, row: row)
                if character.isUppercase { junctions.append((character, cell)) }
                if character.isNumber { places.append((character, cell)) }
            }
        }
        precondition(Set(junctions.map(\.name)).count == junctions.count, "a letter is drawn twice")
        for junction in junctions { follow(from: junction) }
    }

    private subscript(cell: Cell) -> Character {
        guard characters.indices.contains(cell.row), characters[cell.row].indices.contains(cell.column) else {
            return " "
        }
        return characters[cell.row][cell.column]
    }

    private mutating func follow(from junction: (name: Character, cell: Cell)) {
        for (step, strokes, ahead, back) in Self.directions {
            var cell = junction.cell
            var seen: Set<Character> = []
            repeat {
                cell = Cell(column: cell.column + step.column, row: cell.row + step.row)
                if !self[cell].isNumber { seen.insert(self[cell]) }
            } while strokes.union(ahead).union(back).contains(self[cell]) || self[cell].isNumber
            seen.remove(self[cell])
            guard self[cell].isUppercase, !seen.isDisjoint(with: strokes) else { continue }
            let oneWay = seen.isDisjoint(with: ahead) ? seen.isDisjoint(with: back) ? nil : "-1" : "yes"
            streets.append(Street(tail: junction.name, head: self[cell], oneWay: oneWay))
        }
    }
}
