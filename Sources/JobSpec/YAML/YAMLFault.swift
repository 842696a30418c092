/// Thrown where the rest of a YAML file cannot be read.
struct YAMLFault: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
