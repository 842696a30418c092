/// Whether anything of a job is in the coordinate system that the job names.
final class SystemUse {
    private(set) var isUsed = false

    func note() { isUsed = true }
}
