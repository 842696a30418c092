/// Starts that have controllers, and these.
struct FedStarts {
    var vertices: [Int]
    var links: [Int]
    /// Rising; none where none were asked for.
    var controllers: [Int] = []
}
