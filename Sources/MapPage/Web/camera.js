// Where the map is looked at from: the place in the middle, and how many pixels the world is wide.

class Camera {
  constructor() {
    this.x = 0.5;
    this.y = 0.5;
    this.scale = 1024;
    this.width = 1;
    this.height = 1;
    // Pixels at each side that something lies over.
    this.covered = {top: 0, right: 0, bottom: 0, left: 0};
  }

  get copy() { return Object.assign(new Camera(), this); }

  screenX(x) { return (x - this.x) * this.scale + this.width / 2; }
  screenY(y) { return (y - this.y) * this.scale + this.height / 2; }
  worldX(x) { return (x - this.width / 2) / this.scale + this.x; }
  worldY(y) { return (y - this.height / 2) / this.scale + this.y; }

  // The part of the world that is seen, and `margin` pixels around it.
  box(margin = 0) {
    return [
      this.worldX(-margin), this.worldY(-margin), this.worldX(this.width + margin), this.worldY(this.height + margin),
    ];
  }

  get metresPerPixel() { return metresPerWorld(this.y) / this.scale; }

  pan(x, y) {
    this.x -= x / this.scale;
    this.y -= y / this.scale;
  }

  // Zooms so that what is at a place of the screen stays there.
  zoom(factor, x, y) {
    const [worldX, worldY] = [this.worldX(x), this.worldY(y)];
    this.scale = Math.min(Math.max(this.scale * factor, 256), 4e9);
    this.x += worldX - this.worldX(x);
    this.y += worldY - this.worldY(y);
  }

  // The view in which a box fills what is not covered.
  fitted(box, {closest = 6e7} = {}) {
    const camera = this.copy;
    const [width, height] = [
      Math.max(this.width - this.covered.left - this.covered.right, 80),
      Math.max(this.height - this.covered.top - this.covered.bottom, 80),
    ];
    const across = Math.max(box[2] - box[0], 1e-12), down = Math.max(box[3] - box[1], 1e-12);
    camera.scale = Math.min(width / across, height / down, closest);
    camera.x = (box[0] + box[2]) / 2 + (this.covered.right - this.covered.left) / 2 / camera.scale;
    camera.y = (box[1] + box[3]) / 2 + (this.covered.bottom - this.covered.top) / 2 / camera.scale;
    return camera;
  }

  // Between two views, the nearer one as seen from the farther one.
  between(other, share) {
    const camera = this.copy;
    camera.scale = this.scale * (other.scale / this.scale) ** share;
    const done = Math.abs(other.scale - this.scale) < 1e-9 * this.scale
      ? share : (camera.scale - this.scale) / (other.scale - this.scale) * other.scale / camera.scale;
    camera.x = this.x + (other.x - this.x) * done;
    camera.y = this.y + (other.y - this.y) * done;
    return camera;
  }
}
