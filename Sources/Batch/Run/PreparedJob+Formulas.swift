import Preparation
import ResultWriters

extension PreparedJob {
    /// What becomes of texts in CSV that a spreadsheet would take for formulas.
    var formulas: FormulaPolicy { escapesFormulas ? .escape : .keep }
}
