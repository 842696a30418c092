import Geometry
import StreetNetwork
import Vocabulary

/// Times paths and matrices.
struct PathTimes: ~Copyable {
    /// Milliseconds, or counts, of each path.
    struct Found {
        var (all, locating, searching, unwinding): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        var (settled, edges): ([Double], [Double]) = ([], [])
    }

    private let metric: Metric
    private let finder: PlaceFinder
    private var places: RandomPlaces
    private var search: PathSearch

    init(metric: Metric, places: RandomPlaces) {
        self.metric = metric
        self.places = places
        finder = PlaceFinder(locator: Locator(metric: metric))
        search = PathSearch(network: metric.network)
    }

    mutating func paths(_ count: Int) throws -> Found {
        var found = Found()
        while found.all.count < count {
            let ends = places.next(2)
            var located: [Location] = []
            let finder = finder
            let locating = milliseconds { located = ends.compactMap(finder.locate) }
            guard located.count == 2 else { continue }
            var cost: Int64?
            let searching = try milliseconds {
                cost = try search.costs(from: located[0], to: [located[1]], on: metric, lastResort: true)[0]
            }
            guard cost != nil else { continue }
            var (path, line): (Path?, [Coordinate]) = (nil, [])
            let unwinding = milliseconds {
                path = search.path(toTarget: 0)
                for stretch in path?.stretches ?? [] { line += metric.network.shape(of: stretch.directed.edge) }
            }
            found.all.append(locating + searching + unwinding)
            found.locating.append(locating)
            found.searching.append(searching)
            found.unwinding.append(unwinding)
            found.settled.append(Double(search.settled))
            found.edges.append(Double(path?.stretches.count ?? 0))
        }
        return found
    }

    /// Milliseconds for each.
    mutating func matrices(_ count: Int) throws -> [Double] {
        var times: [Double] = []
        for _ in 0..<count {
            let finder = finder
            let located = places.next(10).compactMap(finder.locate)
            times.append(
                try milliseconds {
                    for origin in located { _ = try search.costs(from: origin, to: located, on: metric) }
                })
        }
        return times
    }
}

/// Puts places on the network.
private struct PlaceFinder {
    let locator: Locator

    func locate(_ place: Coordinate) -> Location? {
        locator.nearest(to: LocateRequest(place, tolerance: 100_000, for: .passage, relocates: true))
    }
}
