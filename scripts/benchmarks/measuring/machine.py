"""The machine that is measured on."""
import os
import platform


def field(path, name):
    with open(path) as lines:
        return next((line.split(":", 1)[1].strip() for line in lines if line.startswith(name)), "?")


def memory():
    """The bytes of memory that the machine has."""
    return int(field("/proc/meminfo", "MemTotal").split()[0]) * 1024


def load():
    return f"load {os.getloadavg()[0]:.1f}"


def description():
    return (f"{field('/proc/cpuinfo', 'model name')}, {os.cpu_count()} cores, {memory() / 2**30:.0f} GB, "
            f"{platform.system()} {platform.release().split('-')[0]}")
