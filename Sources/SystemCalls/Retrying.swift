import Glibc

/// Repeats a system call for as long as a signal interrupts it.
public func retrying<Count: SignedInteger>(_ call: () -> Count) -> Count {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
