import FeatureSources

/// What the values of a one-way field mean.
///
/// Where the user names none, they have their usual meanings, case ignored, and none or a blank means both directions.
struct OneWayCoding {
    private var meanings: [ComparedValue: OneWayMeaning] = [:]

    /// - Parameter values: the distinct values of the field: what `n` means depends on those beside it.
    init(_ field: OneWayField, values: [FieldValue]) {
        add(field.both, .both)
        add(field.forward, .forward)
        add(field.backward, .backward)
        add(field.closed, .closed)
        if meanings.isEmpty { addCodingsInUse(values) }
        if meanings[.blank] == nil { meanings[.blank] = .both }
    }

    private mutating func add(_ values: [String], _ meaning: OneWayMeaning) {
        for value in values { meanings[ComparedValue(.text(value), ignoringCase: true)] = meaning }
    }

    private mutating func addCodingsInUse(_ values: [FieldValue]) {
        for (meaning, words) in OneWayMeaning.usual { add(words, meaning) }
        let isOfDirections = values.contains { value in
            OneWayMeaning.directions.contains { ComparedValue(value, ignoringCase: true) == .text($0) }
        }
        add(["n"], isOfDirections ? .closed : .both)
    }

    /// What a value means; nil where nobody says it.
    func meaning(of value: FieldValue) -> OneWayMeaning? {
        // Fields of truth values may be meant by words or by numbers.
        if case .boolean(let isTrue) = value, let meaning = meanings[.text("\(isTrue)")] { return meaning }
        return meanings[ComparedValue(value, ignoringCase: true)]
    }
}
