import Foundation
import Synchronization
import Testing

/// A port where connections can be made, to see whether one is; each is closed at once.
final class Listener: Sendable {
    private let descriptor: Int32
    private let count = Atomic<Int>(0)
    let port: UInt16

    init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        try #require(isBound)
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
        Thread { [weak self] in
            while true {
                let connection = accept(descriptor, nil, nil)
                if connection < 0 { return }
                self?.count.add(1, ordering: .relaxed)
                close(connection)
            }
        }.start()
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    /// How many there were.
    var connections: Int { count.load(ordering: .relaxed) }
    var wasAsked: Bool { connections > 0 }
}
