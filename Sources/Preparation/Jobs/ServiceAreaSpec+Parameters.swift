import Analyses
import JobSpec
import Vocabulary

extension ServiceAreaSpec {
    /// What the job says of its areas, without the facilities.
    func parameters(breaks: [Int64], impedance: Impedance) -> ServiceAreaParameters {
        var parameters = ServiceAreaParameters(facilities: [], breaks: breaks)
        parameters.impedance = impedance
        parameters.travelsToFacility = direction == .toFacility
        parameters.overlap = ServiceAreaParameters.Overlap(overlap)
        parameters.cutoff = cutoff == .disks ? .disks : .rings
        parameters.polygons = polygons.flatMap(ServiceAreaParameters.Polygons.init)
        parameters.lines = lines.flatMap(ServiceAreaParameters.Lines.init)
        parameters.simplify = outputs.simplify.millimetres
        return parameters
    }
}

extension ServiceAreaParameters.Overlap {
    init(_ overlap: ServiceAreaSpec.Overlap) {
        switch overlap {
        case .overlap: self = .overlap
        case .dissolve: self = .dissolve
        case .split: self = .split
        }
    }
}

extension ServiceAreaParameters.Polygons {
    /// - Returns: nil where no areas are wanted.
    init?(_ spec: AreaPolygonsSpec) {
        self.init()
        switch spec.detail {
        case .generalized: detail = .generalized
        case .detailed: detail = .detailed
        case .none: return nil
        }
        trim = spec.trim.millimetres
        fillHoles = Int64(exactly: spec.fillHoles.squareMetres.rounded()) ?? .max
        excludedClasses = spec.excludedClasses.map(\.value)
    }
}

extension ServiceAreaParameters.Lines {
    /// - Returns: nil where no lines are wanted.
    init?(_ spec: AreaLinesSpec) {
        self.init()
        switch spec.shape {
        case .trueShape: shape = .trueShape
        case .straight: shape = .straight
        case .none: return nil
        }
        splitsAtBreaks = spec.splitAtBreaks
        overlap = spec.overlap
        measures = spec.measures
    }
}
