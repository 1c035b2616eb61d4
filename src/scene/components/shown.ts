import { createContext, use } from "react";
import type { Vector3 } from "three";
import type { ArcOverlay, Overlay } from "../../tabletop/overlay.ts";
import type { SideIndex, Spot, Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { When } from "../camera/places.ts";
import type { HeldDice } from "../dice/held.ts";
import type { Extent } from "../extent.ts";
import type { Slips } from "../overlay/spread.ts";
import type { Player } from "../player.ts";
import type { ScreenArea, TableProps } from "../props.ts";
import type { Stage } from "../stage.ts";
import type { Things } from "../things.ts";
import type { Eye } from "./rig/use-eye.ts";
import type { Rig } from "./rig/use-rig.ts";

/** What lies on the table and what is looked at: it changes now and then, and what depends on it is rendered anew. */
export interface SceneTable {
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  /** Whose edge is at the bottom of the screen. */
  readonly edge: SideIndex;
  /** What has just happened, when it leads to this tabletop. */
  readonly line: Timeline | undefined;
  readonly stage: Stage;
  readonly hovered: string | undefined;
  /** What is looked at elsewhere: in a list, or by the focus of the keyboard. */
  readonly focused: string | undefined;
  readonly selected: string | undefined;
  /** Whether mat, table and room are drawn. */
  readonly ground: boolean;
  /** Whether hexes are numbered. */
  readonly numbers: boolean;
  /** Whether somebody points at fields of fire: at the piece they belong to, at one that stands in them, or at the mat. */
  readonly onField: boolean;
  /** The fields of fire from the place of an envelope that somebody points at. */
  readonly pointed: readonly ArcOverlay[];
  /** How much plainer than it could be the table is drawn. */
  readonly plainness: number;
  /** Whether a film leads the camera. */
  readonly directed: boolean;
  /** Whether it is seen through a lens. */
  readonly lens: boolean;
  /** Whether the table has been drawn with its pieces: what nobody needs before comes now. */
  readonly ready: boolean;
}

/** What the parts of a table share and change without a render, from one frame to the next. */
export interface TableTools {
  readonly player: Player;
  /** The props of the latest render, for whatever happens outside one. */
  readonly latest: { readonly current: TableProps };
  /** The camera of the picture, and what moves it. */
  readonly eye: Eye;
  readonly rig: Rig;
  /** What lies on the table beside its pieces. */
  readonly things: Things;
  /** The mat's lower left corner, in the scene. */
  readonly origin: Vector3;
  readonly current: {
    stage: Stage;
    /** The piece whose name lies at a point of the picture, from -1 to 1 with y up. */
    named: (x: number, y: number) => string | undefined;
    /** Where the names of pieces lie, in CSS pixels from the picture's upper left corner. */
    names: () => readonly ScreenArea[];
    /** Slips that the chart lays, which names keep clear of. */
    slips: Slips | undefined;
    /** What is looked at of a table on which more lies than pieces, before something happens to it, meanwhile or after it; or all of it. */
    laid: (when: When | "whole") => Extent | undefined;
    /** Thrown dice, while there are any. */
    dice: HeldDice | undefined;
    /** Whether the picture is drawn through a lens. */
    hasLens: () => boolean;
    /** Called after each frame drawn. */
    drawn: () => void;
  };
  /** The piece, counter or card under the pointer, or none. */
  readonly hover: (id: string | undefined) => void;
  /** The point of the mat under the pointer, where nothing stands on it. */
  readonly point: (spot: Spot | undefined) => void;
  /** Called when the pieces are drawn for the first time. */
  readonly stand: () => void;
}

export const ShownContext = createContext<SceneTable | null>(null);
export const ToolsContext = createContext<TableTools | null>(null);

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error("This is a part of a table.");
  return value;
}

export function useShown(): SceneTable {
  return given(use(ShownContext));
}

export function useTools(): TableTools {
  return given(use(ToolsContext));
}
