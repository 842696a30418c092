"""OR-tools' routing library: guided local search for two seconds."""
import time

from ortools.constraint_solver import pywrapcp, routing_enums_pb2


def answer(task):
    start = time.perf_counter()
    matrix = task["matrix"]
    manager = pywrapcp.RoutingIndexManager(len(matrix), 1, 0)
    routing = pywrapcp.RoutingModel(manager)
    cost = routing.RegisterTransitMatrix(matrix)
    routing.SetArcCostEvaluatorOfAllVehicles(cost)
    parameters = pywrapcp.DefaultRoutingSearchParameters()
    parameters.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PATH_CHEAPEST_ARC
    parameters.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
    parameters.time_limit.FromMilliseconds(2000)
    solution = routing.SolveWithParameters(parameters)
    tour, place = [], routing.Start(0)
    while not routing.IsEnd(place):
        tour.append(manager.IndexToNode(place))
        place = solution.Value(routing.NextVar(place))
    return {"wall": time.perf_counter() - start, "tour": tour}
