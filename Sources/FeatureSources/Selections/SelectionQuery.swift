import CGDAL
import Geometry

/// Brings a selection into the terms of GDAL.
struct SelectionQuery {
    let layer: Layer
    let selection: RowSelection

    private var library: GDALLibrary { layer.dataset.library }

    /// Whether the condition goes through SQLite although the source does not speak it.
    private var needsSQLite: Bool {
        selection.dialect == .sqlite && !SourceDrivers.speakingSQLite.contains(layer.dataset.driver)
    }

    /// The ids of the rows that meet a condition in the words of SQLite; nil where the source evaluates the condition.
    ///
    /// - Throws: `SourceError.badCondition`.
    func chosenIds() throws -> Set<Int64>? {
        guard let condition = selection.condition, needsSQLite else { return nil }
        try check(condition)
        // Tables that GDAL lends to SQLite are read once a statement, and others would be other files.
        if ConditionCheck.words(in: condition).contains("select") {
            throw SelectionQuery.badCondition(
                "a condition on a file that is no database has no SELECT of its own", layer)
        }
        guard let rowId = layer.freeRowId else {
            throw SelectionQuery.badCondition("its fields rowid, _rowid_ and oid hide the rows' own ids", layer)
        }
        // The limit keeps SQLite from handing parts of the condition to GDAL, which loses rows by them.
        let ids = ([SelectionQuery.idName] + layer.namesOfRowId.map(SQLWords.name)).map { "\(rowId) AS \($0)" }
        let rows = "(SELECT \(ids.joined(separator: ", ")), * FROM \(table) LIMIT -1) AS \(table)"
        let dataset = layer.dataset
        let answer = dataset.rows(
            of: "SELECT \(SelectionQuery.idName) FROM \(rows) WHERE (\(condition))", dialect: "SQLITE",
            inSpiteOf: { dataset.isAboutGeometry($0) || dataset.isAboutDeletedRows($0) })
        guard let rows = answer.rows else {
            if layer.hidesFieldsOfConditions, answer.problem.contains("no such column") { return [] }
            throw SelectionQuery.badCondition(answer.problem, layer)
        }
        return Set(
            rows.compactMap { row in
                guard case .integer(let id)? = row.first else { return nil }
                return id
            })
    }

    /// Values that are not what their columns are declared to hold; nil where there are none.
    ///
    /// - Parameter box: where rows lie that are asked for; nil for anywhere.
    /// - Throws: `SourceError.unfinished` where there are some in a view; `.badCondition` of a condition that is none.
    func strays(in fields: [LayerField], near box: PositionBox?) throws -> StrayValues? {
        if layer.dataset.driver == "PostgreSQL", let condition = selection.condition { try check(condition) }
        let strays = StrayValues(in: fields, of: layer, where: needsSQLite ? nil : selection.condition, near: box)
        if let (field, text) = strays.lost {
            throw SourceError.unfinished(layer: layer.name, reason: Self.loss(of: text, in: field))
        }
        return strays.isEmpty ? nil : strays
    }

    private static func loss(of text: String, in field: LayerField) -> String {
        if field.holdsTimes {
            return "the column \(field.name) holds '\(text)', which GDAL leaves out where rows have no key; "
                + "'\(field.name)::text AS \(field.name)' in a view gives it as it is"
        }
        if Int64(text) != nil { return ChangedNumbers.beyond32Bits }
        return
            "the column \(field.name) is one of numbers and holds a text or a broken number, of which GDAL makes another "
            + "number in a view; 'CAST(\(field.name) AS TEXT) AS \(field.name)' in the view gives it as it is"
    }

    /// - Throws: `SourceError.badCondition`, as far as the source looks at the condition before reading.
    func setFilters(box: PositionBox?) throws {
        let functions = library.functions
        if let condition = selection.condition, !needsSQLite {
            if SourceDrivers.speakingSQLite.contains(layer.dataset.driver) {
                try checkStatement(condition)
            } else {
                try check(condition)
            }
            let asked = try inTermsOfGDAL(condition)
            let (fault, problem) = library.quietly { functions.OGR_L_SetAttributeFilter(layer.handle, asked) }
            if fault != 0 || !problem.isEmpty, !isOfRows(problem) { throw SelectionQuery.badCondition(problem, layer) }
        }
        if let box, indexes?.ofPlaces != true {
            functions.OGR_L_SetSpatialFilterRect(layer.handle, box.min.x, box.min.y, box.max.x, box.max.y)
        }
    }

    private var indexes: ShapefileIndexes? { layer.dataset.shapefileIndexes(ofLayer: layer.name) }

    /// Whether a condition is found wrong only because there are no rows that would show what it is about.
    private func isOfRows(_ problem: String) -> Bool {
        if problem.hasPrefix(Self.mismatch) { return layer.hasUnknownTypes }
        return problem.contains("not recognised as an available field") && layer.hidesFieldsOfConditions
    }

    /// What GDAL says of values of other types begins so.
    private static let mismatch = "Type mismatch"

    private func inTermsOfGDAL(_ condition: String) throws -> String {
        // Within parentheses it is a condition and nothing more: no order, no limit, no end of the statement.
        if layer.dataset.driver == "PostgreSQL" { return "(\(condition)\n)" }
        if SourceDrivers.evaluatingConditions.contains(layer.dataset.driver) { return condition }
        var temporal = TemporalCondition(condition, fields: layer.fields) { RowZones.minutes(in: layer) }
        do {
            let rewritten = Self.withEscapedNames(try temporal.rewritten() ?? condition)
            // No index answers all of that.
            return indexes?.ofValues == true ? "(\(rewritten)) OR 1 = 0" : rewritten
        } catch {
            throw SelectionQuery.badCondition(
                "'\(error.text)' is no \(error.field.kind == .time ? "time" : "date") for the field \(error.field.name); "
                    + "these are written as \(error.field.kind == .time ? "'08:30'" : "'2026-01-31'")", layer)
        }
    }

