import type { SideId } from "../core/game.ts";
import { throwsFor } from "../core/match/log.ts";
import type { Match, Moment } from "../core/match/match.ts";
import type { SideIndex } from "../tabletop/tabletop.ts";
import type { Accuracy } from "./accuracy.ts";
import type { Text } from "./text.ts";

/** A cell of a table of figures. */
export type Figure =
  | Text
  /** A number with decimals; `signed`: with its sign, since it is a difference. */
  | { readonly figure: number; readonly decimals?: number; readonly signed?: true }
  /** A length on the table, in the unit of the page. */
  | { readonly inches: number };

interface Heading {
  readonly name: Text;
  /** Whose it is: its marking stands before the name. */
  readonly side?: SideIndex;
}

interface FigureRow extends Heading {
  /** One for each column. */
  readonly cells: readonly Figure[];
}

/** Figures in rows and columns. */
export interface FigureTable {
  readonly kind: "table";
  /** What stands above the names of the rows. */
  readonly corner: Text;
  readonly columns: readonly Heading[];
  readonly rows: readonly FigureRow[];
}

/** One line of a chart: a value for each place of the x axis. */
export interface Series {
  readonly name: Text;
  readonly side: SideIndex;
  /** Dashed and without marks: what was expected rather than what happened. */
  readonly expected: boolean;
  readonly values: readonly number[];
}

/** Lines over turns, or over whatever else goes on by ones. */
interface LineChart {
  readonly kind: "chart";
  readonly title: Text;
  /** Whole numbers one apart, and what they count. */
  readonly xs: readonly number[];
  /** What each of them is called, in a few letters; left out: by itself. */
  readonly labels?: readonly Text[];
  readonly x: Text;
  readonly y: Text;
  /** Of the values of what happened; left out: they are whole. */
  readonly decimals?: number;
  readonly series: readonly Series[];
}

export type CountBlock =
  /** What chance gave, against what it owed: `told` says hits and tries in the game's own words. */
  | { readonly kind: "accuracy"; readonly accuracy: Accuracy; readonly told: Text }
  | { readonly kind: "words"; readonly words: Text }
  | FigureTable
  | LineChart;

/** A paper of the page that counts a match. */
export interface Count {
  /** Tells it from every other paper. */
  readonly id: string;
  readonly title: Text;
  /** Whose figures they are. */
  readonly side?: SideIndex;
  /** As wide as the page. */
  readonly wide?: boolean;
  readonly blocks: readonly CountBlock[];
}

/** A moment as the table, or whoever alone saw the match, sees it. */
export interface CountedMoment extends Pick<Moment, "events" | "throws"> {
  /** What is seen of its state: the game's view. */
  readonly view: unknown;
}

/** What is counted of a match: of one that was only seen, what its viewer knows of it. */
export function countedIn({ game, moments }: Pick<Match, "game" | "moments">): readonly CountedMoment[] {
  return moments.map((moment) => {
    const { state, events } = moment;
    return { view: game.view(state, "table"), events, throws: throwsFor(moment, "table") };
  });
}

/** What is counted of a match. */
export interface CountsFace {
  /**
   * Everything that is counted of a match as far as it stands: only what everybody may know is told of it, since it
   * may still be in play. `nameOf`: what the page calls a side.
   */
  counts(moments: readonly CountedMoment[], nameOf: (side: SideId) => string): readonly Count[];
}
