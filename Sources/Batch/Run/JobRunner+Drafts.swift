import JobSpec
import Preparation
import Vocabulary

extension JobRunner {
    /// The mistakes of a draft that show only against its network, as text; empty where there are none.
    func mistakes(of draft: PreparedJob) -> String {
        let diagnostics = Diagnostics()
        guard let name = draft.network else { return "" }
        let (check, context) = (JobPreparation(project: project, diagnostics), RunContext(cancellation: cancellation))
        if store.isUtility(name) {
            _ = (try? store.utilityNetwork(name, context: context)).map { check.check(draft, against: $0) }
        } else {
            _ = (try? store.network(name, context: context)).map { check.check(draft, against: $0) }
        }
        return diagnostics.rendered()
    }
}
