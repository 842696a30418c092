import FeatureSources

/// The speeds, times and costs that a row says of its street, and what is wrong with them.
struct RowMeasures {
    /// In millionths: a milliard. What is dearer could not be added up.
    private static let greatestCost = 1e15

    private let reader: RowReader
    private var unusable: Set<StreetRowFault> = []
    private var zeros: Set<StreetRowFault> = []
    /// Forward and backward: whether the row says how fast the street is there, and whether it says 0.
    private var isDriven = [false, false]
    private var isZero = [false, false]

    init(_ reader: RowReader) { self.reader = reader }

    /// In km/h; 0 for none.
    ///
    /// - Parameter direction: 0 along the street, 1 against it.
    mutating func speed(_ measure: StreetColumns.Measure, _ direction: Int) -> Double {
        howFast(measure, direction, from: 0.001, atMost: 100_000, .unusableSpeed, zero: .zeroSpeed)
    }

    /// In milliseconds; 0 for none.
    mutating func time(_ measure: StreetColumns.Measure, _ direction: Int) -> Double {
        howFast(measure, direction, from: 0, atMost: Double(UInt32.max), .unusableTime, zero: .zeroTime)
    }

    /// In millionths of the cost's unit.
    mutating func cost(_ measure: StreetColumns.Measure) -> Double {
        number(measure, from: 0, atMost: Self.greatestCost, .unusableCost, missing: .missingCost)
    }

    /// What was met so far, each once.
    var faults: [StreetRowFault] {
        let met = isDriven.contains(true) ? unusable : unusable.union(zeros)
        return StreetRowFault.allCases.filter(met.contains)
    }

    /// The one direction in which the street is open: a zero beside a speed of the other direction is how data say that nobody drives there.
    var onlyWay: OneWayMeaning? {
        if isDriven[0], isZero[1], !isDriven[1] { return .forward }
        if isDriven[1], isZero[0], !isDriven[0] { return .backward }
        return nil
    }

    private mutating func howFast(
        _ measure: StreetColumns.Measure, _ direction: Int, from least: Double, atMost greatest: Double,
        _ fault: StreetRowFault, zero: StreetRowFault
    ) -> Double {
        let others = zeros
        zeros = []
        let number = number(measure, from: least, atMost: greatest, fault, zero: zero)
        if number > 0 { isDriven[direction] = true }
        if !zeros.isEmpty { isZero[direction] = true }
        zeros.formUnion(others)
        return number
    }

    /// The first of a street's fields for it that has a number; 0 where none has.
    private mutating func number(
        _ measure: StreetColumns.Measure, from least: Double, atMost greatest: Double, _ fault: StreetRowFault,
        zero: StreetRowFault? = nil, missing: StreetRowFault? = nil
    ) -> Double {
        var isMissing = !measure.isEmpty
        for (column, unit) in measure {
            switch MeasuredValue(reader.value(column), unit: unit, atMost: greatest) {
            case .missing: continue
            case .number(0): if let zero { zeros.insert(zero) }
            case .number(let number) where number >= least: return number
            case .number, .unusable: unusable.insert(fault)
            }
            isMissing = false
        }
        if isMissing, let missing { unusable.insert(missing) }
        return 0
    }
}
