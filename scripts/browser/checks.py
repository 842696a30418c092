"""What a map page should do. Each check has the sentence that it proves."""
import csv
import json
import pathlib

ROUTE, AREA, TRACE = "ambulance-around-the-floods", "to-school-on-foot", "squeeze-off-a-main"
SWEEP, RECORDS = "every-pipe-of-ky10", "comments-that-say-something"


def lists(window):
    """the list has every job with its state, and the networks to choose from"""
    window.open()
    window.tab.click(".chip[aria-pressed=true]")
    window.settle()
    assert window.count(".job") == 27, window.count(".job")
    assert "27 jobs · 24 succeeded · 3 succeeded with warnings" in window.text("#totals")
    assert window.count(".badge") == 3
    assert window.count(".chip") == 5
    assert "11.9 km length" in window.text(f"[data-job={ROUTE}]")


def layers(window):
    """each kind of job has its layers in the legend"""
    for job, wanted in [(ROUTE, ["Routes", "Barriers", "Stops"]), (AREA, ["Areas", "Streets reached", "Facilities"]),
                        (TRACE, ["Lines", "Devices and junctions"]), (SWEEP, ["Features"]),
                        (RECORDS, ["Related features"])]:
        window.open(job=job)
        titles = window.tab.locator("#legend .layer label").all_inner_texts()
        assert titles == wanted, f"{job}: {titles}"


def switches(window):
    """a layer that is switched off goes from the map"""
    window.open(job=AREA)
    before = window.pixels()
    window.tab.click("#legend label:has-text('Areas')")
    window.settle()
    assert window.pixels() != before
    window.tab.click("#legend label:has-text('Areas')")
    window.settle()
    assert window.pixels() == before


def opens(window):
    """a click in the list opens a job, and one on the way back closes it"""
    window.open()
    window.tab.click(f"[data-job={ROUTE}]")
    window.settle()
    assert window.text("#detail h2") == ROUTE
    assert "11.9 km" in window.text("#detail .key")
    assert window.count("#detail .steps button") == 32
    window.tab.click(".back")
    window.settle()
    assert not window.tab.locator("#detail").is_visible()
    assert window.tab.evaluate("document.activeElement.dataset.job") == ROUTE
    window.tab.go_back()
    window.settle()
    assert window.text("#detail h2") == ROUTE


def picks(window):
    """the pointer on a route tells the step, and a click on the map in the list opens the job"""
    window.open(job="ambulance-on-a-dry-day")
    found = scan(window, lambda tip: tip[:1].isdigit() and ". " in tip)
    assert found, "no step under the pointer"
    window.open()
    found = scan(window, lambda tip: bool(tip))
    assert found, "nothing under the pointer"
    window.tab.mouse.click(*found)
    window.settle()
    assert window.tab.locator("#detail").is_visible()


def scan(window, is_wanted):
    """A place of the map whose tip is as wanted."""
    box = window.tab.locator("#map").bounding_box()
    for y in range(int(box["y"]) + 90, int(box["y"] + box["height"]) - 60, 23):
        for x in range(int(box["x"]) + 60, int(box["x"] + box["width"]) - 80, 29):
            window.tab.mouse.move(x, y)
            window.tab.wait_for_timeout(12)
            if window.tab.locator("#tip").is_visible() and is_wanted(window.text("#tip")):
                return x, y
    return None


def chooses(window):
    """a step of the directions and a row of a table are shown on the map"""
    window.open(job=ROUTE)
    before = window.pixels()
    window.tab.locator("#detail .steps button").nth(12).click()
    window.settle()
    stepped = window.pixels()
    assert stepped != before
    window.tab.click("#detail summary:has-text('Stops')")
    window.tab.locator("#detail .locate").first.click()
    window.settle()
    assert window.pixels() != stepped
    assert window.text("#said"), "nothing is said"


def searches(window):
    """the search finds jobs by their words, and places on the map by theirs"""
    window.open()
    window.tab.keyboard.press("/")
    window.tab.keyboard.type("menton flooded")
    window.settle()
    assert window.tab.locator(".job").all_inner_texts()[0].startswith(ROUTE)
    assert window.count(".job") == 1
    window.tab.fill("#search", "palmosa")
    window.settle()
    window.tab.locator(".place").first.click()
    window.settle()
    assert window.tab.locator("#detail").is_visible()


