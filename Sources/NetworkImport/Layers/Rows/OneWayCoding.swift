import FeatureSources

/// The directions in which a street is open.
enum OneWayMeaning: UInt8 {
    case both, forward, backward, closed
}

/// What the values of a one-way field mean.
///
/// Where the user names none, these do, case ignored:
///
/// | open | values |
/// |---|---|
/// | forward | `yes` `true` `1` `y` `ft` `f` `forward` |
/// | backward | `-1` `reverse` `tf` `t` `backward` |
/// | both | `no` `false` `0` `b` `both` `n`, null, blank |
/// | none | `closed`; `n` where the field has values `ft` `tf` `f` `t` or `b` beside |
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
        add(["yes", "true", "1", "y", "ft", "f", "forward"], .forward)
        add(["-1", "reverse", "tf", "t", "backward"], .backward)
        add(["no", "false", "0", "b", "both"], .both)
        add(["closed"], .closed)
        let isOfDirections = values.contains { value in
            ["ft", "tf", "f", "t", "b"].contains { ComparedValue(value, ignoringCase: true) == .text($0) }
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