    /// In GDAL's SQL a backslash stands before a quotation mark of a name, where all others write two.
    private static func withEscapedNames(_ condition: String) -> String {
        ConditionToken.tokens(of: condition).map { token in
            guard token.kind == .name, token.written.hasPrefix("\"") else { return token.written }
            return "\"" + token.written.dropFirst().replacing("\"\"", with: "\\\"")
        }
        .joined()
    }

    /// Spares the source what nobody asks for. A condition that GDAL evaluates needs its own fields.
    func setIgnoredFields(except columns: [LayerField], readsGeometry: Bool) {
        let evaluatesItself = SourceDrivers.evaluatingConditions.contains(layer.dataset.driver)
        guard selection.condition == nil || needsSQLite || evaluatesItself else { return }
        // GDAL ignores fields by their names, and a table can have two of one name.
        let needed = Set(columns.map { $0.name.lowercased() })
        var ignored = layer.fields.map(\.name).filter { !needed.contains($0.lowercased()) }
        if !readsGeometry { ignored.append("OGR_GEOMETRY") }
        _ = library.quietly {
            TextList.withPointers(ignored) { names in
                library.functions.OGR_L_SetIgnoredFields(layer.handle, UnsafeMutablePointer(mutating: names))
            }
        }
    }

    /// Takes all filters off a layer.
    static func reset(_ layer: Layer) {
        let library = layer.dataset.library
        _ = library.quietly {
            _ = library.functions.OGR_L_SetIgnoredFields(layer.handle, nil)
            _ = library.functions.OGR_L_SetAttributeFilter(layer.handle, nil)
            library.functions.OGR_L_SetSpatialFilter(layer.handle, nil)
            library.functions.OGR_L_ResetReading(layer.handle)
        }
    }

    private static let idName = "arterial_row_id"

    private var table: String { SQLWords.name(layer.name) }

    /// GDAL's readers of SQLite say of a wrong condition only that it is wrong; SQLite itself says why.
    private func checkStatement(_ condition: String) throws {
        try check(condition)
        let answer = layer.dataset.rows(of: "SELECT 1 FROM \(table) m WHERE (\(condition)) LIMIT 0")
        if answer.rows == nil { throw SelectionQuery.badCondition(answer.problem, layer) }
    }

    private func check(_ condition: String) throws {
        if !ConditionCheck.isClosed(condition) {
            throw SelectionQuery.badCondition("its parentheses do not match", layer)
        }
        // They open other sources, or ask servers.
        if let function = ConditionCheck.words(in: condition).filter({ $0.hasPrefix("ogr_") }).min() {
            throw SelectionQuery.badCondition("the function \(function) is off", layer)
        }
        if needsSQLite || SourceDrivers.speakingSQLite.contains(layer.dataset.driver) { try checkWords(condition) }
        if layer.dataset.driver == "PostgreSQL", let function = ConditionCheck.writingFunction(in: condition) {
            throw SelectionQuery.badCondition(
                "the function \(function) is off: it may change a database, which is only read", layer)
        }
        if let part = ClockCheck(condition, fields: layer.fields).changingPart() {
            throw SelectionQuery.badCondition(
                "\(part) changes from run to run or from machine to machine, and the same job must give the same bytes",
                layer)
        }
        if layer.dataset.driver == "XLSX", !layer.fields.contains(where: { $0.name.lowercased() == "fid" }),
            ConditionToken.tokens(of: condition).contains(where: {
                $0.kind == .name && $0.content.lowercased() == "fid"
            })
        {
            throw SelectionQuery.badCondition(
                "GDAL counts the rows of XLSX in conditions in another way than elsewhere: fid means nothing there",
                layer)
        }
        let known = layer.fieldNames + layer.fields.map(\.name) + ["rowid", "fid", "geom", "geometry", layer.name]
        if !layer.hasUnknownFields, let name = ConditionCheck.unknownName(in: condition, known: known) {
            throw SourceError.badCondition(
                layer: layer.name, reason: "there is no field \"\(name)\"; texts stand in single quotes",
                fields: layer.fieldNames)
        }
    }

    /// What SQLite would take without a word, and otherwise than it is meant.
    private func checkWords(_ condition: String) throws {
        if let placeholder = ConditionCheck.placeholder(in: condition) {
            throw SelectionQuery.badCondition(
                "\(placeholder) stands for a value that nobody gives; write the value itself", layer)
        }
        guard needsSQLite, let pair = ConditionCheck.doubledName(in: condition, fields: layer.fields.map(\.name)) else {
            return
        }
        throw SelectionQuery.badCondition(
            "the fields \(pair.0) and \(pair.1) differ in case alone, by which SQLite does not tell them apart; "
                + "dialect: ogr does", layer)
    }

    /// - Parameter problem: what GDAL says.
    static func badCondition(_ problem: String, _ layer: Layer) -> SourceError {
        .badCondition(
            layer: layer.name, reason: inWords(problem) ?? DatabaseSentence.shortened(problem),
            fields: layer.fieldNames)
    }

    /// GDAL's own words do not say what to do.
    private static func inWords(_ problem: String) -> String? {
        if problem.contains("memory exhausted") {
            return
                "it is too long for GDAL's SQL, which takes lists of some thousand values; 'dialect: sqlite' takes longer ones"
        }
        guard problem.hasPrefix(mismatch) else { return nil }
        return "a field is compared with a value of another type: texts stand in single quotes, numbers in none, "
            + "and a column of yes and no or of true and false is compared with 1 and 0"
    }
}
