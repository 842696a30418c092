import FeatureSources
import JobSpec
import NetworkImport

extension StreetLayerMapping {
    init(_ spec: StreetLayerSpec, _ access: SourceAccess) {
        let fields = spec.fields
        self.init(
            SourceTable(spec.layer, access), crs: spec.layer.crs.map { SystemDefinition($0.value) },
            wkt: fields.wkt?.value,
            id: fields.id?.value, name: fields.name?.value, reference: fields.reference?.value,
            streetClass: fields.streetClass?.value,
            oneWay: fields.oneway.map(OneWayField.init),
            speedForward: fields.speed.forward.map(MeasureField.init),
            speedBackward: fields.speed.backward.map(MeasureField.init),
            speed: fields.speed.both.map(MeasureField.init),
            timeForward: fields.time.forward.map(MeasureField.init),
            timeBackward: fields.time.backward.map(MeasureField.init), time: fields.time.both.map(MeasureField.init),
            levelFrom: fields.levelFrom?.value, levelTo: fields.levelTo?.value,
            tags: fields.tags.entries.map { TagField($0.name.value, field: $0.value.value) },
            costs: spec.costs.entries.map {
                CostField($0.name.value, forward: $0.value.forward.value, backward: $0.value.backward.value)
            },
            restrictions: spec.restrictions.entries.map {
                RestrictionCondition($0.name.value, condition: $0.value.value)
            },
            connectivity: StreetConnectivity(
                spec.connectivity.policy == .endPoints ? .endPoints : .anyVertex,
                tolerance: spec.connectivity.tolerance.millimetres),
            turns: spec.turns.map { TurnTableMapping($0, access) })
    }

    /// Everything that the mapping says, as one text: for digests.
    var canonicalText: String {
        var named = self
        // Where the sources are does not matter, only what is in them.
        named.table.address = SourceAddress(target: "", name: "")
        named.turns?.table.address = SourceAddress(target: "", name: "")
        return String(reflecting: named)
    }
}

extension SourceTable {
    init(_ spec: LayerSpec, _ access: SourceAccess) {
        self.init(
            SourceAddress(writtenAs: spec.source, access: access), layer: spec.layer?.value,
            condition: spec.condition?.value,
            dialect: RowSelection.Dialect(spec.dialect))
    }
}

extension TurnTableMapping {
    init(_ spec: StreetTurnsSpec, _ access: SourceAccess) {
        self.init(
            SourceTable(spec.layer, access), from: spec.fields.from.value, to: spec.fields.to.value,
            via: spec.fields.via.map(\.value), time: spec.fields.time.map(MeasureField.init))
    }
}

extension OneWayField {
    init(_ spec: OnewayFieldSpec) {
        self.init(
            spec.field.value, forward: spec.forward, backward: spec.backward, both: spec.both, closed: spec.closed)
    }
}

extension MeasureField {
    init(_ spec: SpeedFieldSpec) { self.init(spec.field.value, unit: spec.unit.kilometresPerHour) }
    init(_ spec: TimeFieldSpec) { self.init(spec.field.value, unit: spec.unit.milliseconds) }
}
