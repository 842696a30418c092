import CGEOS

/// The state that GEOS keeps for one thread. Make one per thread and keep it there.
public final class GEOSContext {
    let handle: GEOSContextHandle_t
    private let log = ErrorLog()

    public init() {
        guard let handle = geos.GEOS_init_r() else { preconditionFailure("GEOS has no memory left") }
        self.handle = handle
        _ = geos.GEOSContext_setErrorMessageHandler_r(
            handle,
            { message, log in
                guard let message, let log else { return }
                Unmanaged<ErrorLog>.fromOpaque(log).takeUnretainedValue().last = String(cString: message)
            }, Unmanaged.passUnretained(log).toOpaque())
    }

    deinit {
        geos.GEOS_finish_r(handle)
    }

    /// - Parameter answer: to a question that geometries are compared for: 1 or 0, and 2 for an error.
    /// - Throws: `UnreadableGeometry` with the reason that GEOS gives.
    func isTrue(_ answer: CChar) throws(UnreadableGeometry) -> Bool {
        guard answer != 2 else { throw UnreadableGeometry("the geometries cannot be compared: \(takeError())") }
        return answer == 1
    }

    /// What GEOS said last, without the name of its exception; then forgotten.
    func takeError() -> String {
        defer { log.last = nil }
        // Some reasons end in the geometry, which is shown nowhere and stands in lines of its own.
        guard let last = log.last?.prefix(while: { !$0.isNewline }) else { return "GEOS gave no reason" }
        guard let colon = last.firstRange(of: "Exception: ") else { return String(last) }
        return String(last[colon.upperBound...])
    }
}

/// Where the error handler leaves its message.
private final class ErrorLog {
    var last: String?
}

/// A geometry that GEOS owns the memory of; freed with the last reference.
final class GEOSShape {
    let context: GEOSContext
    let pointer: OpaquePointer

    /// Takes over `pointer`. Nil if there is none: GEOS then has said why.
    init?(_ pointer: OpaquePointer?, in context: GEOSContext) {
        guard let pointer else { return nil }
        self.context = context
        self.pointer = pointer
    }

    /// Takes over `pointer`.
    init(owned pointer: OpaquePointer, in context: GEOSContext) {
        self.context = context
        self.pointer = pointer
    }

    deinit {
        geos.GEOSGeom_destroy_r(context.handle, pointer)
    }
}
