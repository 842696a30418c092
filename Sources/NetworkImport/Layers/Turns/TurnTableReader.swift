import FeatureSources
import StreetNetwork
import Vocabulary

/// Reads a table of turns into restrictions and delays.
struct TurnTableReader {
    private let placement: TurnPlacement
    private(set) var restrictions: [TurnRestriction] = []
    private(set) var delays: [TurnDelay] = []

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
            if let fault = append(columns.row(reader)) { report.addTurn(fault, reader.id) }
        }
        restrictions.sort { $0.id < $1.id }
        delays.sort { ($0.from, $0.to, $0.milliseconds) < ($1.from, $1.to, $1.milliseconds) }
        (report.turnsForbidden, report.turnsDelayed) = (restrictions.count, delays.count)
    }

    /// - Returns: why the row is left out.
    private mutating func append(_ row: Result<TurnRow, TurnRowFault>) -> TurnRowFault? {
        do throws(TurnRowFault) {
            let row = try row.get()
            let turn = try placement.turn(along: row.streets).get()
            switch row.effect {
            case .forbids: restrictions.append(restriction(row, turn))
            case .delays(let milliseconds):
                delays.append(TurnDelay(from: turn.from, to: turn.to, milliseconds: milliseconds))
            }
            return nil
        } catch {
            return error
        }
    }

    private func restriction(_ row: TurnRow, _ turn: TurnPlacement.Turn) -> TurnRestriction {
        TurnRestriction(
            id: row.rowID, kind: .no, isUTurn: turn.via.isEmpty && turn.from == turn.to.reversed, via: turn.junction,
            viaEdges: turn.via, from: [turn.from], to: [turn.to], appliesTo: nil, exceptions: [])
    }
}
