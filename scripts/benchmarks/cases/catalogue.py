"""All cases by name."""
from cases import (
    batch, growth, isolation, matrix, network, related_records, route, route_barriers, sequence, service_areas)

MODULES = [route, route_barriers, matrix, network, service_areas, batch, sequence, isolation, related_records, growth]
CASES = {module.__name__.removeprefix("cases.").replace("_", "-"): module for module in MODULES}


def lines():
    """A line for each case, for people."""
    return "\n".join(f"  {name:16} {module.SUMMARY}" for name, module in CASES.items())
