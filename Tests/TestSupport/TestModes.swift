import StreetNetwork
import Vocabulary

/// Travel modes whose numbers a reader can work out in the head.
extension TravelMode {
    /// A car at 36 km/h on residential streets, 10 m in a second, and 72 km/h on primary ones; nothing costs extra.
    public static var testCar: TravelMode {
        var mode = TravelMode(name: "test_car")
        mode.access = ["motorcar", "motor_vehicle", "vehicle", "access"]
        mode.closedValues = ["no", "private"]
        mode.destinationValues = ["destination", "delivery"]
        mode.allowedValues = ["yes", "permissive"]
        mode.speeds = ["primary": 72, "residential": 36, "service": 18, "motorway": 108, "motorway_link": 54]
        mode.otherWays = [
            OtherWay(name: "ferry", match: TagCondition(["route": ["ferry"]]), usesDuration: true, speed: 18)
        ]
        mode.surfaces = ["gravel": 0.5]
        mode.postedSpeed.isUsed = true
        mode.oneWayTags = ["oneway:motorcar", "oneway"]
        mode.obeysAccessByDirection = true
        mode.obeysNodeAccess = true
        mode.obeysTurnRestrictions = true
        mode.nodeBarriers = ["bollard": .closed, "gate": .delay(milliseconds: 5000), "block": .closed]
        mode.barriersOpenIf = ["bollard": TagCondition(["bollard": ["rising"]])]
        mode.uTurns = .atDeadEndsAndIntersections
        return mode
    }

    /// Somebody at 3.6 km/h, 1 m in a second, who heeds neither one-ways nor turn restrictions.
    public static var testWalker: TravelMode {
        var mode = TravelMode(name: "test_walker")
        mode.access = ["foot", "access"]
        mode.closedValues = ["no", "private"]
        mode.speeds = ["primary": 3.6, "residential": 3.6, "service": 3.6, "footway": 3.6]
        return mode
    }

    /// The mode with some parts changed.
    public func with(_ change: (inout TravelMode) -> Void) -> TravelMode {
        var mode = self
        change(&mode)
        return mode
    }
}