def finds_streets(window):
    """the search finds streets of the ground, and calls what is reached by the name of its street"""
    window.open()
    window.tab.fill("#search", "rue grimaldi")
    window.settle()
    found = window.tab.locator(".place").all_inner_texts()
    assert found[0].split("\n") == ["Rue Grimaldi", "Street · monaco"], found
    assert all("grimaldi" in text.lower().split("\n")[0] for text in found), found
    before = window.pixels()
    window.tab.locator(".place").first.click()
    window.settle()
    assert window.pixels() != before


def keys(window):
    """all of it works from the keyboard"""
    window.open()
    window.tab.keyboard.press("Tab")
    assert window.tab.evaluate("document.activeElement.className") == "skip"
    window.tab.keyboard.press("Enter")
    window.tab.focus(".job")
    window.tab.keyboard.press("ArrowDown")
    assert window.tab.evaluate("document.activeElement.dataset.job") == "ambulance-on-a-dry-day"
    window.tab.keyboard.press("Enter")
    window.settle()
    assert window.text("#detail h2") == "ambulance-on-a-dry-day"
    assert window.tab.evaluate("document.activeElement.id") == "detail"
    window.tab.focus("#map")
    before = window.pixels()
    window.tab.keyboard.press("+")
    window.settle()
    zoomed = window.pixels()
    window.tab.keyboard.press("ArrowRight")
    window.settle()
    assert before != zoomed != window.pixels()
    window.tab.keyboard.press("0")
    window.settle()
    window.tab.keyboard.press("Escape")
    window.settle()
    assert not window.tab.locator("#detail").is_visible()


def says(window):
    """everything that can be used has a name for people who hear the page"""
    window.open(job=ROUTE)
    nameless = window.tab.evaluate("""() => [...document.querySelectorAll('button, a[href], input, canvas, summary')]
        .filter((one) => one.checkVisibility() && !one.textContent.trim())
        .filter((one) => !one.getAttribute('aria-label') && !one.closest('label'))
        .map((one) => one.outerHTML.slice(0, 90))""")
    assert nameless == [], nameless
    assert window.tab.evaluate("document.documentElement.lang") == "en"


def moves(window):
    """dragging and the wheel move the map, and two fingers are not needed"""
    window.open(job=AREA)
    before = window.pixels()
    window.tab.mouse.move(800, 300)
    window.tab.mouse.down()
    window.tab.mouse.move(700, 380, steps=4)
    window.tab.mouse.up()
    window.settle()
    dragged = window.pixels()
    window.tab.mouse.wheel(0, -240)
    window.settle()
    assert before != dragged != window.pixels()


def prints(window):
    """it prints with its list and its map, and without what can only be clicked"""
    window.open(job=ROUTE)
    before = window.pixels()
    window.tab.emulate_media(media="print")
    assert not window.tab.locator(".zoom").is_visible() and not window.tab.locator(".back").is_visible()
    assert window.tab.locator("#map").is_visible() and window.tab.locator(".steps").first.is_visible()
    window.tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    shapes = window.tab.evaluate("""() => {
        const map = document.getElementById('map'), {width, height} = map.getBoundingClientRect();
        return [map.width / width, map.height / height];
    }""")
    assert shapes == [3, 3], f"the map is stretched: {shapes}"
    below = [window.tab.locator(part).bounding_box()["y"] for part in ("#legend", "#scale")]
    box = window.tab.locator("#map").bounding_box()
    assert min(below) >= box["y"] + box["height"] - 1, "something lies over the map"
    assert window.tab.locator("#legend li").first.is_visible()
    window.tab.evaluate("dispatchEvent(new Event('afterprint'))")
    window.tab.emulate_media(media="screen")
    window.settle()
    assert window.pixels() == before, "the map is not as it was"


def looks(window):
    """it looks as it is kept, on a desktop and on a phone"""
    window.open("desktop", job=AREA)
    window.compare("map-page")
    window.open("phone", job=ROUTE)
    window.compare("map-page-phone")


def darkens(window):
    """it is dark where people want it so"""
    window.open(job=AREA, scheme="dark")
    assert sum(window.pixels().resize((1, 1)).getpixel((0, 0))) < 200


