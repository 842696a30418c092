/// Why a row of turns is left out.
public enum TurnRowFault: String, Sendable, CaseIterable {
    case missingID, unknownStreet, noMeeting, ambiguous, unusableTime, delayVia, repeatedDelay
}
