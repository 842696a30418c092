/// A pair for every key of a utility model.
enum ModelPairs {
    static let all: [KeyPair] = []
}
