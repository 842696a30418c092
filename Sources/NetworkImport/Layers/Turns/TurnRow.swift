import FeatureSources

/// A row of a table of turns.
struct TurnRow {
    /// What the row says of the turn.
    enum Effect {
        case forbids
        /// Milliseconds.
        case delays(Int64)
    }

    let rowID: Int64
    /// The ids of the streets, in the order of travel; two or more.
    let streets: [Int64]
    let effect: Effect
}

/// The columns of a table of turns.
struct TurnColumns {
    let fields: [LayerField]
    private let via: [Int]
    private let time: Int?
    private let unit: Double

    /// A day's milliseconds times a thousand: more than a turn can take.
    private static let greatestTime = 8.64e10

    /// - Throws: `SourceError.noField`.
    init(_ mapping: TurnTableMapping, of layer: Layer) throws(SourceError) {
        var fields = [try layer.requiredField(named: mapping.from), try layer.requiredField(named: mapping.to)]
        via = Array(fields.count..<(fields.count + mapping.via.count))
        for name in mapping.via { fields.append(try layer.requiredField(named: name)) }
        if let measure = mapping.time { fields.append(try layer.requiredField(named: measure.field)) }
        time = mapping.time == nil ? nil : fields.count - 1
        unit = mapping.time?.unit ?? 1
        self.fields = fields
    }

    func row(_ reader: RowReader) -> Result<TurnRow, TurnRowFault> {
        guard let from = WholeNumber.read(reader.value(0)), let to = WholeNumber.read(reader.value(1)),
            let between = self.between(reader)
        else { return .failure(.missingID) }
        let streets = [from] + between + [to]
        guard let time else { return .success(TurnRow(rowID: reader.id, streets: streets, effect: .forbids)) }
        switch MeasuredValue(reader.value(time), unit: unit, atMost: Self.greatestTime) {
        case .missing: return .success(TurnRow(rowID: reader.id, streets: streets, effect: .forbids))
        case .number(let number):
            if !between.isEmpty { return .failure(.delayVia) }
            return .success(
                TurnRow(rowID: reader.id, streets: streets, effect: .delays(Int64(number.rounded()))))
        case .unusable: return .failure(.unusableTime)
        }
    }

    /// The ids of the streets between; nil where one is no whole number.
    private func between(_ reader: RowReader) -> [Int64]? {
        let lists = via.map { Self.ids(reader.value($0)) }
        return lists.contains { $0 == nil } ? nil : lists.flatMap { $0 ?? [] }
    }

    /// The ids that a value lists; nil where one is no whole number.
    private static func ids(_ value: FieldValue) -> [Int64]? {
        guard case .text(let text) = value else { return value.isNull ? [] : WholeNumber.read(value).map { [$0] } }
        let words = text.split { $0 == "," || $0 == ";" || $0.isWhitespace }
        let ids = words.compactMap { WholeNumber.read(String($0)) }
        return ids.count == words.count ? ids : nil
    }
}

extension TurnRowFault: Error {}
