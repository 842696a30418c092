/// How somebody goes on who has come to a location.
public enum Onward: Sendable {
    /// From its positions, in its directions.
    case freely
    /// By a turn at the junction that its street leads to, as any vehicle that comes along there.
    case byTurn
    /// By such a turn into another street.
    case byTurnAside
    /// By such a turn, or back into the street that was come by.
    case byTurnOrBack
}
