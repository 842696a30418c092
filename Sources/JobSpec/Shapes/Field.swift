/// One key of a record: the handle by which its decoded value is taken out.
public struct Field<Value: Sendable>: Sendable {
    public let key: String
    let index: Int
}
