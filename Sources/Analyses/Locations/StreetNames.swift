import Results
import StreetNetwork

/// The names of streets as values of rows. That of the street that was asked for last is at hand: edges of one lie together.
struct StreetNames {
    let network: StreetNetwork
    private var street: UInt32?
    private var value = Value.null

    init(network: StreetNetwork) { self.network = network }

    mutating func value(of edge: Int) -> Value {
        let street = UInt32(network.parts.edgeStreet[edge])
        if street != self.street { (self.street, value) = (street, .optional(network.streetName(of: edge))) }
        return value
    }
}
