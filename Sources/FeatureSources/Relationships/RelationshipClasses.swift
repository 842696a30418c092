import CGDAL

/// The relationship classes of a file geodatabase.
struct RelationshipClasses {
    let dataset: Dataset

    private var functions: GDALFunctions { dataset.library.functions }

    func relationships() -> [Relationship] {
        let (names, _) = dataset.library.quietly {
            list(functions.GDALDatasetGetRelationshipNames(dataset.handle, nil))
        }
        return names.compactMap(relationship)
    }

    private func relationship(named name: String) -> Relationship? {
        guard let handle = functions.GDALDatasetGetRelationship(dataset.handle, name) else { return nil }
        let right = list(functions.GDALRelationshipGetRightTableFields(handle))
        let through = through(name, handle, right)
        // See `through`: of an attributed class, the last of the fields are the destination's own.
        let ownKeys = isUnsaid(handle) ? Array(right.dropFirst()) : right
        return Relationship(
            name: name, kind: .relationshipClass, cardinality: cardinality(handle),
            origin: .init(
                table: GDALLibrary.text(functions.GDALRelationshipGetLeftTableName(handle)),
                keys: list(functions.GDALRelationshipGetLeftTableFields(handle))),
            destination: .init(
                table: GDALLibrary.text(functions.GDALRelationshipGetRightTableName(handle)), keys: ownKeys),
            through: through)
    }

    /// The mapping table. Of an attributed class that is not many-to-many, GDAL names none although there is one,
    /// called as the class is; and it mixes the mapping table's field for the origin with the destination's key.
    private func through(_ name: String, _ handle: OpaquePointer, _ right: [String]) -> Relationship.Through? {
        let table = GDALLibrary.text(functions.GDALRelationshipGetMappingTableName(handle))
        let left = list(functions.GDALRelationshipGetLeftMappingTableFields(handle))
        let mapping = list(functions.GDALRelationshipGetRightMappingTableFields(handle))
        if !table.isEmpty { return .init(table: table, originKeys: left, destinationKeys: mapping) }
        guard isUnsaid(handle) else { return nil }
        return .init(table: name, originKeys: Array(right.prefix(1)), destinationKeys: mapping)
    }

    /// Whether there is a mapping table that GDAL does not name.
    private func isUnsaid(_ handle: OpaquePointer) -> Bool {
        GDALLibrary.text(functions.GDALRelationshipGetMappingTableName(handle)).isEmpty
            && !list(functions.GDALRelationshipGetRightMappingTableFields(handle)).isEmpty
    }

    /// By GDALRelationshipCardinality of GDAL's gdal.h.
    private func cardinality(_ handle: OpaquePointer) -> Relationship.Cardinality {
        switch functions.GDALRelationshipGetCardinality(handle) {
        case 0: .oneToOne
        case 1: .oneToMany
        case 2: .manyToOne
        default: .manyToMany
        }
    }

    private func list(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
        defer { functions.CSLDestroy(list) }
        return TextList.texts(list)
    }
}
