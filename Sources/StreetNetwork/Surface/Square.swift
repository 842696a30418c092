/// One of the smallest squares, counted from the south-west.
struct Square: BitwiseCopyable, Hashable {
    var x: Int32
    var y: Int32

    /// The south-west corner.
    var corner: LatticePoint {
        LatticePoint(x: x << LatticePoint.squareShift, y: y << LatticePoint.squareShift)
    }

    /// The number of the square on a curve that keeps neighbours together: the bits of both numbers in turn.
    var order: UInt64 { Self.spread(UInt32(bitPattern: x)) | Self.spread(UInt32(bitPattern: y)) << 1 }

    private static func spread(_ number: UInt32) -> UInt64 {
        var bits = UInt64(number)
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }
}
