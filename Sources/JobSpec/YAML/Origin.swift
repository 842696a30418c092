/// Where a value came from, in the words of `job.json` and `explain`.
public enum Origin: String, Sendable {
    case job
    case projectDefaults = "project defaults"
    case projectDefinitions = "project definitions"
    case network
    case travelMode = "travel mode"
    case builtIn = "built in"
}
