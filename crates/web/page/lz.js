// LZ-String in base 64, in which f-puzzles packs the text of a puzzle: Lempel-Ziv over UTF-16 units, with codes that grow by
// the bit. The engine reads it (crates/formats/src/links/lz.rs); the page writes it, as an address cannot wait.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The number of bits of a digit. */
const WIDTH = 6;

/** The code for the end, and the first for a piece of the text; 0 and 1 stand for a unit of 8 and of 16 bits. */
const END = 2;
const FIRST = 3;

/** Digits as they are written. */
class Digits {
  constructor() {
    this.text = "";
    this.value = this.filled = 0;
    /** The number of bits of the next code, and how many codes there are until it grows. */
    this.bits = this.left = 2;
  }

  /** Writes a number of some bits, the lowest first. */
  number(number, bits) {
    for (let place = 0; place < bits; place += 1) this.bit((number >> place) & 1);
  }

  bit(bit) {
    this.value = (this.value << 1) | bit;
    this.filled += 1;
    if (this.filled < WIDTH) return;
    this.text += DIGITS[this.value];
    this.value = this.filled = 0;
  }

  count() {
    this.left -= 1;
    if (this.left) return;
    this.left = 1 << this.bits;
    this.bits += 1;
  }

  /** Writes a code, or in place of it a unit that was not written before. */
  entry(code, fresh) {
    if (fresh === null) this.number(code, this.bits);
    else {
      const wide = fresh >= 256 ? 1 : 0;
      this.number(wide, this.bits);
      this.number(fresh, 8 << wide);
      this.count();
    }
    this.count();
  }
}

/** Packs a text. */
export function packText(text) {
  const digits = new Digits();
  const codes = new Map();
  const fresh = new Set();
  let next = FIRST;
  const write = (piece) => {
    digits.entry(codes.get(piece), fresh.delete(piece) ? piece.charCodeAt(0) : null);
  };
  let piece = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at];
    if (!codes.has(unit)) {
      codes.set(unit, next);
      fresh.add(unit);
      next += 1;
    }
    if (codes.has(piece + unit)) piece += unit;
    else {
      write(piece);
      codes.set(piece + unit, next);
      next += 1;
      piece = unit;
    }
  }
  if (piece) write(piece);
  digits.number(END, digits.bits);
  do digits.bit(0);
  while (digits.filled);
  return digits.text.padEnd(Math.ceil(digits.text.length / 4) * 4, "=");
}

/** Reads the bits of packed digits. */
class Bits {
  constructor(text) {
    this.values = [...text].map((digit) => DIGITS.indexOf(digit)).filter((value) => value >= 0);
    this.at = 0;
  }

  /** A number of some bits, the lowest first; nothing behind the end. */
  number(bits) {
    let number = 0;
    for (let place = 0; place < bits; place += 1, this.at += 1) {
      const value = this.values[Math.floor(this.at / WIDTH)];
      if (value === undefined) return null;
      number |= ((value >> (WIDTH - 1 - (this.at % WIDTH))) & 1) << place;
    }
    return number;
  }
}

/** Unpacks a text; nothing if it is not packed so, or is longer than `most`. */
export function unpackText(packed, most = 1_000_000) {
  const bits = new Bits(packed);
  const pieces = [null, null, null];
  let text = "";
  let before = "";
  let width = 2;
  let left = 4;
  // How many codes there are until they grow; each piece that is read adds one, a fresh unit another.
  const count = () => {
    left -= 1;
    if (left) return;
    left = 1 << width;
    width += 1;
  };
  const fresh = (code) => {
    const unit = bits.number(8 << code);
    return unit === null ? null : String.fromCharCode(unit);
  };
  const first = bits.number(2);
  if (first === null || first > 1) return first === END ? "" : null;
  before = fresh(first);
  pieces.push(before);
  text = before;
  width = 3;
  while (text !== null && text.length <= most) {
    let code = bits.number(width);
    if (code === null) return null;
    if (code === END) return text;
    if (code <= 1) {
      const unit = fresh(code);
      if (unit === null) return null;
      code = pieces.push(unit) - 1;
      count();
    }
    const piece = pieces[code] ?? (code === pieces.length ? before + before[0] : null);
    if (!piece) return null;
    text += piece;
    pieces.push(before + piece[0]);
    before = piece;
    count();
  }
  return null;
}
