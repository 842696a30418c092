import FeatureSources
import JobSpec

extension SystemDefinition {
    /// The system that a job wants geometries in; nil, with an error, for one that is not known.
    init?(ofOutputs crs: Marked<String>, _ diagnostics: Diagnostics) {
        self.init(crs.value)
        do {
            guard try isOfMaps() else {
                diagnostics.error(
                    "unknown_crs", at: crs.mark,
                    "`\(crs.value)` is no system of longitude and latitude, nor of a plane",
                    help: "name a system such as EPSG:4326 or EPSG:25832")
                return nil
            }
            _ = try CoordinateTransformation(from: self, to: .degrees)
            _ = try CoordinateTransformation(from: .degrees, to: self)
        } catch {
            diagnostics.error(
                "unknown_crs", at: crs.mark, "\(error)", help: "name a system such as EPSG:4326 or EPSG:25832")
            return nil
        }
    }
}
