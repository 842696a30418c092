/// The coordinate systems of a column of PostGIS that may have another one in each row: GDAL takes that of one row for all.
struct MixedSystems {
    let dataset: Dataset

    /// The numbers of the first two systems, where rows have several; nil where they have one.
    ///
    /// Complexity: O(n) for n rows where the column says of no system that it is that of all, else O(1).
    func first(in layer: Layer) -> [Int64]? {
        guard dataset.driver == "PostgreSQL", let column = layer.geometryName, saysNone(column, of: layer) else {
            return nil
        }
        let place = SQLWords.name(column)
        let found = numbers(
            "SELECT DISTINCT ST_SRID(\(place)) FROM \(layer.postgreSQLName) WHERE \(place) IS NOT NULL ORDER BY 1 LIMIT 2"
        )
        return found.count > 1 ? found : nil
    }

    private func saysNone(_ column: String, of layer: Layer) -> Bool {
        let table = SQLWords.text(layer.tableName)
        let found = numbers(
            "SELECT srid FROM geometry_columns WHERE f_geometry_column = \(SQLWords.text(column)) AND (f_table_schema "
                + "|| '.' || f_table_name = \(table) OR f_table_name = \(table) AND f_table_schema = ANY (current_schemas(false)))"
        )
        return !found.isEmpty && found.allSatisfy { $0 == 0 }
    }

    private func numbers(_ query: String) -> [Int64] {
        (dataset.rows(of: query).rows ?? []).compactMap { row in
            guard case .integer(let number)? = row.first else { return nil }
            return number
        }
    }
}
