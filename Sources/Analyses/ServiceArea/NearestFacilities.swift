import StreetNetwork

/// Gives each place of the streets to the facility of least cost among those that reach it, of equal ones to the first.
struct NearestFacilities {
    let metrics: ServiceAreaMetrics

    /// Streets that are reached from some facilities or from others, each place from the nearer ones.
    ///
    /// - Parameters: both ascending by edge and position, every place once.
    /// Complexity: O(n) for n streets, and a bisection where two facilities meet.
    func merged(_ some: [ReachedStreet], _ others: [ReachedStreet]) -> [ReachedStreet] {
        var merged: [ReachedStreet] = []
        merged.reserveCapacity(some.count + others.count)
        var (left, right) = (some[...], others[...])
        while let edge = [left.first?.edge, right.first?.edge].compactMap({ $0 }).min() {
            let own = left.prefix { $0.edge == edge }
            let other = right.prefix { $0.edge == edge }
            left = left.dropFirst(own.count)
            right = right.dropFirst(other.count)
            if own.isEmpty || other.isEmpty {
                merged += own.isEmpty ? other : own
            } else {
                merged += onOneEdge(own, other)
            }
        }
        return merged
    }

    /// A part of a street, not cut yet.
    private struct Claim {
        let street: ReachedStreet
        let low: Int64
        var high: Int64
        let isOther: Bool
        let place: Int
    }

    private func onOneEdge(
        _ own: ArraySlice<ReachedStreet>, _ others: ArraySlice<ReachedStreet>
    ) -> [ReachedStreet] {
        var claims: [Claim] = []
        func claim(_ place: Int, isOther: Bool, _ low: Int64, _ high: Int64) {
            guard low < high else { return }
            if let last = claims.last, last.place == place, last.isOther == isOther, last.high == low {
                claims[claims.count - 1].high = high
            } else {
                let street = isOther ? others[place] : own[place]
                claims.append(Claim(street: street, low: low, high: high, isOther: isOther, place: place))
            }
        }
        let marks = Set((own + others).flatMap { [$0.low, $0.high] }).sorted()
        for (low, high) in zip(marks, marks.dropFirst()) {
            let mine = own.firstIndex { $0.low <= low && high <= $0.high }
            let theirs = others.firstIndex { $0.low <= low && high <= $0.high }
            switch (mine, theirs) {
            case (let mine?, let theirs?):
                let isTheirsFirst = isNearer(others[theirs], than: own[mine], at: low)
                let cut = end(of: isTheirsFirst, others[theirs], own[mine], low, high)
                claim(isTheirsFirst ? theirs : mine, isOther: isTheirsFirst, low, cut)
                claim(isTheirsFirst ? mine : theirs, isOther: !isTheirsFirst, cut, high)
            case (let mine?, nil): claim(mine, isOther: false, low, high)
            case (nil, let theirs?): claim(theirs, isOther: true, low, high)
            case (nil, nil): break
            }
        }
        return claims.map { metrics.part(of: $0.street, low: $0.low, high: $0.high) }
    }

    /// Up to where the one that is nearer at `low` stays so: costs along an edge cross at most once.
    private func end(
        of isOtherNearer: Bool, _ other: ReachedStreet, _ own: ReachedStreet, _ low: Int64, _ high: Int64
    ) -> Int64 {
        guard isNearer(other, than: own, at: high) != isOtherNearer else { return high }
        var (same, changed) = (low, high)
        while changed - same > 1 {
            let middle = (same + changed) / 2
            if isNearer(other, than: own, at: middle) == isOtherNearer { same = middle } else { changed = middle }
        }
        return isOtherNearer ? same : changed
    }

    private func isNearer(_ one: ReachedStreet, than other: ReachedStreet, at offset: Int64) -> Bool {
        (metrics.cost(at: offset, of: one), one.facility) < (metrics.cost(at: offset, of: other), other.facility)
    }
}
