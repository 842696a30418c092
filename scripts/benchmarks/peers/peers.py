"""All peers that can be had."""
from measuring.process import Failed


class Peers:
    def __init__(self, environment):
        """Without an environment there are none."""
        self.environment, self.found, self.missing = environment, {}, {}

    def get(self, kind):
        """The peer, or nothing where it cannot be had; then the report says why."""
        if self.environment and kind not in self.found:
            try:
                self.found[kind] = kind(self.environment)
            except Failed as failure:
                self.found[kind] = None
                self.missing[kind] = f"{kind.name} ({kind.package}) cannot be had: {failure}"
        return self.found.get(kind)

    def versions(self):
        return [f"{peer.package} {peer.version}" for peer in self.found.values() if peer]
