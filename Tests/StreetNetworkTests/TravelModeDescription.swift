import StreetNetwork
import Testing

/// A mode's name is enough in the log of a test.
extension TravelMode: @retroactive CustomTestStringConvertible {
    public var testDescription: String { name }
}
