"""A window of the browser in which a page is open."""
import io
import pathlib

from PIL import Image, ImageChops

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}

# Browsers draw texts a little differently: so many of 255 steps may a pixel be off, and so many of all
# pixels may be more.
STEPS, SHARE = 40, 0.02


class Window:
    def __init__(self, browser, page, pictures, is_writing):
        self.browser, self.path, self.pictures, self.is_writing = browser, page, pathlib.Path(pictures), is_writing
        self.faults, self.remark, self.tab, self.context = [], "", None, None

    def open(self, size="desktop", job=None, **media):
        """Opens the page, and waits until it is drawn. Whatever it asks for beside itself is a fault."""
        width, height = SIZES[size]
        self.close()
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce",
            color_scheme=media.get("scheme", "light"))
        self.tab = self.context.new_page()
        address = f"file://{self.path}"
        self.tab.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.tab.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.tab.on("request", lambda request: request.url.split("#")[0] == address
                    or self.faults.append(f"request: {request.url[:100]}"))
        self.tab.goto(address + (f"#job={job}" if job else ""))
        self.settle()
        return self.tab

    def settle(self):
        self.tab.wait_for_timeout(350)

    def text(self, selector):
        return self.tab.inner_text(selector)

    def count(self, selector):
        return self.tab.locator(selector).count()

    def pixels(self):
        """The map as it is seen."""
        return Image.open(io.BytesIO(self.tab.locator("#map").screenshot())).convert("RGB")

    def compare(self, name):
        """Holds the window against the kept picture, or keeps it."""
        shown = Image.open(io.BytesIO(self.tab.screenshot())).convert("RGB")
        path = self.pictures / f"{name}.png"
        if self.is_writing:
            shown.quantize(192, dither=Image.Dither.NONE).save(path, optimize=True)
            return
        kept = Image.open(path).convert("RGB")
        assert kept.size == shown.size, f"{name}: {shown.size} instead of {kept.size}"
        difference = ImageChops.difference(kept, shown).convert("L")
        off = sum(difference.histogram()[STEPS:]) / (kept.width * kept.height)
        self.remark += f" ({name}: {off:.2%} off)"
        if off > SHARE:
            shown.save(path.with_suffix(".shown.png"))
        assert off <= SHARE, f"{name}: {off:.1%} of the pixels differ from {path}; see {path.stem}.shown.png beside it"

    def close(self):
        if self.context:
            self.context.close()
            self.context = None