def prints_light(window):
    """on paper the map is light, whatever the screen is"""
    def brightness():
        return sum(window.pixels().resize((1, 1)).getpixel((0, 0)))
    window.open(job=AREA, scheme="dark")
    before = window.pixels()
    window.tab.emulate_media(media="print", color_scheme="dark")
    window.tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert brightness() > 450, brightness()
    window.tab.evaluate("dispatchEvent(new Event('afterprint'))")
    window.tab.emulate_media(media="screen", color_scheme="dark")
    window.settle()
    assert window.pixels() == before, "the map is not as it was"


def stays_text(window):
    """names of stops stay text in the list, on the map, in tables and in the search"""
    window.open()
    window.tab.locator(".job").first.click()
    window.settle()
    window.tab.evaluate("document.querySelectorAll('#detail details').forEach((fold) => { fold.open = true; })")
    window.settle()
    assert window.count("img") == window.count("b[onmouseover]") == 0
    assert "<img src=x onerror=alert(1)>" in window.text("#detail")
    assert "</script><script>alert(2)</script>" in window.text("#detail")
    window.tab.click(".back")
    window.tab.fill("#search", "onerror")
    window.settle()
    assert "<img src=x" in window.text("#jobs")
    assert window.count("img") == 0


def draws_soon(window):
    """a page of 200 jobs and 100,000 features opens and redraws in time"""
    tab = window.open()
    opened = tab.evaluate("performance.timing.domContentLoadedEventEnd - performance.timing.navigationStart")
    if window.count(".chip[aria-pressed=true]"):
        tab.click(".chip[aria-pressed=true]")
    tab.wait_for_timeout(1500)
    frames = tab.evaluate("""async () => {
        const map = document.getElementById('map'), box = map.getBoundingClientRect(), times = [];
        const at = (type, x) => map.dispatchEvent(new PointerEvent(type, {
            pointerId: 1, clientX: box.left + 300 + x, clientY: 300, bubbles: true,
        }));
        map.setPointerCapture = () => {};
        at('pointerdown', 0);
        let last = performance.now();
        for (let step = 1; step <= 60; step++) {
            at('pointermove', step * 3);
            await new Promise(requestAnimationFrame);
            const now = performance.now();
            times.push(now - last);
            last = now;
        }
        at('pointerup', 180);
        times.sort((one, other) => one - other);
        let longest = 0;
        for (const end = last + 1500; last < end;) {
            await new Promise(requestAnimationFrame);
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
        }
        return [...times, longest];
    }""")
    drawn = frames.pop()
    moving = f"a frame while moving {frames[30]:.0f} ms, 95th of 100 {frames[56]:.0f} ms"
    window.remark = f" (opened in {opened} ms, drawn anew in {drawn:.0f} ms, {moving})"
    assert window.count(".job") >= 200
    assert frames[30] < 100 and drawn < 1500, (frames, drawn)


def walks(window):
    """every job opens from the list, and those with places have layers in the legend"""
    html = pathlib.Path(window.path).read_text(encoding="utf-8")
    jobs = json.loads(html.split('id="data">')[1].split("</script>")[0])["jobs"]
    assert jobs
    for job in jobs:
        name, is_placed = job["name"], any(table.get("places") for table in job["tables"])
        window.open(job=name)
        assert window.text("#detail h2") == name, name
        assert (window.count("#legend .layer") > 0) == is_placed, name
    window.remark = f" ({len(jobs)} jobs)"


def sums_nothing(window):
    """of a table that is shown in part nothing is summed up, and it says of how many rows"""
    window.open()
    listed = window.text("[data-job]")
    assert "90 facilities" in listed, listed
    assert "area" not in listed and "within" not in listed and "nothing found" not in listed, listed
    window.open(job="job")
    told = window.tab.text_content("#detail")
    assert "5 000 of 5 400 rows" in told.replace("\u202f", " "), told
    assert "5000 of 5400 rows of polygons.csv are shown" in told, told


