"""Runs a command and tells what it took: python -S launcher.py TOLD.json LIMIT COMMAND...

A small process of its own: the system counts the memory of whoever starts a command as the command's.
"""
import json
import os
import subprocess
import sys
import threading
import time


def main(told, limit, *command):
    start = time.perf_counter()
    process = subprocess.Popen(command)
    clock = threading.Timer(float(limit), process.kill)
    clock.daemon = True
    clock.start()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    code = process.returncode = os.waitstatus_to_exitcode(status)
    processor, peak = usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
    with open(told, "w") as file:
        json.dump({"wall": wall, "processor": processor, "peak": peak, "code": code}, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
