// The time that a game takes. `now` is in milliseconds, as the browser counts them.

export class Clock {
  constructor(spent = 0) {
    this.spent = spent;
    this.since = null;
  }

  get isRunning() {
    return this.since !== null;
  }

  start(now) {
    this.since ??= now;
  }

  stop(now) {
    if (this.since !== null) this.spent += Math.max(0, now - this.since);
    this.since = null;
  }

  /** The milliseconds that were spent. */
  read(now) {
    return this.spent + (this.since === null ? 0 : Math.max(0, now - this.since));
  }
}

/** A time as it is written: 04:18, or 1:02:03. */
export function timeText(milliseconds) {
  const whole = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}
