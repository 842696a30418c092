/// The cells of one column, for rows that come together.
public struct ColumnCells: Sendable {
    public enum Kind: Sendable, Equatable {
        /// Each number is the place of a value among `choices`.
        case chosen
        /// As the cases of `Value` have them.
        case integer, duration, length, millionths
        /// Numbers with that many decimals: each is the bits of a `Double`.
        case decimal(Int)
    }

    public let kind: Kind
    public private(set) var choices: [Value] = []
    /// One a row; none where all rows have the only choice.
    public private(set) var numbers: [Int64] = []
    /// Whether rows to come choose among the same values.
    private let keepsChoices: Bool

    public init(_ kind: Kind) { (self.kind, keepsChoices) = (kind, false) }

    /// Each row has one of some values.
    public init(among choices: [Value]) {
        (kind, keepsChoices) = (.chosen, true)
        self.choices = choices
    }

    /// Whether all rows have the same value.
    public var isConstant: Bool { kind == .chosen && choices.count == 1 && numbers.isEmpty }

    public func value(at row: Int) -> Value {
        switch kind {
        case .chosen: isConstant ? choices[0] : choices[Int(numbers[row])]
        case .integer: .integer(numbers[row])
        case .duration: .duration(milliseconds: numbers[row])
        case .length: .length(millimetres: numbers[row])
        case .millionths: .millionths(numbers[row])
        case .decimal(let decimals): .decimal(Self.real(numbers[row]), decimals: decimals)
        }
    }

    public mutating func append(_ number: Int64) { numbers.append(number) }

    /// - Precondition: the kind is `decimal`.
    public mutating func append(_ number: Double) { numbers.append(Int64(bitPattern: number.bitPattern)) }

    /// Gives the next row a value, which is a new choice unless the row before has it, too.
    ///
    /// - Precondition: the kind is `chosen`.
    public mutating func append(_ value: Value) {
        if choices.last != value { choices.append(value) }
        numbers.append(Int64(choices.count - 1))
    }

    /// The number whose bits a cell of decimals is.
    public static func real(_ cell: Int64) -> Double { Double(bitPattern: UInt64(bitPattern: cell)) }

    mutating func removeRows() {
        numbers.removeAll(keepingCapacity: true)
        if !keepsChoices { choices.removeAll(keepingCapacity: true) }
    }
}
