import { itemAt } from "../core/item-at.ts";
import type { Miniature } from "../core/look.ts";
import type { MapLine } from "./line.ts";
import type { Place, Pose, Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";

/** A field of fire with its range bands, hatched on the mat. Degrees are clockwise from the table's 12 o'clock. */
export interface ArcOverlay {
  readonly at: Place;
  readonly from: number;
  readonly to: number;
  /** Outer radii of the range bands in inches, ascending. */
  readonly bands: readonly number[];
  /** What is written on each band; left out: its radius in inches. */
  readonly captions?: readonly string[];
  readonly side: SideIndex;
  readonly weapon: string;
}

/** What is written on the bands of a field of fire. */
export function captionsOf({ bands, captions }: Pick<ArcOverlay, "bands" | "captions">): readonly string[] {
  return captions ?? bands.map((band) => `${band}″`);
}

/** Where an order would take a piece: the whole path, the end and the fields of fire from there. */
export interface Ghost {
  readonly piece: string;
  readonly model: string;
  readonly look?: Miniature;
  readonly side: SideIndex;
  readonly track: readonly Pose[];
  readonly arcs: readonly ArcOverlay[];
  /** False while the order is not legal: the ghost shows what there is of it. */
  readonly legal: boolean;
  /** One of several that were weighed: its share, 0 to 1. It is drawn the stronger the more it weighs, with no model. */
  readonly weight?: number;
  /** Written at its end. */
  readonly label?: string;
}

/** Whether there is anything to see of a ghost: that of an empty order stands where its piece does, to be taken hold of. */
export function isSeen({ track, weight }: Ghost): boolean {
  return weight !== undefined || track.length > 1;
}

/** How strongly a ghost is drawn: the width of its path in inches, and an opacity from 0 to 1. */
export function strengthOf(weight: number | undefined): { readonly width: number; readonly opacity: number } {
  if (weight === undefined) return { width: 0.16, opacity: 1 };
  return { width: 0.1 + 0.5 * weight, opacity: Math.min(1, 0.3 + 1.2 * weight) };
}

/** One end position that a piece can reach. `order` is the shortest order that goes there. */
export interface ReachablePose extends Pose {
  readonly order: string;
}

/** A field of fire that a piece brings along: degrees clockwise from its nose. */
export type CarriedField = Pick<ArcOverlay, "from" | "to" | "bands" | "captions" | "weapon">;

/** Every end position of a legal order of one piece. */
export interface Envelope {
  readonly piece: string;
  readonly side: SideIndex;
  readonly ends: readonly ReachablePose[];
  /** What it could fire at from each of them; left out: not shown. */
  readonly fields?: readonly CarriedField[];
}

/** How near to an end somebody points who means it, in inches. */
const MEANT = 0.8;

/** The fields of fire from that end of an envelope which somebody points at; none when he points at no end. */
export function fieldsAt(envelopes: readonly Envelope[], point: Spot | undefined): readonly ArcOverlay[] {
  if (!point) return [];
  let nearest = MEANT * MEANT;
  let found: readonly ArcOverlay[] = [];
  for (const { ends, fields = [], side } of envelopes)
    for (const end of ends) {
      const [dx, dy] = [end.x - point.x, end.y - point.y];
      const apart = dx * dx + dy * dy;
      if (apart >= nearest) continue;
      nearest = apart;
      found = fields.map((field) => ({
        ...field,
        at: end,
        from: (end.heading + field.from) % 360,
        to: (end.heading + field.to) % 360,
        side,
      }));
    }
  return found;
}

/** Whether two finds are the same fields of fire from the same end. */
export function sameFields(a: readonly ArcOverlay[], b: readonly ArcOverlay[]): boolean {
  if (a.length !== b.length) return false;
  return a.every(({ at, from, to, bands, weapon }, i) => {
    const other = itemAt(b, i);
    const alike = from === other.from && to === other.to && weapon === other.weapon;
    return at === other.at && alike && bands === other.bands;
  });
}

/** A line of sight between two pieces, drawn when a target is looked at. */
export interface SightLine {
  readonly from: Place;
  readonly to: Place;
  readonly clear: boolean;
}

/** The measuring tape: waypoints in inches and the text at its end. */
export interface Tape {
  readonly points: readonly Place[];
  readonly caption: string;
}

/**
 * What a marked cell says. `row`: in a line of fire; `lit`: in it, and somebody there can be fired at; `reach`: can be
 * flown to; `path`: flown through; `end`: where it ends; `blocked`: not to be entered. Each has a sign of its own
 * beside its colour.
 */
export type Tone = "row" | "lit" | "reach" | "path" | "end" | "blocked";

/** Cells that a hand may choose: a click on one leads the selected piece's draft there, as a drag of its ghost does. */
export const CHOSEN_TONES: readonly Tone[] = ["reach", "path", "end"];

/** A cell of the mat's grid that is marked. */
export interface Cell {
  /** The centre of the cell. */
  readonly at: Spot;
  readonly tone: Tone;
  /** The altitude at which it is drawn; left out: on the mat. */
  readonly level?: number;
  /** How far down and up it reaches, where it is a piece of air: both, in levels, `from` below `to`. */
  readonly from?: number;
  readonly to?: number;
  /** Written in it: an altitude, a price. */
  readonly caption?: string;
  /** Its number on a path, from 1. */
  readonly order?: number;
}

/** What is laid over the table for the person who looks; every part comes from the ruling functions. */
export interface Overlay {
  readonly arcs: readonly ArcOverlay[];
  readonly ghosts: readonly Ghost[];
  readonly envelopes: readonly Envelope[];
  readonly sightLines: readonly SightLine[];
  /** Cells of the mat's grid. */
  readonly cells?: readonly Cell[];
  /** Lines that an order would draw, such as a route. */
  readonly lines?: readonly MapLine[];
  /** Ids of cards, counters, sites and areas that may be chosen now. */
  readonly lit?: readonly string[];
  /** Ids of cards and counters that may not be used now. */
  readonly dim?: readonly string[];
  /** Hands that are held up before their reader, or lie under such a one, and are not drawn on the table; by the ids of their groups. */
  readonly heldUp?: readonly string[];
  readonly tape?: Tape;
}

export const NO_OVERLAY: Overlay = { arcs: [], ghosts: [], envelopes: [], sightLines: [] };
