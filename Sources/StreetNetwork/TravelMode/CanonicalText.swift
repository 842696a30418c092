/// A text of named parts from which two different values never get the same: each piece is preceded by its length, and
/// dictionaries are written by ascending key.
///
/// Written out part by part, since reflection takes milliseconds when a program has just started.
struct CanonicalText {
    private(set) var written = ""

    mutating func add(_ name: String, _ value: String) {
        written += name
        written += "="
        append(value)
    }

    mutating func add(_ name: String, _ value: String?) { add(name, value.map { [$0] } ?? []) }
    mutating func add(_ name: String, _ value: Bool) { add(name, value ? "yes" : "no") }
    mutating func add(_ name: String, _ value: Int64) { add(name, "\(value)") }
    mutating func add(_ name: String, _ value: Double) { add(name, "\(value)") }
    mutating func add(_ name: String, _ value: Int64?) { add(name, value.map { "\($0)" }) }
    mutating func add(_ name: String, _ value: Double?) { add(name, value.map { "\($0)" }) }

    mutating func add(_ name: String, _ values: [String]) {
        written += "\(name)=\(values.count)"
        for value in values { append(value) }
    }

    mutating func add<Value>(_ name: String, _ values: [String: Value], _ text: (Value) -> String) {
        add(name, values.sorted { $0.key < $1.key }.flatMap { [$0.key, text($0.value)] })
    }

    private mutating func append(_ value: String) { written += "[\(value.utf8.count) \(value)]" }
}
