import FeatureSources
import JobSpec

/// Looks whether files that the project names for a network can be opened. What is wrong with them goes to the diagnostics, at its
/// place.
struct NetworkFileCheck {
    let project: Project
    let diagnostics: Diagnostics

    /// - Returns: whether it can.
    @discardableResult
    func check(_ file: Marked<String>) -> Bool {
        do {
            try SourceCheck(address: project.address(of: file)).check()
            return true
        } catch {
            let request = LayerRequest(
                source: file, layer: nil, crs: nil, condition: nil, dialect: .ogr, spatial: nil)
            LayerFaults(request: request, diagnostics: diagnostics).report(error)
            return false
        }
    }
}
