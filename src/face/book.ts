import type { Problem } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";
import type { Result } from "../core/result.ts";
import type { Overlay } from "../tabletop/overlay.ts";
import type { SideIndex, Tabletop } from "../tabletop/tabletop.ts";
import type { Text } from "./text.ts";

/** What a chapter is made of. Texts may hold `orders` in backticks, **strong** words and numbers of rules. */
export type Block =
  | { readonly kind: "text"; readonly text: Text }
  | { readonly kind: "list"; readonly items: readonly Text[]; readonly ordered?: boolean }
  | {
      readonly kind: "table";
      readonly caption: Text;
      readonly head: readonly Text[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly Text[])[];
    }
  /** Drawings side by side; they are worked out when they are shown. */
  | { readonly kind: "figure"; readonly caption: Text; drawings(): readonly Drawing[] }
  | { readonly kind: "trial"; readonly caption: Text; readonly trial: Trial };

/** A part of a table, in inches of its mat. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** A position on the table from straight above, and what is drawn of it. */
export interface Position {
  readonly kind: "position";
  /** What a reader who does not see it is told. */
  readonly label: Text;
  /** What stands there; `say` speaks the game's phrases, where something is printed on it. */
  readonly tabletop: Tabletop | ((say: (phrase: Phrase) => string) => Tabletop);
  readonly overlay?: Partial<Overlay>;
  readonly frame: Frame;
  /** Squares of so many inches instead of the mat's ground, as on squared paper. */
  readonly squares?: number;
  /** How wide it is on paper at most, in rem; left out: 26. */
  readonly width?: number;
  /** The line that it shows flown, written under it. */
  readonly order?: string;
}

/** Air seen from the side: for each step before (or, negative, behind) a piece the levels that are open. */
export interface Profile {
  readonly kind: "profile";
  readonly label: Text;
  readonly ahead: Text;
  readonly behind: Text;
  /** Steps and levels from the middle to the edges of the drawing. */
  readonly reach: number;
  readonly columns: readonly { readonly at: number; readonly low: number; readonly high: number }[];
}

/** Pieces in a row, one after the other. */
export interface LineUp {
  readonly kind: "line-up";
  readonly title: Text;
  readonly pieces: readonly { readonly id: string; readonly side: SideIndex }[];
}

export type Drawing = Position | Profile | LineUp;

/** What may be set before something is tried. Values are kept as strings, by the setting's id. */
export type Setting =
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly label: Text;
      readonly choices: readonly { readonly id: string; readonly label: Text }[];
    }
  | {
      readonly kind: "figure";
      readonly id: string;
      readonly label: Text;
      readonly range: readonly [least: number, most: number];
      /** The figure that is set, in words. */
      readonly told: Text;
    }
  | { readonly kind: "switch"; readonly id: string; readonly label: Text };

/** What is set, by the setting's id: a choice's id, a figure, `true` or `false`. */
export type Chosen = Readonly<Record<string, string>>;

/** What a trial comes to with what is set. */
export interface Tried {
  readonly settings: readonly Setting[];
  /** What is set, as far as it may be. */
  readonly chosen: Chosen;
  readonly drawing: Position;
  /** What the referee says: of a position that he rules, or of a typed line, which he may refuse. */
  readonly ruling: Result<readonly Text[], readonly Problem[]>;
}

/** A position to play with, and the ruling on it. */
export interface Trial {
  readonly start: Chosen;
  /** A line to be typed; without one the position alone is ruled. */
  readonly line?: { readonly label: Text; readonly example: Text; readonly text: string };
  of(chosen: Chosen, line: string): Tried;
}

export interface Chapter {
  /** Its part of the address: letters and hyphens. */
  readonly id: string;
  readonly title: Text;
  /** Numbers of rules that lead to it as a whole. */
  readonly numbers?: readonly string[];
  readonly blocks: readonly Block[];
}

/** One line of the list of rulings. */
export interface RulingLine {
  /** The numbers under which it is found; the first is the one it is cited by. */
  readonly ids: readonly string[];
  readonly text: Text;
  /** The switch of the set-up that changes it: its name, and what it does. */
  readonly option?: { readonly name: Text; readonly help: Text };
}

export interface RulingGroup {
  readonly id: string;
  readonly title: Text;
  /** Numbers of rules that lead to it as a whole. */
  readonly numbers?: readonly string[];
  readonly lines: readonly RulingLine[];
}

/** The rules of a game as one plays it, and every ruling by its number. */
export interface BookFace {
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly RulingGroup[];
}

/** Every text of a block, in the order in which it is read. */
export function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [block.caption];
  }
}

/** A line of a ledger: its number, and the part of the rules to which it belongs. */
interface LedgerLine {
  readonly id: string;
  readonly part: string;
}

/** What the list of rulings says of a ledger. */
interface LedgerWords<Line extends LedgerLine, Option extends string> {
  title(part: Line["part"]): Text;
  text(line: Line): Text;
  /** The switches of the set-up, by the number of the line that each changes. */
  readonly switches: { readonly [id: string]: Option };
  option(option: Option): RulingLine["option"];
}

/** Every line of a ledger by its number, part by part. */
export function rulingsOf<Line extends LedgerLine, const Option extends string>(
  ledger: readonly Line[],
  parts: readonly Line["part"][],
  told: LedgerWords<Line, Option>,
): readonly RulingGroup[] {
  const lineOf = (line: Line): RulingLine => {
    const changed = told.switches[line.id];
    const option = changed && told.option(changed);
    return { ids: [line.id], text: told.text(line), ...(option && { option }) };
  };
  return parts.map((part) => ({
    id: `part-${part}`,
    title: told.title(part),
    lines: ledger.filter((line) => line.part === part).map(lineOf),
  }));
}
