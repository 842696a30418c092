"""The peers' side, run by the Python of their environment: python -m engines ENGINE TASK.json TOLD.json"""
import importlib
import json
import pathlib
import sys

engine, task, told = sys.argv[1:]
answer = importlib.import_module(f"engines.{engine}").answer(json.loads(pathlib.Path(task).read_text()))
pathlib.Path(told).write_text(json.dumps(answer))
