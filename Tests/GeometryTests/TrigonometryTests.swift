import Foundation
import Geometry
import Testing

struct TrigonometryTests {
    @Test func sineAndCosineAgreeWithTheCLibrary() {
        for step in -20_000...20_000 {
            let angle = Double(step) / 2000
            #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 1e-15)
            #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 1e-15)
        }
    }

    @Test func sineKeepsItsPrecisionForTheSmallestAngles() {
        for exponent in 1...300 {
            let angle = pow(10, -Double(exponent))
            #expect(abs(Trigonometry.sine(angle) / angle - sin(angle) / angle) < 1e-15)
        }
    }

    @Test func tangentAgreesWithTheCLibrary() {
        for step in -1500...1500 {
            let angle = Double(step) / 1000
            #expect(abs(Trigonometry.tangent(angle) - tan(angle)) < 1e-15 * max(1, abs(tan(angle))))
        }
    }

    @Test func arctangentAgreesWithTheCLibraryAllRound() {
        for step in -31_415...31_415 {
            let (y, x) = (3.7 * sin(Double(step) / 10_000), 3.7 * cos(Double(step) / 10_000))
            #expect(abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)) < 1e-15)
        }
    }

    @Test(arguments: [(0.0, 0.0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1e-300, 1), (1, 1e-300)])
    func arctangentOfTheAxes(y: Double, x: Double) {
        #expect(abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)) < 1e-15)
    }
}
