/// Something to do on a leg.
struct Decision {
    var maneuver: Maneuver
    /// The first stretch of the way that belongs to it.
    let begins: Int
    /// The stretch whose street it leads to.
    var target: Int
    /// The stretch whose street it comes from.
    let source: Int
    /// The number of the exit of a roundabout; nil where exits are not counted.
    var exit: Int?
    /// Whether there is no other way on.
    var isForced = false
    /// The stretch whose street comes between two turns that are one decision.
    var via: Int?

    init(_ maneuver: Maneuver, at begins: Int, onto target: Int? = nil, exit: Int? = nil) {
        self.maneuver = maneuver
        self.begins = begins
        self.target = target ?? begins
        source = begins - 1
        self.exit = exit
    }
}
