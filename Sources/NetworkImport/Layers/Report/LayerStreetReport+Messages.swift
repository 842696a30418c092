import Vocabulary

extension LayerStreetReport {
    /// What people must hear, in one order: a warning for what is left out or not understood, an information for what is
    /// mended or assumed.
    public var messages: [Message] {
        var messages = assumptions
        if rowsRead == 0 {
            let text = hasCondition ? "no row of \(layer) meets the condition 'where'" : "\(layer) has no rows"
            messages.append(Message(.warning, "no_rows", text))
        }
        for fault in StreetRowFault.allCases {
            guard let sample = faults[fault], sample.count > 0 else { continue }
            messages.append(message(fault, sample))
        }
        messages += connections
        for fault in TurnRowFault.allCases {
            guard let sample = turnFaults[fault], sample.count > 0 else { continue }
            let text = "\(Self.rows(sample, of: turnTable)) left out: \(fault.sentence): \(Self.list(sample))"
            messages.append(Message(.warning, "turns_left_out", text))
        }
        return messages
    }

    private var assumptions: [Message] {
        var messages = textMessages
        if assumesDegrees {
            messages.append(
                Message(.information, "assumed_crs", "coordinates of \(layer) are taken for longitude and latitude"))
        }
        if let unusedSystem {
            let text = "\(layer) has a coordinate system of its own, which counts instead of \(unusedSystem)"
            messages.append(Message(.warning, "unused_crs", text))
        }
        if wrappedLongitudes > 0 {
            let vertices = wrappedLongitudes == 1 ? "vertex" : "vertices"
            let text = "\(wrappedLongitudes) \(vertices) of \(layer) beyond 180 degrees of longitude wrapped"
            messages.append(Message(.information, "wrapped_longitude", text))
        }
        return messages
    }

    private func message(_ fault: StreetRowFault, _ sample: RowSample) -> Message {
        var text = "\(Self.rows(sample, of: layer)) \(fault.sentence(isPlural: sample.count > 1)): \(Self.list(sample))"
        if fault == .unusableGeometry, let geometryReason { text += " (\(geometryReason))" }
        return Message(fault.severity, fault.code, text)
    }

    private var connections: [Message] {
        var messages: [Message] = []
        if joinedEnds > 0 {
            let text = "\(joinedEnds) \(joinedEnds == 1 ? "end" : "ends") of \(layer) moved within the tolerance"
            messages.append(Message(.information, "joined_ends", text))
        }
        if farJoinedEnds > 0 {
            let text =
                "\(farJoinedEnds) \(farJoinedEnds == 1 ? "end" : "ends") of \(layer) moved farther than the tolerance, by up to "
                + "\(Self.metres(farthestMove)): ends between them are each within it of the next; a smaller tolerance "
                + "keeps them apart"
            messages.append(Message(.warning, "chained_ends", text))
        }
        if nearlyTouching.count > 0 {
            let isOne = nearlyTouching.count == 1
            let text =
                "\(nearlyTouching.count) \(isOne ? "end" : "ends") of \(layer) within \(Self.metres(nearbyMillimetres)) "
                + "of a street that \(isOne ? "it is" : "they are") not connected to: \(Self.list(nearlyTouching))"
            messages.append(Message(.information, "nearly_touching", text))
        }
        return messages
    }

    private static func rows(_ sample: RowSample, of table: String) -> String {
        "\(sample.count) \(sample.count == 1 ? "row" : "rows") of \(table)"
    }

    private static func list(_ sample: RowSample) -> String {
        sample.ids.map(String.init).joined(separator: ", ") + (sample.count > sample.ids.count ? ", ..." : "")
    }

    private static func metres(_ millimetres: Int64) -> String {
        let fraction = String(String(1000 + millimetres % 1000).dropFirst())
        return millimetres % 1000 == 0 ? "\(millimetres / 1000) m" : "\(millimetres / 1000).\(fraction) m"
    }
}
