import Testing
import UtilityNetwork

@testable import Analyses

@Suite("The columns of functions")
struct FunctionColumnTests {
    @Test(
        "have each a name of its own, those of repeated functions a number behind it",
        arguments: [
            (["A", "B"], ["add_A", "add_B"]), (["A", "A", "A"], ["add_A", "add_A_2", "add_A_3"]),
            (["A", "A", "A_2"], ["add_A", "add_A_3", "add_A_2"]),
            (["A_2", "A", "A"], ["add_A_2", "add_A", "add_A_3"]),
        ])
    func names(_ attributes: [String], _ names: [String]) {
        let functions = attributes.map { TraceFunction(.add, attribute: $0) }
        #expect(TraceTables.columns(of: functions).map(\.name) == names)
    }
}
