/// A day of the Gregorian calendar.
struct CalendarDay {
    let year: Int
    let month: Int
    let day: Int

    init(_ year: Int, _ month: Int, _ day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// `2024/01/31`.
    var text: String {
        "\(TemporalText.digits(Int32(year), 4))/\(TemporalText.digits(Int32(month), 2))/\(TemporalText.digits(Int32(day), 2))"
    }

    var after: CalendarDay {
        if day < Self.length(year, month) { return CalendarDay(year, month, day + 1) }
        return month < 12 ? CalendarDay(year, month + 1, 1) : CalendarDay(year + 1, 1, 1)
    }

    var before: CalendarDay {
        if day > 1 { return CalendarDay(year, month, day - 1) }
        return month > 1
            ? CalendarDay(year, month - 1, Self.length(year, month - 1)) : CalendarDay(year - 1, 12, 31)
    }

    private static func length(_ year: Int, _ month: Int) -> Int {
        if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
