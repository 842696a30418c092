import Testing

@testable import JobSpec

@Suite("The configuration of a trace")
struct TraceConfigurationTests {
    private func configuration(_ text: String) -> TraceConfigurationSpec? {
        guard case .trace(let trace)? = Reading(traceJob("configuration: \(text)")).job?.analysis else { return nil }
        return trace.configuration
    }

    private func isNone<Value>(_ value: Value??) -> Bool { if case .some(nil) = value { true } else { false } }

    @Test("takes away what its tier says of outputs and filters, each with none")
    func cleared() throws {
        let cleared = try #require(configuration("{filter: {nearest: none, bitset_attribute: none}, output: none}"))
        let filter = try #require(cleared.filter)
        #expect(isNone(filter.nearest) && isNone(filter.bitsetAttribute) && isNone(cleared.output))
        let silent = try #require(configuration("{filter: {}}"))
        #expect(silent.output == nil && silent.filter?.nearest == nil && silent.filter?.bitsetAttribute == nil)
    }
}
