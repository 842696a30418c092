import Testing

@testable import JobSpec

@Suite("The configuration of a trace")
struct TraceConfigurationTests {
    private func configuration(_ text: String) -> TraceConfigurationSpec? {
        guard case .trace(let trace)? = Reading(traceJob("configuration: \(text)")).job?.analysis else { return nil }
        return trace.configuration
    }

    private func isNone<Value>(_ value: Value??) -> Bool { if case .some(nil) = value { true } else { false } }

    @Test("keeps the digits of names that look like numbers when it is read again")
    func names() throws {
        let own = try #require(
            configuration(
                "{condition_barriers: {category: 007}, output: {asset_types: [1.10]}, filter: {nearest: {count: 0x2, "
                    + "attribute: +5, categories: [.5]}}}"))
        let again = try #require(TraceConfigurationSpec.reading(own.written.written(), named: "tier"))
        #expect(again.output??.assetTypes?.map(\.value) == ["1.10"])
        let nearest = try #require(again.filter?.nearest ?? nil)
        #expect(nearest.count == 2 && nearest.attribute.value == "+5" && nearest.categories.map(\.value) == [".5"])
        guard case .category(let category, exists: true)? = again.conditionBarriers ?? nil else {
            return #expect(Bool(false), "\(own.written.written())")
        }
        #expect(category.value == "007")
    }

    @Test("takes away what its tier says of outputs and filters, each with none")
    func cleared() throws {
        let cleared = try #require(configuration("{filter: {nearest: none, bitset_attribute: none}, output: none}"))
        let filter = try #require(cleared.filter)
        #expect(isNone(filter.nearest) && isNone(filter.bitsetAttribute) && isNone(cleared.output))
        let silent = try #require(configuration("{filter: {}}"))
        #expect(silent.output == nil && silent.filter?.nearest == nil && silent.filter?.bitsetAttribute == nil)
    }
}
