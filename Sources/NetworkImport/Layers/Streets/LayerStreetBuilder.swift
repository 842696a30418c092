import Geometry
import StreetNetwork
import Vocabulary

/// Turns the rows of a layer into junctions, edges and streets.
struct LayerStreetBuilder {
    private let rows: StreetRows
    private let lines: StreetLines
    private var tags: LayerTags
    private var names: StringNumbers
    private var references: StringNumbers

    private(set) var parts = StreetNetworkParts()
    /// Junction to its level: equal numbers are equal levels.
    private(set) var junctionLevel: [UInt32] = []
    /// Street to its first edge; one more element than there are streets.
    private(set) var firstEdgeOfStreet: [Int] = [0]
    private var junctionOfNode: [UInt32]

    init(_ reader: StreetRowReader, _ rows: StreetRows, _ lines: StreetLines, _ tags: LayerTags) {
        self.rows = rows
        self.lines = lines
        self.tags = tags
        names = StringNumbers(reader.names)
        references = StringNumbers(reader.references)
        junctionOfNode = [UInt32](repeating: StreetLines.none, count: lines.nodeCount)
    }

    /// Appends the streets of all rows in their order.
    ///
    /// - Throws: `Cancelled`.
    mutating func build(_ report: inout LayerStreetReport, context: RunContext) throws {
        let order = StreetOrder.order(of: rows)
        parts.streetCost = rows.cost.map { _ in [] }
        for (place, row) in order.enumerated() {
            if place & 0xFFF == 0 { try context.checkCancelled() }
            if place > 0, rows.id[order[place - 1]] == rows.id[row] { report.add(.doubledID, rows.id[row]) }
            appendStreets(of: row, &report)
        }
        report.streets = parts.streetID.count
    }

    private mutating func appendStreets(of row: Int, _ report: inout LayerStreetReport) {
        let (firstStreet, firstEdge) = (parts.streetID.count, parts.edgeLength.count)
        for part in rows.parts(ofRow: row) {
            if let line = lines.line(ofPart: part) {
                append(line, row)
            } else if rows.parts(ofRow: row).count > 1 {
                report.add(.partWithoutLength, rows.id[row])
            }
        }
        let streets = firstStreet..<parts.streetID.count
        if streets.isEmpty { return report.add(.withinTolerance, rows.id[row]) }
        report.rowsKept += 1
        if parts.edgeLength[firstEdge...].contains(StreetNetworkParts.greatestLength) {
            report.add(.tooLong, rows.id[row])
        }
        appendMeasures(of: row, streets)
    }

    private mutating func append(_ line: StreetLines.Line, _ row: Int) {
        let street = UInt32(parts.streetID.count)
        var length: Int64 = 0
        var start = 0
        for end in line.node.indices.dropFirst() where line.node[end] != StreetLines.none {
            let (tail, head) = (junction(of: line.node[start]), junction(of: line.node[end]))
            parts.appendEdge(
                tail: tail, head: head, shape: Array(line.shape[start...end]), street: street, streetOffset: length)
            length += Int64(parts.edgeLength[parts.edgeLength.count - 1])
            start = end
        }
        firstEdgeOfStreet.append(parts.edgeTail.count)
        parts.streetID.append(rows.id[row])
        parts.streetLength.append(length)
        let width = rows.tagValues.count / max(1, rows.count)
        parts.streetTags.append(tags.set(of: rows.tagValues[row * width..<(row + 1) * width], in: &parts.tagSets))
        parts.streetName.append(names.number(of: rows.name[row], in: &parts.strings))
        parts.streetReference.append(references.number(of: rows.reference[row], in: &parts.strings))
    }

    private mutating func junction(of node: UInt32) -> UInt32 {
        let known = junctionOfNode[Int(node)]
        if known != StreetLines.none { return known }
        let junction = UInt32(parts.junctionCoordinate.count)
        junctionOfNode[Int(node)] = junction
        parts.junctionCoordinate.append(lines.coordinate(ofNode: node))
        parts.junctionTags.append(0)
        junctionLevel.append(lines.level(ofNode: node))
        return junction
    }

    /// What the row says of its streets: times and costs are shared out to the parts of the line.
    private mutating func appendMeasures(of row: Int, _ streets: Range<Int>) {
        let shares = LengthShares(lengths: streets.map { parts.streetLength[$0] })
        for part in 0..<streets.count {
            for direction in [2 * row, 2 * row + 1] {
                if !rows.speed.isEmpty { parts.streetSpeed.append(rows.speed[direction]) }
                if !rows.time.isEmpty {
                    let time = rows.time[direction]
                    let share = UInt32(shares.share(of: Int64(time), part: part))
                    // 0 would be nothing said.
                    parts.streetTime.append(time > 0 ? max(1, share) : 0)
                }
                for cost in rows.cost.indices {
                    parts.streetCost[cost].append(shares.share(of: rows.cost[cost][direction], part: part))
                }
            }
            if !rows.restrictions.isEmpty { parts.streetRestrictions.append(rows.restrictions[row]) }
        }
    }
}
