/// The variables of the environment that commands look at.
enum EnvironmentVariable: String, CaseIterable {
    case outputs = "ARTERIAL_OUT"
    case jobs = "ARTERIAL_JOBS"
    case project = "ARTERIAL_PROJECT"
    case cache = "ARTERIAL_CACHE"

    /// What it is for; an option counts before it.
    var meaning: String {
        switch self {
        case .outputs: "The output folder, as --out."
        case .jobs: "How many jobs run at a time, as --jobs."
        case .project: "The project file, as --project."
        case .cache: "Where compiled networks are kept, as --cache."
        }
    }
}

extension [String: String] {
    /// What a variable says; an empty one says nothing.
    subscript(variable: EnvironmentVariable) -> String? {
        self[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
}
