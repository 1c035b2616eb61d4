import type { ComponentType } from "react";
import type { Tools } from "../src/app/context/tools.ts";
import type { Settings } from "../src/app/settings/kept-settings.ts";
import type { TablePoint } from "../src/scene/props.ts";
import type { Cue, Tabletop } from "../src/tabletop/tabletop.ts";
import type { Sitting } from "./matches/sitting.ts";

/** What every state may say. */
interface Common {
  /** How much of what happens has passed, 0 to 1, where the address does not say. */
  readonly t?: number;
  /** What this screen has chosen. */
  readonly settings?: Partial<Settings>;
  /** What somebody at the table does first: chooses a piece, writes an order. */
  readonly first?: (tools: Tools) => void;
}

/** A place of the mat that is looked at, or one so many inches above it. */
export interface NearPlace extends TablePoint {
  readonly up?: number;
}

/** Something on a table. */
export interface SceneState extends Common {
  readonly sitting: Sitting;
  /** What happens: one of the cues of that moment, or one that the state makes of what stands there; left out: nothing. */
  readonly cue?: (table: Tabletop) => Cue | undefined;
  /** Whether all that led to that moment happens, from the opening of its orders on. */
  readonly happens?: "all";
  /** What of the table is shown; left out: all. */
  readonly only?: (table: Tabletop, cue: Cue | undefined) => Tabletop;
  /** Whether what the game lays over the table is shown. */
  readonly overlay?: true;
  /** The place that is looked at from near by; left out: all that stands there. */
  readonly near?: (table: Tabletop, cue: Cue | undefined) => NearPlace | undefined;
  /** Whether the table is led by a film. */
  readonly directed?: true;
  /** What of the page lies over the table and moves with it. */
  readonly over?: () => Promise<ComponentType>;
}

/** Something of the page that shows a game's face. */
export interface FaceState extends Common {
  /** The match that is on the table; left out: none is. */
  readonly sitting?: Sitting;
  readonly part: () => Promise<ComponentType>;
  /** Whether it lies on a paper that is not its own, as in the drawer. */
  readonly onPaper?: true;
}

export type State = SceneState | FaceState;

export function isFace(state: State): state is FaceState {
  return "part" in state;
}

export interface Part {
  /** What it is called, in the address as well. */
  readonly id: string;
  /** Among which others it is listed. */
  readonly group: "Table" | "On the table" | "Effects" | "Over the table" | "Face";
  /** The files of components that one works on here, by their paths from the root. */
  readonly files: readonly string[];
  /** By their names. The first is the usual one. */
  readonly states: Readonly<Record<string, State>>;
}
