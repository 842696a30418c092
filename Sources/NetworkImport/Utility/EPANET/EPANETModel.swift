/// What an EPANET input file says of a network, as far as it is about what is connected to what.
struct EPANETModel {
    enum NodeKind: Int { case junction, tank, reservoir }

    struct Node {
        let kind: NodeKind
        let id: String
        let line: Int
        /// Of a reservoir its head.
        var elevation: Double?
        /// The base demand: the sum of its categories where there are several.
        var demand: Double?
        var isCustomer = false
        var place: Place?
        var tag: String?
    }

    enum LinkKind {
        case pipe, pump
        case valve(ValveKind)
    }

    enum ValveKind: String, CaseIterable {
        case prv = "PRV"
        case psv = "PSV"
        case pbv = "PBV"
        case fcv = "FCV"
        case tcv = "TCV"
        case gpv = "GPV"
        case pcv = "PCV"
    }

    enum Status: Int { case closed, open, active }

    struct Link {
        let kind: LinkKind
        let id: String
        let line: Int
        /// The numbers of its nodes.
        let from: Int
        let to: Int
        var length: Double?
        var diameter: Double?
        /// Of a valve.
        var setting: Double?
        var status: Status
        /// Whether it is a pipe with a check valve.
        var isCheckValve = false
        var vertices: [Place] = []
        var tag: String?
    }

    struct Place: Equatable {
        let x: Double
        let y: Double
    }

    var nodes: [Node] = []
    var links: [Link] = []
    /// Whether lengths are in metres and diameters in millimetres, not in feet and inches.
    var isMetric = false
}
