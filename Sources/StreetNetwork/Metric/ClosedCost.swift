/// The cost of an edge or a turn that may not be travelled.
let closed = UInt32.max
