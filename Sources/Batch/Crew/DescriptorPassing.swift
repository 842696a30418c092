import Glibc
import SystemCalls

/// A descriptor on its way from one process to another, which holds the same open file then: SCM_RIGHTS of unix(7).
enum DescriptorPassing {
    /// The head of what goes beside the bytes, and the descriptor behind it.
    private static let headLength = MemoryLayout<cmsghdr>.size
    private static let length = headLength + MemoryLayout<Int>.size

    /// Sends a byte, and beside it the descriptor, where there is one.
    ///
    /// - Returns: whether it went out; it does not where nobody reads any more.
    @discardableResult
    static func send(_ descriptor: Int32?, to socket: Int32) -> Bool {
        message(room: descriptor == nil ? 0 : length) { message, beside in
            if let descriptor {
                var head = cmsghdr()
                head.cmsg_len = headLength + MemoryLayout<Int32>.size
                (head.cmsg_level, head.cmsg_type) = (SOL_SOCKET, Int32(SCM_RIGHTS))
                beside.storeBytes(of: head, as: cmsghdr.self)
                beside.storeBytes(of: descriptor, toByteOffset: headLength, as: Int32.self)
            }
            return retrying { sendmsg(socket, &message, Int32(MSG_NOSIGNAL)) } == 1
        }
    }

    /// Waits for the byte.
    ///
    /// - Returns: the descriptor that came beside it; nil where none did.
    static func receive(from socket: Int32) -> Int32? {
        message(room: length) { message, beside -> Int32? in
            guard retrying({ recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC)) }) == 1,
                message.msg_controllen >= headLength + MemoryLayout<Int32>.size
            else { return nil }
            let head = beside.load(as: cmsghdr.self)
            guard head.cmsg_level == SOL_SOCKET, head.cmsg_type == Int32(SCM_RIGHTS) else { return nil }
            return beside.load(fromByteOffset: headLength, as: Int32.self)
        }
    }

    /// A message of one byte with room for so many bytes beside it.
    private static func message<Answer>(
        room: Int, _ body: (inout msghdr, UnsafeMutableRawBufferPointer) -> Answer
    ) -> Answer {
        var byte: UInt8 = 0
        var beside = [Int](repeating: 0, count: length / MemoryLayout<Int>.size)
        return withUnsafeMutableBytes(of: &byte) { byte in
            var piece = iovec(iov_base: byte.baseAddress, iov_len: byte.count)
            return withUnsafeMutablePointer(to: &piece) { piece in
                beside.withUnsafeMutableBytes { beside in
                    var message = msghdr()
                    (message.msg_iov, message.msg_iovlen) = (piece, 1)
                    if room > 0 { (message.msg_control, message.msg_controllen) = (beside.baseAddress, room) }
                    return body(&message, beside)
                }
            }
        }
    }
}
