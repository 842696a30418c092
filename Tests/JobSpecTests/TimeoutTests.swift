import Testing
import Vocabulary

@testable import JobSpec

/// How long a job may run.
struct TimeoutTests {
    @Test("A job says how long it may run, or the project does", arguments: ["10 min", "600 s", "10"])
    func timeout(text: String) {
        #expect(Reading(routeJob("timeout: \(text)")).job?.timeout == TimeSpan(milliseconds: 600_000))
        let project = "defaults: {route: {timeout: \(text)}}"
        #expect(Reading(routeJob(), project: project).job?.timeout == TimeSpan(milliseconds: 600_000))
        #expect(Reading(routeJob("timeout: none"), project: project).job?.timeout == nil)
    }

    @Test("It is no effective value: a job that may run longer writes the same")
    func noEffectiveValue() {
        #expect(Reading(routeJob("timeout: 1 h")).effective == Reading(routeJob()).effective)
    }

    @Test("It is more than nothing", arguments: ["0 s", "-1 min", "1 km"])
    func bad(text: String) {
        #expect(Reading(routeJob("timeout: \(text)")).headlines.count == 1)
    }
}
