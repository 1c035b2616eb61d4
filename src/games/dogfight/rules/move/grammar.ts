import { type TextSpan, type Token, tokensOf } from "../../../../core/orders/token.ts";
import type { Climb } from "../grammar/order.ts";

/** Straight flight; digits side by side add up (DF-17). */
interface ForwardItem extends TextSpan {
  readonly kind: "forward";
  readonly speed: number;
}

/** One turn of one or more clock points on the spot. */
interface TurnItem extends TextSpan {
  readonly kind: "turn";
  readonly way: "L" | "R";
  readonly points: number;
}

export type Item = ForwardItem | TurnItem;

/** What a text of movement orders says, legal or not. */
export interface Draft {
  /** SPEED declared in front of a colon; checked, never printed (DF-19). */
  readonly declared: (TextSpan & { readonly speed: number }) | null;
  readonly items: readonly Item[];
  readonly mark: (TextSpan & { readonly climb: Climb }) | null;
  /** SPEED that items and mark cost, all of it spent (DF-8): one for two inches, one for each clock point, one for a climb (DF-64), allowed or not (DF-66). */
  readonly cost: number;
}

/** Why the text says nothing (E1): what stands there, and where. */
interface Fault extends TextSpan {
  readonly reason: "character" | "distance" | "empty" | "zero" | "after-mark" | "mark" | "too-long";
  readonly found: string;
}

export interface Reading {
  /** As much as could be read before the fault. */
  readonly draft: Draft;
  readonly fault: Fault | null;
}

/** Longer texts can't be orders: no legal one has more than seven characters. */
const MAX_ORDER_LENGTH = 200;

/** Every letter says something of its own; blanks and commas say nothing (DF-18). */
const LETTER = /[^\s,]/gu;

type Letter =
  | (TextSpan & { readonly kind: "digit"; readonly speed: number })
  | (TextSpan & { readonly kind: "turn"; readonly way: "L" | "R" })
  | (TextSpan & { readonly kind: "mark"; readonly sign: "+" | "-" })
  | (TextSpan & { readonly kind: "colon" })
  | (TextSpan & { readonly kind: "other" });

/** A digit is straight flight wherever it stands (DF-17), a letter in either case one point (DF-17, DF-18). */
function letterOf({ text: char, ...span }: Token): Letter {
  if (char >= "0" && char <= "5") return { ...span, kind: "digit", speed: Number(char) };
  if (char === "L" || char === "l") return { ...span, kind: "turn", way: "L" };
  if (char === "R" || char === "r") return { ...span, kind: "turn", way: "R" };
  if (char === "+" || char === "-") return { ...span, kind: "mark", sign: char };
  if (char === ":") return { ...span, kind: "colon" };
  return { ...span, kind: "other" };
}

/** Reads letter after letter; the first that fits nowhere is the fault. */
class Reader {
  declared: Draft["declared"] = null;
  readonly items: Item[] = [];
  mark: Draft["mark"] = null;
  private zero: TextSpan | null = null;

  constructor(private readonly text: string) {}

  read(letters: readonly Letter[]): Fault | null {
    let rest = letters;
    const [first, second] = letters;
    if (first?.kind === "digit" && second?.kind === "colon") {
      this.declared = { start: first.start, end: first.end, speed: first.speed };
      rest = letters.slice(2);
    }
    for (const letter of rest) {
      const reason = this.take(letter);
      if (reason) return this.fault(reason, letter);
    }
    return this.items.length > 0 ? null : this.fault("empty", { start: 0, end: this.text.length });
  }

  draft(): Draft {
    const items = this.items.reduce(
      (sum, item) => sum + (item.kind === "turn" ? item.points : item.speed),
      0,
    );
    const cost = items + (this.mark?.climb === 1 ? 1 : 0);
    return { declared: this.declared, items: this.items, mark: this.mark, cost };
  }

  private fault(reason: Fault["reason"], { start, end }: TextSpan): Fault {
    return { reason, start, end, found: this.text.slice(start, end) };
  }

  private take(letter: Letter): Fault["reason"] | null {
    if (letter.kind === "other" && /^\d$/.test(this.text.slice(letter.start, letter.end))) return "distance";
    if (letter.kind === "other" || letter.kind === "colon") return "character";
    if (this.zero) return "zero";
    if (letter.kind === "mark") return this.takeMark(letter);
    if (this.mark) return "after-mark";
    if (letter.kind === "digit") return this.takeDigit(letter);
    this.takeTurn(letter);
    return null;
  }

  /** DF-21: one mark, `+`, `-` or `--`, at the end. */
  private takeMark({ sign, start, end }: Letter & { kind: "mark" }): Fault["reason"] | null {
    if (this.items.length === 0) return "mark";
    if (!this.mark) {
      this.mark = { climb: sign === "+" ? 1 : -1, start, end };
      return null;
    }
    if (sign === "+" || this.mark.climb !== -1) return "mark";
    this.mark = { climb: -2, start: this.mark.start, end };
    return null;
  }

  /** DF-20: a zero stands alone; even an altitude mark beside it is something else. */
  private takeDigit({ speed, start, end }: Letter & { kind: "digit" }): Fault["reason"] | null {
    const last = this.items.at(-1);
    if (speed === 0) {
      if (last) return "zero";
      this.zero = { start, end };
    }
    if (last?.kind === "forward") {
      this.items[this.items.length - 1] = { ...last, speed: last.speed + speed, end };
    } else this.items.push({ kind: "forward", speed, start, end });
    return null;
  }

  /** a letter is one point, whatever digit follows it; two points are two letters. */
  private takeTurn({ way, start, end }: Letter & { kind: "turn" }): void {
    const last = this.items.at(-1);
    if (last?.kind === "turn" && last.way === way) {
      this.items[this.items.length - 1] = { ...last, points: last.points + 1, end };
    } else this.items.push({ kind: "turn", way, points: 1, start, end });
  }
}

/** Reads movement orders such as `2L1` (DF-9): grammar only. */
export function readDraft(text: string): Reading {
  const reader = new Reader(text);
  if (text.length > MAX_ORDER_LENGTH) {
    const fault: Fault = {
      reason: "too-long",
      start: MAX_ORDER_LENGTH,
      end: text.length,
      found: String(text.length),
    };
    return { draft: reader.draft(), fault };
  }
  const fault = reader.read(tokensOf(text, LETTER).map(letterOf));
  return { draft: reader.draft(), fault };
}

const LARGEST_DIGIT = 5;

function printForward(speed: number): string {
  let digits = "";
  let left = speed;
  for (; left > LARGEST_DIGIT; left -= LARGEST_DIGIT) digits += LARGEST_DIGIT;
  return digits + left;
}

const MARKS: Readonly<Record<Climb, string>> = { "1": "+", "0": "", "-1": "-", "-2": "--" };

/** The one spelling of a draft: `1 1l` is `2L`. The declared SPEED is left out (DF-19). */
export function printDraft(draft: Draft): string {
  const items = draft.items.map((item) =>
    item.kind === "turn" ? item.way.repeat(item.points) : printForward(item.speed),
  );
  return items.join("") + MARKS[draft.mark?.climb ?? 0];
}

/** One letter for each SPEED of the items: `2L1` is FFLF. */
export function stepsOf(draft: Draft): string {
  return draft.items
    .map((item) => (item.kind === "turn" ? item.way.repeat(item.points) : "F".repeat(item.speed)))
    .join("");
}
