// The map: draws when something has changed, and moves what is drawn meanwhile.

class MapCanvas {
  constructor(element, bases) {
    this.element = element;
    this.bases = bases;
    this.camera = new Camera();
    this.shown = [];
    this.isOverview = false;
    this.emphasis = null;
    this.selected = null;
    this.drawn = document.createElement('canvas');
    this.cost = 0;
  }

  // Takes a size: else that of its place on the page.
  resize({width, height} = this.element.getBoundingClientRect(), density = window.devicePixelRatio || 1) {
    for (const canvas of [this.element, this.drawn]) {
      canvas.width = Math.max(Math.round(width * density), 1);
      canvas.height = Math.max(Math.round(height * density), 1);
    }
    [this.camera.width, this.camera.height, this.density] = [width, height, density];
    this.redraw();
  }

  // Draws anew at the next frame.
  redraw() {
    this.isStale = true;
    this.schedule();
  }

  // Draws what was drawn, moved to where the camera is now; and anew as soon as there is time for it.
  moved() {
    if (this.cost < 14) return this.redraw();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.redraw(), 70);
    this.schedule();
  }

  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = null;
      if (this.isStale) this.draw();
      this.show();
    });
  }

  show() {
    const context = this.element.getContext('2d'), was = this.drawnCamera;
    const factor = this.camera.scale / was.scale, {density} = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = theme().land;
    context.fillRect(0, 0, this.element.width, this.element.height);
    context.setTransform(factor, 0, 0, factor,
      this.camera.screenX(was.worldX(0)) * density, this.camera.screenY(was.worldY(0)) * density);
    context.drawImage(this.drawn, 0, 0);
    // Not among what is drawn: the pointer goes from row to row, and nothing else changes.
    drawEmphasis(new Pencil(this.element, this.camera, density, theme(), this.isOverview), [this.selected, this.emphasis]);
    this.onShown?.();
  }

  draw() {
    const began = performance.now();
    this.isStale = false;
    this.drawnCamera = this.camera.copy;
    const pencil = new Pencil(this.drawn, this.camera, this.density, theme(), this.isOverview);
    pencil.prime();
    drawGround(pencil, this.bases);
    for (const layer of this.layers) if (FILLS.has(layer.paint)) drawLayer(pencil, layer);
    drawNames(pencil, this.bases);
    for (const layer of this.layers) if (!FILLS.has(layer.paint)) drawLayer(pencil, layer);
    if (!this.isOverview) for (const layer of this.layers) drawLabels(pencil, layer);
    this.cost = performance.now() - began;
  }

  get layers() { return this.shown.filter((layer) => layer.isVisible && layer.paint !== 'unseen'); }

  // What lies under a place of the screen.
  under(x, y) { return rowUnder(this.shown, this.camera, x, y); }
}
