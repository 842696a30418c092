/// What a sentence leaves room for, as it is written in braces: `{street}`.
public enum Placeholder: String, CaseIterable, Sendable {
    /// The name of a stop.
    case stop
    /// The compass point of a departure.
    case compass
    /// The street that the step follows, if it has a name or a number.
    case street
    /// The same, where it is the street that one is on already.
    case sameStreet = "same_street"
    /// What kind of way the step follows where it has no name: in the form after `onto`, and in the one after `on`.
    case ontoWay = "onto_way"
    case onWay = "on_way"
    /// What signs name: places, and numbers of streets.
    case toward
    /// The number of an exit: of a roundabout as an ordinal, of a motorway as the sign has it.
    case exit
    /// The name of a roundabout.
    case roundabout
    /// The street between two turns that are one step.
    case via
    /// The name of a barrier.
    case barrier
    case length
    case time
    /// A number with its decimals.
    case number
    case hours
    case minutes
    case seconds
}
