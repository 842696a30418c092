extension GridPoint {
    /// Where the straight way between `self` and `other` meets the meridian `x`, rounded half to even: the same place from
    /// either end, so that areas that share a side share what a cut makes of it.
    ///
    /// - Parameter x: between the two, which differ in x by 180 degrees at most.
    func meeting(_ other: GridPoint, at x: Int64) -> GridPoint {
        if other.x < self.x { return other.meeting(self, at: x) }
        let width = other.x - self.x
        let rise = (other.y - y) * (x - self.x)
        return GridPoint(x: x, y: y + roundedQuotient(rise, width))
    }
}

/// `dividend / divisor` rounded half to even.
private func roundedQuotient(_ dividend: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    let twice = 2 * rest.magnitude
    let isUp = twice > divisor.magnitude || twice == divisor.magnitude && quotient & 1 != 0
    return isUp ? quotient + ((dividend < 0) == (divisor < 0) ? 1 : -1) : quotient
}
