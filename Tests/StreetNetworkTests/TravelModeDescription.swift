import StreetNetwork
import Testing

/// A mode's name is enough in the log of a test.
extension TravelMode: CustomTestStringConvertible {
    public var testDescription: String { name }
}
