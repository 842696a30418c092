@main
struct Arterial {
    static func main() {}
}
