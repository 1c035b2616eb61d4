import type { Problem } from "../../../core/game.ts";

/** Characters of a text from outside that is told back. */
export const LONGEST_NAME = 60;

type Path = { readonly path: string };
type Found = Path & { readonly found: number; readonly from: number; readonly to: number };

/** Why a name is refused. */
export type NameFault = "letters" | "reserved" | "twice" | "mat" | "model";

/** What a cell needs, as the words know it; with limits where it is a number or a count. */
export type Need =
  | "whole"
  | "fifties"
  | "count"
  | "cell"
  | "ascending"
  | "rising"
  | "id"
  | "text"
  | "month"
  | "twice"
  | "roll-twice"
  | "barrels";

/** What each refusal of a set-up or of a set of tables tells, by its code; `path` leads into it. */
export type ConfigRefusals = {
  readonly "config-scenario": Path & { readonly found: string; readonly known: readonly string[] };
  readonly "config-mixed": Path & { readonly found: readonly string[] };
  readonly "config-missing": Path;
  readonly "config-number": Found & { readonly step: number };
  readonly "config-count": Found;
  readonly "config-id": Path & { readonly found: string; readonly why: NameFault };
  readonly "config-text": Path & { readonly longest: number };
  readonly "config-date": Path & { readonly found: string };
  readonly "config-type": Path & { readonly found: string; readonly known: readonly string[] };
  /** `found` is no label, or one of a hex that is not on the board. */
  readonly "config-hex": Path & {
    readonly found: string;
    readonly label: boolean;
    readonly last: string;
  };
  /** Two in one place; `altitude` is null for guns. */
  readonly "config-place": Path & {
    readonly first: string;
    readonly second: string;
    readonly hex: string;
    readonly altitude: number | null;
  };
  readonly "config-altitude": Found & { readonly type: string };
  readonly "config-speed": Found & { readonly type: string; readonly bombs: boolean };
  readonly "config-crew": Path & { readonly found: number; readonly seats: number; readonly type: string };
  readonly "config-novice": Path & { readonly found: number; readonly ace: number };
  readonly "config-bombs": Path & { readonly type: string };
  readonly "config-sides": Path & { readonly side: string };
  readonly "config-nobody": Path;
  readonly "config-player": Path & { readonly player: string };
  /** `why`: the lists are not as long as the board is wide, the lines touch or cross, or one leaps. */
  readonly "config-front": Path & {
    readonly why: "length" | "apart" | "leap";
    readonly column: number;
    readonly columns: number;
  };
  readonly "config-no-front": Path;
  readonly "config-turns": Path;
  readonly "config-no-hexes": Path & { readonly kind: string };
  /** The cell of a set of tables: `damage.columns.A, band 2 to 3, roll 7`. */
  readonly "tables-cell": {
    readonly cell: string;
    readonly found: string;
    readonly needs: Need;
    readonly from: number;
    readonly to: number;
  };
  readonly "tables-json": { readonly detail: string };
  readonly "tables-large": { readonly found: number; readonly most: number };
};

export type ConfigCode = keyof ConfigRefusals;

/** A problem, its values checked against its code. */
export function refuseConfig<Code extends ConfigCode>(code: Code, values: ConfigRefusals[Code]): Problem {
  return { code, values };
}
