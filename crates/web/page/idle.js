// Who touches nothing for long is away: the time waits until something is touched.

/** How long that is, and how often it is looked at, in milliseconds. */
export const AWAY = 300_000;
const LOOK = 5000;

export class Idle {
  /** `changed()` hears when the reader is away, and when there again. */
  constructor(changed) {
    this.changed = changed;
    this.is = false;
    this.last = Date.now();
  }

  /** Listens, and looks from time to time. */
  listen() {
    for (const name of ["pointerdown", "pointermove", "keydown", "wheel"]) addEventListener(name, () => this.touched(Date.now()), { capture: true, passive: true });
    setInterval(() => this.look(Date.now()), LOOK);
    return this;
  }

  touched(now) {
    this.last = now;
    this.set(false);
  }

  look(now) {
    this.set(now - this.last >= AWAY);
  }

  set(is) {
    if (this.is === is) return;
    this.is = is;
    this.changed();
  }
}
