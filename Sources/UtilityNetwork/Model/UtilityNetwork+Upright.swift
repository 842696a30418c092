extension UtilityNetwork {
    /// Whether a line goes up or down at a fraction of its length, without getting on in the plane.
    ///
    /// Complexity: O(positions of the line).
    func isUpright(_ line: Int, at fraction: Double) -> Bool {
        if sections.height.isEmpty { return false }
        let shape = shape(of: line)
        let measure = LineMeasure(shape)
        return shape.indices.dropFirst().contains { index in
            let (before, behind) = (shape[index - 1].z, shape[index].z)
            return measure.fraction(at: index - 1) == fraction && measure.fraction(at: index) == fraction
                && before != behind && !before.isNaN && !behind.isNaN
        }
    }
}
