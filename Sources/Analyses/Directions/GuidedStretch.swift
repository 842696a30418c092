import Geometry
import StreetNetwork

/// A stretch of a leg with what directions know of its street.
struct GuidedStretch {
    let travelled: TravelledStretch
    let street: DirectedStreet

    var directed: DirectedEdge { travelled.stretch.directed }
    var length: Int64 { travelled.stretch.length }
}

/// A street as it is travelled in one direction.
struct DirectedStreet {
    let directed: DirectedEdge
    let label: StreetLabel?
    let kind: StreetClass

    init(_ directed: DirectedEdge, in network: StreetNetwork) {
        self.directed = directed
        let street = Int(network.parts.edgeStreet[directed.edge])
        kind = StreetClass(network.tagSets[network.parts.streetTags[street]])
        let label = StreetLabel(ofStreet: street, in: network)
        // Numbers of paths and tracks are those of routes along them, which no sign at a turn shows.
        self.label = kind.isMinor && label?.name == nil ? nil : label
    }

    /// Whether somebody who goes from one to the other takes them for one street.
    func isSame(as other: DirectedStreet) -> Bool {
        if kind.isFerry != other.kind.isFerry { return false }
        guard let label, let otherLabel = other.label else {
            return label == nil && other.label == nil && kind.isMinor == other.kind.isMinor
                && kind.isLink == other.kind.isLink
        }
        return label.isSame(as: otherLabel)
    }

    /// The same, for streets with a name or number alone.
    func isSameNamed(as other: DirectedStreet) -> Bool { label != nil && isSame(as: other) }
}
