import FeatureSources
import StreetNetwork
import Vocabulary

/// Reads a table of turns into restrictions and delays.
struct TurnTableReader {
    private let placement: TurnPlacement
    private(set) var restrictions: [TurnRestriction] = []
    private(set) var delays: [TurnDelay] = []
    /// The row of each delay.
    private var rowOfDelay: [Int64] = []

    init(_ placement: TurnPlacement) { self.placement = placement }

    /// Restrictions come by the ids of their rows, delays by their turns.
    ///
    /// - Throws: `SourceError`, `Cancelled`.
    mutating func read(
        _ mapping: TurnTableMapping, _ report: inout LayerStreetReport, context: RunContext
    ) throws {
        let layer = try mapping.table.open(spatial: false)
        report.turnTable = layer.name
        let columns = try TurnColumns(mapping, of: layer)
        let reader = try RowReader(layer, mapping.table.selection, columns: columns.fields)
        while try reader.next() {
            if report.turnsRead & 0xFFF == 0 {
                try context.checkCancelled()
                context.progress.progress("reading turns", done: report.turnsRead, total: nil)
            }
            report.turnsRead += 1
            if let fault = append(columns.row(reader), of: reader.id) { report.addTurn(fault, reader.id) }
        }
        restrictions.sort { $0.id < $1.id }
        for row in settleDelays() { report.addTurn(.repeatedDelay, row) }
        (report.turnsForbidden, report.turnsDelayed) = (restrictions.count, delays.count)
    }

    /// - Returns: why the row is left out.
    private mutating func append(_ row: Result<TurnRow, TurnRowFault>, of id: Int64) -> TurnRowFault? {
        do throws(TurnRowFault) {
            let row = try row.get()
            let turn = try placement.turn(along: row.streets).get()
            switch row.effect {
            case .forbids: restrictions.append(restriction(row, turn))
            case .delays(let milliseconds):
                delays.append(TurnDelay(from: turn.from, to: turn.to, milliseconds: milliseconds))
                rowOfDelay.append(id)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Leaves one delay for each turn, the longest.
    ///
    /// - Returns: the rows of the others, ascending.
    private mutating func settleDelays() -> [Int64] {
        let ordered = delays.indices.sorted {
            (delays[$0].from, delays[$0].to, -delays[$0].milliseconds, rowOfDelay[$0])
                < (delays[$1].from, delays[$1].to, -delays[$1].milliseconds, rowOfDelay[$1])
        }
        var (kept, repeated): ([TurnDelay], [Int64]) = ([], [])
        for place in ordered {
            if let last = kept.last, last.from == delays[place].from, last.to == delays[place].to {
                repeated.append(rowOfDelay[place])
            } else {
                kept.append(delays[place])
            }
        }
        (delays, rowOfDelay) = (kept, [])
        return repeated.sorted()
    }

    private func restriction(_ row: TurnRow, _ turn: TurnPlacement.Turn) -> TurnRestriction {
        TurnRestriction(
            id: row.rowID, kind: .no, isUTurn: turn.via.isEmpty && turn.from == turn.to.reversed, via: turn.junction,
            viaEdges: turn.via, from: [turn.from], to: [turn.to], appliesTo: nil, exceptions: [])
    }
}
