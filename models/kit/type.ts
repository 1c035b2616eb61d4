import type { Flat, Vec } from "./vec.ts";

/**
 * One cross-section of a body, metres: station aft of the nose, underside, top, half width,
 * squareness (2 an ellipse, 4 nearly a box, below 2 a lozenge), height of the widest line (0 bottom, 1 top).
 */
export type Section = readonly [
  station: number,
  bottom: number,
  top: number,
  half: number,
  square?: number,
  waist?: number,
];

/** Fuselage, nacelle, canopy, spinner, spat, scoop: a skin over cross-sections. */
export interface Body {
  readonly part: string;
  readonly sections: readonly Section[];
  /** Points in a ring (default 12) and rings put between two sections (default 1). */
  readonly sides?: number;
  readonly between?: number;
  /** Edges flatter than this many degrees are shaded round (default 48). */
  readonly crease?: number;
  /** Moves the body: right, up, aft. */
  readonly at?: Vec;
  /** Built a second time on the left side. */
  readonly mirror?: boolean;
}

/** One rib of a wing, metres: distance out (or up, for a fin), height, leading and trailing edge, thickness/chord. */
export type Rib = readonly [out: number, up: number, leading: number, trailing: number, thickness: number];

/** A wing, tailplane or fin from the root outwards; the last rib is the knife edge of the tip. */
export interface Surface {
  readonly part: string;
  readonly ribs: readonly Rib[];
  readonly kind: "wing" | "tail" | "fin" | "slat";
  /** How far the section is bent up: 0 even on both sides, 1 flat below, more hollow below (default by kind). */
  readonly camber?: number;
  /** Longest distance between ribs before one is put between, metres. */
  readonly spacing?: number;
  readonly at?: Vec;
  readonly mirror?: boolean;
}

/** A gun barrel, strut, wire, leg, mast or wheel: a straight bar. */
export interface Rod {
  readonly part: string;
  readonly from: Vec;
  readonly to: Vec;
  readonly radius: number;
  readonly end?: number;
  readonly sides?: number;
  /** Thickness across as a share of the depth along the flight (default 1, round): streamlined struts. */
  readonly flat?: number;
  /** Without ends: wires and what is buried at both. */
  readonly open?: boolean;
  readonly mirror?: boolean;
}

/**
 * Something turned on a lathe about an axis that points aft, as its outline runs: hollow cowls, rings, drums.
 * The outline may double back; it ends on the axis or where it began.
 */
export interface Turned {
  readonly part: string;
  /** Aft of `at` and radius, metres. */
  readonly profile: readonly Flat[];
  /** Points in a ring (default 12). */
  readonly sides?: number;
  /** Edges flatter than this many degrees are shaded round (default 48). */
  readonly crease?: number;
  readonly at?: Vec;
  readonly mirror?: boolean;
}

/** A propeller, its hub in metres and the paint of its blades. */
export interface Propeller {
  readonly hub: Vec;
  readonly diameter: number;
  readonly blades: number;
  readonly colour?: string;
  readonly tips?: string;
  readonly chord?: number;
}

export type View = "top" | "bottom" | "left" | "right" | "front";

/** A convex patch of paint on the parts named, seen from one side, in metres of that view. */
export interface Patch {
  readonly view: View;
  readonly on: readonly string[];
  readonly shape: readonly Flat[];
  readonly colour: string;
}

/** A winding band of the second camouflage colour, seen from above: (right, aft) and its width, metres. */
export interface Band {
  readonly colour: string;
  readonly path: readonly Flat[];
  readonly width: number;
}

/** A ring of wash around a body: its part and the station. */
export type Joint = readonly [part: string, station: number];

export interface Paint {
  /** Colour of a part, before camouflage; `*` for parts not named. */
  readonly parts: Readonly<Record<string, string>>;
  /** Parts that take camouflage and the pale underside. */
  readonly camouflaged: readonly string[];
  readonly under: string;
  /** Where the underside's colour begins on bodies: (station, height). */
  readonly underLine: readonly Flat[];
  readonly bands: readonly Band[];
  /** Areas sprayed before the camouflage: noses, rudders, recognition bands. */
  readonly areas?: readonly Patch[];
  /** Straight-edged camouflage. */
  readonly splinters?: readonly Patch[];
  /** Markings and panel lines laid over the finished paint; where two overlap the first shows. */
  readonly transfers: readonly Patch[];
  /** Rings of wash around bodies: part and station. */
  readonly joints?: readonly Joint[];
}

/** Everything that makes one miniature. All lengths in metres of the real aircraft. */
export interface AircraftType {
  readonly id: string;
  /** How many times smaller than the real one the miniature is (default 200). */
  readonly scale?: number;
  readonly title: string;
  readonly source: string;
  readonly span: number;
  readonly length: number;
  /** Station of the stand's peg, and the height of the fuselage's underside there. */
  readonly peg: Flat;
  readonly bodies: readonly Body[];
  readonly surfaces: readonly Surface[];
  readonly rods?: readonly Rod[];
  readonly turned?: readonly Turned[];
  readonly propellers: readonly Propeller[];
  readonly guns: Readonly<Partial<Record<"front" | "rear" | "left" | "right", readonly Vec[]>>>;
  readonly paint: Paint;
}

/** A miniature and the folder of models in which its file lies; pages fetch a folder's list when they first want one of it. */
export interface Shelved extends AircraftType {
  readonly shelf: string;
}
