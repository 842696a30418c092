import FeatureSources
import StreetNetwork

/// The speeds, times and costs that a row says of its street, and what is wrong with them.
struct RowMeasures {
    /// In millionths: a milliard. What is dearer could not be added up.
    private static let greatestCost = 1e15

    private let reader: RowReader
    private var unusable: Set<StreetRowFault> = []
    private var zeros: [(fault: StreetRowFault, way: Directions)] = []
    /// The directions of which the row says how fast the street is, and those of which it says 0.
    private var driven: Directions = []
    private var still: Directions = []

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
        number(measure, from: 0, atMost: Self.greatestCost, .unusableCost, missing: .missingCost).value
    }

    /// What was met so far, each once.
    var faults: [StreetRowFault] {
        let met = driven.isEmpty ? unusable.union(zeros.map(\.fault)) : unusable
        return StreetRowFault.allCases.filter(met.contains)
    }

    /// The one direction in which the street is open: a zero beside a speed of the other direction is how data say that nobody drives there.
    var onlyWay: OneWayMeaning? {
        switch driven {
        case .forward: still.contains(.backward) ? .forward : nil
        case .backward: still.contains(.forward) ? .backward : nil
        default: nil
        }
    }

    /// The zeros that stand beside a speed of the other direction: what they mean hangs on whether the street is open in theirs.
    var zerosBeside: [(fault: StreetRowFault, way: Directions)] {
        driven.isEmpty ? [] : zeros.filter { driven.isDisjoint(with: $0.way) }
    }

    private mutating func howFast(
        _ measure: StreetColumns.Measure, _ direction: Int, from least: Double, atMost greatest: Double,
        _ fault: StreetRowFault, zero: StreetRowFault
    ) -> Double {
        let number = number(measure, from: least, atMost: greatest, fault)
        let way: Directions = direction == 0 ? .forward : .backward
        if number.metZero {
            still.insert(way)
            zeros.append((zero, way))
        } else if number.value > 0 {
            driven.insert(way)
        }
        return number.value
    }

    /// The first of a street's fields for it that has a number; 0 where none has. And whether one on the way there says 0.
    private mutating func number(
        _ measure: StreetColumns.Measure, from least: Double, atMost greatest: Double, _ fault: StreetRowFault,
        missing: StreetRowFault? = nil
    ) -> (value: Double, metZero: Bool) {
        var (isMissing, metZero) = (!measure.isEmpty, false)
        for (column, unit) in measure {
            switch MeasuredValue(reader.value(column), unit: unit, atMost: greatest) {
            case .missing: continue
            case .number(0): metZero = true
            case .number(let number) where number >= least: return (number, metZero)
            case .number, .unusable: unusable.insert(fault)
            }
            isMissing = false
        }
        if isMissing, let missing { unusable.insert(missing) }
        return (0, metZero)
    }
}