def counts_once(window):
    """nothing that disks or several traces share is counted twice, and what is one's own has no unit"""
    window.open(job="disks")
    figures = window.text("#detail .key").split("\n")
    area, people = largest(window, "polygons", "area_m2"), largest(window, "summary", "sum_people")
    assert area < 1e6, area
    for title, text in [("Area within 6 min", f"{round(area / 1e4, 1):g} ha"), ("people within 6 min", f"{people:g}")]:
        assert title in figures and figures[figures.index(title) + 1] == text, (title, text, figures)
    window.open(job="each")
    figures = window.text("#detail .key").split("\n")
    assert "Area (each)" in figures and "people (each)" in figures, figures
    window.tab.evaluate("document.querySelectorAll('#detail details').forEach((fold) => { fold.open = true; })")
    window.settle()
    cells = window.tab.locator("#detail td").all_inner_texts()
    for cell in ["12.5", "90.5", "1152921504606846977"]:
        assert cell in cells, f"{cell}: {cells}"


def largest(window, table, column):
    """What a file of the job has for its largest break."""
    with open(pathlib.Path(window.path).parent / "disks" / f"{table}.csv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2, rows
    return float(max(rows, key=lambda row: float(row["to_break"]))[column])


def agrees_with_the_legend(window):
    """where disks lie on each other, both have the colour of the legend"""
    window.open(job="disks")
    colours = window.tab.locator("#legend .swatch.area").evaluate_all(
        "(all) => all.map((one) => one.style.getPropertyValue('--colour').match(/\\d+/g).map(Number))")
    assert len(colours) == 2, colours
    shown = window.pixels().getcolors(1 << 24)
    for colour in colours:
        near = sum(count for count, other in shown if max(abs(a - b) for a, b in zip(colour, other)) <= 1)
        assert near > 500, f"{colour}: {near} pixels"


def unrolls(window):
    """what lies on both sides of 180 degrees lies side by side"""
    for job in ["area", "way"]:
        window.open(job=job)
        assert window.text("#scale").endswith(" m"), window.text("#scale")


def tells_as_written(window):
    """names are as they are written, a return is no stop, and rings that begin differently are called by their end"""
    for job in ["round", "plain"]:
        window.open(job=job)
        figures = window.text("#detail .key").split("\n")
        assert figures[figures.index("Stops") + 1] == "3", figures
        window.tab.evaluate("document.querySelectorAll('#detail details').forEach((fold) => { fold.open = true; })")
        window.settle()
        cells = window.tab.locator("#detail td").all_inner_texts()
        assert "1.10" in cells and "2.50" in cells, cells
    window.open(job="own")
    legend = window.tab.locator("#legend li").all_inner_texts()
    assert legend[:3] == ["up to 3 min", "up to 2 min", "up to 1 min"], legend


def tells_records(window):
    """a feature under the pointer tells its records, though ids are numbers in one file and texts in the other"""
    window.open(job="related")
    assert scan(window, lambda tip: "leaks" in tip), "no record under the pointer"


def tells_all(window):
    """jobs that failed stand in the list of every network, and formats that are not read are not taken for nothing"""
    window.open()
    listed = window.text("#jobs")
    assert window.count(".chip[aria-pressed=true]") == 1 and "lost" in listed and "wrong" in listed, listed
    assert "nothing found" not in listed and "1 failed" in window.text("#totals"), listed
    assert window.count(".chip") == 2
    window.tab.fill("#search", "wrong")
    window.settle()
    assert window.count("#jobs .job") == 1
    window.tab.fill("#search", "elsewhere")
    window.settle()
    assert "has such a name or description; 1 job elsewhere." in window.text("#jobs"), window.text("#jobs")


def fits(window):
    """on a phone the page is as wide as the screen with every table open, and remarks are as high as their text"""
    for job in ["here", "packed"]:
        window.open("phone", job=job)
        window.tab.evaluate("document.querySelectorAll('#detail details').forEach((fold) => { fold.open = true; })")
        window.settle()
        assert window.tab.evaluate("document.documentElement.scrollWidth") <= 390, job
        assert window.tab.evaluate("Math.max(0, ...[...document.querySelectorAll('.messages li')]"
                                   ".map((item) => item.offsetHeight))") < 200, job


KINDS = {
    "sample": [lists, layers, switches, opens, picks, chooses, searches, finds_streets, keys, says, moves, prints, darkens,
               prints_light, looks],
    "hostile": [stays_text],
    "large": [draws_soon],
    "cut": [sums_nothing],
    "mixed": [tells_all, fits],
    "figures": [counts_once, agrees_with_the_legend],
    "seam": [unrolls],
    "told": [tells_as_written, tells_records],
    "any": [walks],
}
