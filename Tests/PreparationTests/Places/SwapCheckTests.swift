import Geometry
import ImageFile
import JobSpec
import StreetNetwork
import TestSupport
import Testing

@testable import NetworkImport
@testable import Preparation

/// Longitude and latitude written the wrong way round.
@Suite struct SwapCheckTests {
    /// A network of one street in Monaco.
    private static func network() -> LoadedNetwork {
        let town = DrawnNetwork("A--B", longitude: 7.42, latitude: 43.73)
        return LoadedNetwork(
            name: "monaco", streets: town.network, digest: Digest(of: ""), sources: [], report: NetworkReport())
    }

    private func errors(_ stops: String, _ lines: String = "") -> [String] {
        let prepared = Preparing(lines, stops: stops)
        let diagnostics = Diagnostics()
        guard let job = prepared.job else { return [prepared.rendered] }
        let project = Project(spec: nil, folder: ".", diagnostics)
        let isRight = JobPreparation(project: project, diagnostics).check(job, against: Self.network())
        #expect(isRight == !diagnostics.hasErrors)
        return diagnostics.rendered().split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
    }

    @Test func aSwappedPlaceIsAnErrorThatSaysSo() {
        let lines = errors("[{at: [7.42, 43.73]}, {at: [43.73, 7.42], name: Port}]")
        #expect(
            lines.first
                == "job.yaml:3:35: error: Port is far from the network 'monaco', and would be on it if its numbers were "
                + "swapped")
        #expect(lines.last == "help: longitude comes first: did you mean [7.42, 43.73]?")
    }

    @Test(arguments: ["[7.42, 43.73]", "[7.5, 43.8]", "[8.5, 43.8]", "[0, 0]", "[42, 8.5]"])
    func otherPlacesAreNot(place: String) {
        #expect(errors("[{at: \(place)}, {at: [7.42, 43.73]}]") == [])
    }

    @Test func projectedCoordinatesAreNotAskedAbout() {
        #expect(errors("[{at: [43.73, 7.42]}, {at: [7.42, 43.73]}]", "crs: EPSG:4326") == [])
    }
}
