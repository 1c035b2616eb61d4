import type { TextSpan } from "../../../../core/orders/token.ts";
import { actionNamed } from "./actions.ts";
import { COLON, HYPHEN, isBlank, isDigit, isLetter, isSign, letterAction, PLUS } from "./characters.ts";

/** Steps of one kind as they were written together: `F3`, `L`, `loop`, `bomb`. */
export interface Item extends TextSpan {
  readonly action: number;
  readonly count: number;
}

/** A climb or dive as it was written, in metres. */
export interface Change extends TextSpan {
  readonly metres: number;
}

type FaultReason =
  | "empty"
  | "speed"
  | "word"
  | "zero"
  | "number"
  | "altitude"
  | "second-altitude"
  | "too-long";

/** Why the text says nothing: what stands there, and where. */
interface Fault extends TextSpan {
  readonly reason: FaultReason;
}

/** What a text says, legal or not; as much as could be read before a fault. */
export interface Draft {
  readonly speed: (TextSpan & { readonly mp: number }) | null;
  readonly items: readonly Item[];
  readonly change: Change | null;
  readonly glide: TextSpan | null;
  readonly strafe: TextSpan | null;
  readonly fault: Fault | null;
}

/** Longer texts can't be orders. */
const MAX_MOVE_LENGTH = 200;
/** No speed and no run of steps is as large. */
const MOST_DIGITS = 4;

/** Reads from left to right; the first thing that fits nowhere is the fault. Never backtracks. */
class Reader {
  speed: Draft["speed"] = null;
  readonly items: Item[] = [];
  change: Change | null = null;
  glide: TextSpan | null = null;
  strafe: TextSpan | null = null;
  fault: Fault | null = null;
  private at = 0;

  constructor(private readonly text: string) {}

  read(isBare: boolean): void {
    this.skip();
    if (this.at >= this.text.length) this.fail("empty", 0, this.text.length);
    else if (!isBare) this.readSpeed();
    while (this.fault === null) {
      this.skip();
      if (this.at >= this.text.length) return;
      this.readToken();
    }
  }

  private skip(): void {
    while (this.at < this.text.length && isBlank(this.text.charCodeAt(this.at))) this.at++;
  }

  private fail(reason: FaultReason, start: number, end: number): void {
    this.fault ??= { reason, start, end };
  }

  /** The digits here as a number, or −1 for none or too many. */
  private number(): number {
    const start = this.at;
    let value = 0;
    while (isDigit(this.text.charCodeAt(this.at))) value = value * 10 + this.text.charCodeAt(this.at++) - 48;
    const digits = this.at - start;
    return digits > 0 && digits <= MOST_DIGITS ? value : -1;
  }

  private readSpeed(): void {
    const start = this.at;
    const mp = this.number();
    const end = this.at;
    if (mp < 0) {
      this.fail(end > start ? "number" : "speed", start, Math.max(end, this.wordEnd(start)));
      return;
    }
    this.speed = { mp, start, end };
    this.skip();
    if (this.text.charCodeAt(this.at) === COLON) this.at++;
  }

  /** Where the word that begins at an offset ends: at a blank. */
  private wordEnd(start: number): number {
    let end = start;
    while (end < this.text.length && !isBlank(this.text.charCodeAt(end))) end++;
    return end;
  }

  private readToken(): void {
    const code = this.text.charCodeAt(this.at);
    if (isSign(code)) this.readChange(code);
    else if (isLetter(code)) this.readWord();
    else this.fail("word", this.at, this.wordEnd(this.at));
  }

  private readChange(sign: number): void {
    const start = this.at++;
    const metres = this.number();
    const end = this.at;
    if (metres < 0) this.fail("altitude", start, Math.max(end, this.wordEnd(start)));
    else if (this.change) this.fail("second-altitude", start, end);
    else this.change = { metres: sign === PLUS || metres === 0 ? metres : -metres, start, end };
  }

  private letters(): string {
    const start = this.at;
    let end = start;
    while (end < this.text.length) {
      const code = this.text.charCodeAt(end);
      const joins = code === HYPHEN && isLetter(this.text.charCodeAt(end + 1));
      if (!isLetter(code) && !joins) break;
      end++;
    }
    return this.text.slice(start, end).toLowerCase();
  }

  private readWord(): void {
    const start = this.at;
    const word = this.letters();
    const end = start + word.length;
    const action = word.length > 1 ? actionNamed(word) : undefined;
    if (action !== undefined) this.take({ action, count: 1, start, end });
    else if (word === "glide") this.mark("glide", { start, end });
    else if (word === "strafe") this.mark("strafe", { start, end });
    else this.readRun(start, end);
  }

  private mark(which: "glide" | "strafe", span: TextSpan): void {
    this[which] ??= span;
    this.at = span.end;
  }

  private take(item: Item): void {
    this.items.push(item);
    this.at = item.end;
  }

  /** `FLF3`: single steps, the last of which may have a number. */
  private readRun(start: number, end: number): void {
    for (let at = start; at < end; at++) {
      if (letterAction(this.text.charCodeAt(at)) < 0) {
        this.fail("word", start, this.wordEnd(start));
        return;
      }
    }
    for (let at = start; at < end - 1; at++) {
      this.take({ action: letterAction(this.text.charCodeAt(at)), count: 1, start: at, end: at + 1 });
    }
    this.readCounted(end - 1);
  }

  private readCounted(start: number): void {
    this.at = start + 1;
    const action = letterAction(this.text.charCodeAt(start));
    const hasCount = isDigit(this.text.charCodeAt(this.at));
    const count = hasCount ? this.number() : 1;
    if (count > 0) this.take({ action, count, start, end: this.at });
    else this.fail(count === 0 ? "zero" : "number", start, this.at);
  }
}

/** Reads a move, or the rest of one that is written without its speed: grammar only. */
export function readMove(text: string, isBare = false): Draft {
  const reader = new Reader(text.length > MAX_MOVE_LENGTH ? text.slice(0, MAX_MOVE_LENGTH) : text);
  reader.read(isBare);
  const { speed, items, change, glide, strafe } = reader;
  const tooLong = text.length > MAX_MOVE_LENGTH && text.slice(MAX_MOVE_LENGTH).trim() !== "";
  const fault: Fault | null = tooLong
    ? { reason: "too-long", start: MAX_MOVE_LENGTH, end: text.length }
    : reader.fault;
  return { speed, items, change, glide, strafe, fault };
}
