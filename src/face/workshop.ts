import type { Problem } from "../core/game.ts";
import type { Plan } from "../core/look.ts";
import type { Result } from "../core/result.ts";
import type { Piece, SideIndex } from "../tabletop/tabletop.ts";
import type { Block, Sheet } from "./sheet.ts";
import type { Text } from "./text.ts";

/** What is needed to draw a piece's outline from above: in its colour, in ink where it has none. */
export interface Likeness extends Pick<Piece, "model" | "kind"> {
  readonly look?: { readonly plan: Plan; readonly upper?: string };
}

/** One of several values of a field. */
export interface DesignChoice {
  readonly id: string;
  readonly label: Text;
  /** What a screen reader says of it, where the label is too short for that. */
  readonly told?: Text;
  /** A piece that is drawn above the label. */
  readonly drawing?: Likeness;
  /** Colours that lie beside each other above the label, each written `#80694a`. */
  readonly coat?: readonly string[];
}

interface Named {
  /** As `change` is told it. */
  readonly id: string;
  readonly label: Text;
  readonly hint?: Text;
}

/** Somewhere on a drawing that is on or off. */
export interface DesignPlace {
  readonly id: string;
  readonly label: Text;
  readonly told: Text;
  readonly on: boolean;
  /** Where it stands around the drawing: 0 left or above, 1 right or below. */
  readonly x: number;
  readonly y: number;
}

/** One thing about a design that can be set, with what it is set to now. */
export type DesignField = Named &
  (
    | { readonly kind: "text"; readonly value: string }
    /**
     * One figure or several, between blanks; empty where what was typed is none. `step`: what the arrow keys change
     * a single one by, 1 where left out.
     */
    | { readonly kind: "figures"; readonly value: string; readonly step?: number }
    /**
     * One of several. `list` folds out, `cards` lie side by side, `ovals` are those of a record sheet up to the one
     * that is chosen, `coats` are laid on with one press and none of them stays chosen.
     */
    | {
        readonly kind: "choice";
        readonly look: "list" | "cards" | "ovals" | "coats";
        readonly value: string;
        readonly choices: readonly DesignChoice[];
      }
    | { readonly kind: "switch"; readonly value: boolean }
    /** Switches around a drawing; `outline` as SVG has it, within `box`: left, top, width, height. */
    | {
        readonly kind: "places";
        readonly outline: string;
        readonly box: readonly [number, number, number, number];
        readonly places: readonly DesignPlace[];
      }
    /** Parts that are painted one after the other from the house's shelf of tins; any other colour is mixed. */
    | {
        readonly kind: "paint";
        readonly parts: readonly { readonly id: string; readonly label: Text; readonly colour: string }[];
      }
    /** A change that is made with one press: `change` is told that it is true. */
    | { readonly kind: "press"; readonly look?: "plain" | "quiet" }
  );

/** Fields below each other, or in columns of one width where there is room. */
export interface DesignGroup {
  readonly id: string;
  readonly title?: Text;
  readonly note?: Text;
  readonly columns?: number;
  readonly fields: readonly DesignField[];
  /** Shown by its title until somebody wants it; nothing in it can be wrong. */
  readonly folded?: boolean;
}

/** Where a design stands among the pieces of the game's list, by one figure. */
export interface Rank {
  readonly id: string;
  readonly title: Text;
  readonly figure: Text;
  /** How the figure comes about. */
  readonly sum?: Text;
  /** What a screen reader says of the drawing. */
  readonly label: Text;
  /** Null where the design has no figure yet. */
  readonly value: number | null;
  /** The ends of the scale, how far one row of dots is from the next, and how far one written figure is. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly written: number;
  /** The figure of each piece of the list. */
  readonly listed: readonly number[];
  /** Which of them it is like. */
  readonly told: Text;
}

/** A sheet of the workshop. */
export interface DesignSection {
  readonly id: string;
  readonly title: Text;
  /** Squared paper, on which it is begun. */
  readonly look?: "squared";
  readonly groups: readonly DesignGroup[];
  /** What follows from the figures. */
  readonly blocks?: readonly Block[];
  readonly standings?: readonly Rank[];
}

/** Why a design may not be used, and the field that it is about, if it is one's. */
export interface DesignFault {
  readonly field: string | null;
  readonly problem: Problem;
}

/** A battle in which a design is tried at once. */
export interface Trial<Design> {
  readonly title: Text;
  readonly about: Text;
  /** The piece of the list that it meets until somebody chooses another. */
  foe(design: Design): string;
  /** Whose it is in that set-up: the first side's or the second's. */
  side(design: Design): SideIndex;
  /** The set-up in which it meets a piece of the list. */
  config(design: Design, foe: string): unknown;
}

/**
 * A game's workshop, where one makes pieces of one's own. A design is plain data in the game's own shape, as it stands
 * in a set-up; while it is worked on it may be wrong in any way that somebody can type.
 */
export interface WorkshopFace<Design = unknown> {
  readonly title: Text;
  /** What keeps the design for good. */
  readonly keep: Text;
  /** What a file of designs calls them: `aircraft`. */
  readonly kind: string;
  /** A design that nobody has worked on yet. */
  readonly fresh: Design;
  /** The game's own list, to begin with and to meet. */
  readonly starts: readonly { readonly id: string; readonly name: string; readonly design: Design }[];
  /** A design of the right shape, allowed or not; undefined when it is none. */
  shaped(data: unknown): Design | undefined;
  /** A design of unknown origin, if it may be used, or every reason why not. */
  read(data: unknown): Result<Design, readonly Problem[]>;
  nameOf(design: Design): string;
  named(design: Design, name: string): Design;
  sections(design: Design): readonly DesignSection[];
  faults(design: Design): readonly DesignFault[];
  /** A field set to something; what is typed into a field of figures is handed over as it was typed. */
  change(design: Design, field: string, value: string | boolean): Design;
  likeness(design: Design): Likeness;
  /** How it stands on the table, and its record sheet before the first turn. */
  shown(design: Design): { readonly piece: Piece; readonly sheet: Sheet | undefined };
  readonly trial?: Trial<Design>;
}

/** A workshop whose designs are no longer known to the compiler. */
export function anyWorkshop<Design>(workshop: WorkshopFace<Design>): WorkshopFace {
  return workshop as unknown as WorkshopFace;
}
