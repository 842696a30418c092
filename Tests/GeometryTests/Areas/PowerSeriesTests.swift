import Testing

@testable import Geometry

@Suite struct PowerSeriesTests {
    @Test("Near an angle the series is the sine to all digits that count", arguments: [-1.5, -0.7, 0, 0.3, 0.76, 1.5])
    func sine(angle: Double) {
        for way in stride(from: -0.02, through: 0.02, by: 0.0004) {
            let expected = Trigonometry.sine(angle + way) - Trigonometry.sine(angle)
            #expect(abs(PowerSeries.sine(around: angle).increase(at: way) - expected) < 4e-16)
        }
    }

    @Test("Series add up and multiply as their functions do", arguments: [-1.2, 0.1, 0.8])
    func arithmetic(angle: Double) {
        let sine = PowerSeries.sine(around: angle)
        let series = sine * (2 + 3 * (sine * sine))
        func function(_ angle: Double) -> Double {
            let sine = Trigonometry.sine(angle)
            return sine * (2 + 3 * sine * sine)
        }
        #expect(abs(series.constant - function(angle)) < 1e-15)
        for way in stride(from: -0.02, through: 0.02, by: 0.001) {
            let expected = function(angle + way) - function(angle)
            #expect(abs(series.increase(at: way) - expected) < 1e-12)
        }
    }
}
