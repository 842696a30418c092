"""Runs the checks of one kind on one page: a line for each, and exit code 1 where one fails."""
import sys
import traceback

from playwright.sync_api import sync_playwright

import checks
from window import Window


def main():
    page, kind, chromium, pictures, mode = sys.argv[1:]
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--font-render-hinting=none"])
        for check in checks.KINDS[kind]:
            window = Window(browser, page, pictures, is_writing=mode == "write")
            try:
                check(window)
                assert not window.faults, "; ".join(window.faults)
                print(f"ok: {check.__doc__}{window.remark}", flush=True)
            except Exception as error:
                failed += 1
                print(f"failed: {check.__doc__}: {error}", flush=True)
                if not isinstance(error, AssertionError):
                    traceback.print_exc(limit=3)
            window.close()
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
