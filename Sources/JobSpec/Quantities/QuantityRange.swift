/// The values that a quantity may have.
public enum QuantityRange: Sendable {
    case any
    case zeroOrMore
    case moreThanZero
}
