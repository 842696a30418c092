import UtilityNetwork

extension UtilitySchema {
    /// Why a trace of a domain network starts at no feature of a source; nil where it may.
    func fault(ofSource source: Int, in traced: String?) -> String? {
        guard let traced, let own = sources[source].domainNetwork, domainNetwork(own) != domainNetwork(traced) else {
            return nil
        }
        return "of the domain network \(own), and \(traced) is traced"
    }
}
