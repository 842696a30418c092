import Vocabulary

/// Good tours by edge assembly crossover (Nagata and Kobayashi, doi:10.1287/ijoc.1120.0506): a population of tours, each
/// of which takes over from another those ways that make it cheaper, until none is left that does.
///
/// Chance comes from a fixed seed, and it ends when the best tour has not become cheaper for some generations.
struct Evolution<Nodes: TourNodes>: ~Copyable {
    private static var neighbourCount: Int { 10 }
    /// How many cycles at most are tried when a tour meets another.
    private static var children: Int { 30 }
    private static var patience: Int { 10 }

    private let matrix: TourMatrix
    private let nodes: Nodes
    private let neighbours: Neighbours
    private var population: Population
    private var random = RandomSource(seed: 1)
    private var cycles: AlternatingCycles
    private var offspring: Offspring<Nodes>
    private var search: LocalSearch

    init(_ matrix: TourMatrix) {
        self.matrix = matrix
        neighbours = Neighbours(matrix, width: Self.neighbourCount)
        nodes = Nodes(matrix, neighbours)
        population = Population(nodeCount: nodes.count, size: Self.size(matrix.count))
        cycles = AlternatingCycles(nodeCount: nodes.count)
        offspring = Offspring(nodes, width: neighbours.width)
        search = LocalSearch(matrix, neighbours)
    }

    /// The more places, the fewer tours: of short ones many are soon made, and it takes many to find the right one.
    private static func size(_ places: Int) -> Int {
        min(8 * places, 400, max(30, Int(2700 / Double(places).squareRoot())))
    }

    mutating func best(_ context: RunContext) throws -> [Int] {
        try populate(context)
        var (generation, stagnant) = (0, 0)
        while stagnant < Self.patience, !population.isUniform {
            let before = population.least
            context.progress.progress("improving the order of stops", done: generation, total: nil)
            try evolve(context)
            generation += 1
            stagnant = population.least < before ? 0 : stagnant + 1
        }
        offspring.begin(with: population.links(of: population.best))
        return nodes.places(offspring.nodesInOrder)
    }

    private mutating func populate(_ context: RunContext) throws {
        for number in 0..<population.size {
            try context.checkCancelled()
            context.progress.progress("looking for orders of stops", done: number, total: population.size)
            GreedyTour(matrix, neighbours).write(to: &search.tour, &random)
            search.improveAll()
            keep(number)
        }
    }

    /// Takes the tour of the local search into the population.
    private mutating func keep(_ number: Int) {
        population.costs[number] = search.tour.cost()
        let links = population.links(of: number)
        for node in 0..<nodes.count {
            let (one, other) = nodes.links(node, in: search.tour)
            (links[2 * node], links[2 * node + 1]) = (Int32(one), Int32(other))
        }
    }

    /// Every tour takes over what is best for it from the next one.
    private mutating func evolve(_ context: RunContext) throws {
        var ring = Array(0..<population.size)
        random.shuffle(&ring)
        for place in ring.indices {
            try context.checkCancelled()
            improve(ring[place], from: ring[(place + 1) % ring.count])
        }
    }

    private mutating func improve(_ parent: Int, from other: Int) {
        cycles.find(population.links(of: parent), population.links(of: other), &random)
        if cycles.cycleCount == 0 { return }
        offspring.begin(with: population.links(of: parent))
        guard let child = bestChild() else { return }
        offspring.become(child)
        polish(around: child)
        keep(parent)
    }

    /// The changes that make the parent cheapest, each along one cycle; nil where none makes it cheaper.
    private mutating func bestChild() -> [LinkChange]? {
        var best: (gain: Int64, changes: [LinkChange]?) = (0, nil)
        var numbers = Array(0..<cycles.cycleCount)
        random.shuffle(&numbers)
        for number in numbers.prefix(Self.children) {
            let range = cycles.starts[number]..<cycles.starts[number + 1]
            let gain = cycles.nodes.withUnsafeBufferPointer {
                offspring.exchange(along: UnsafeBufferPointer(rebasing: $0[range]), beyond: best.gain)
            }
            if let gain { best = (gain, offspring.changes) }
            offspring.undo()
        }
        return best.changes
    }

    /// Searches round the ways that are new.
    private mutating func polish(around changes: [LinkChange]) {
        for (position, place) in nodes.places(offspring.nodesInOrder).enumerated() {
            search.tour.places[position] = Int32(place)
        }
        search.tour.index()
        for change in changes { search.enqueue(nodes.place(Int(change.slot) / 2)) }
        search.improve()
    }
}
