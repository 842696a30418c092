import Results

/// The cells that look the same in every text format.
extension ByteBuffer {
    /// Appends a number or a truth value; a text as it is; nothing for null and for a number that is not finite.
    mutating func append(plain value: Value) {
        switch value {
        case .null: break
        case .text(let text): append(text: text)
        case .integer(let number): append(integer: number)
        case .boolean(let flag): append(flag ? "true" : "false")
        case .duration(let milliseconds): append(minutesOf: milliseconds)
        case .millionths(let amount): append(millionths: amount)
        case .length(let millimetres): append(metresOf: millimetres)
        case .angle(let angle): append(degreesOf: angle)
        case .decimal(let number, let decimals): append(decimal: number, decimals: decimals)
        case .real(let number): append(shortest: number)
        }
    }

    /// Appends the fewest digits that give a number back, without a point where it is whole.
    mutating func append(shortest number: Double) {
        guard number.isFinite else { return }
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return append(integer: whole) }
        append(text: "\(number)")
    }
}
