import Geometry

/// The scale of the band of latitude that a place lies in: bands are 0.007 degree wide, and neighbours mostly lie in one.
final class BandScales {
    private var band: Int32
    private var known: LocalScale

    init() {
        band = 0
        known = LocalScale(atLatitude: 0)
    }

    func scale(atLatitude latitude: Int32) -> LocalScale {
        let wanted = latitude >> 16
        if wanted != band { (band, known) = (wanted, LocalScale(atLatitude: wanted << 16)) }
        return known
    }
}
