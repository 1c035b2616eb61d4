import type { Cue, Piece, Pose, Tabletop } from "../../src/tabletop/tabletop.ts";

/** A piece that stands at the end of its track. */
export function piece(id: string, track: readonly Pose[], more: Partial<Piece> = {}): Piece {
  const end = track.at(-1) ?? { x: 0, y: 0, level: 0, heading: 0 };
  return {
    ...end,
    id,
    label: id,
    title: id,
    model: "generic-single",
    side: 0,
    status: "flying",
    arcs: [],
    damage: { airframe: 0, engine: 0, propellersStopped: false },
    track,
    ...more,
  };
}

export function table(pieces: readonly Piece[], cues: readonly Cue[] = []): Tabletop {
  return {
    mat: { kind: "channel-coast", width: 48, depth: 36 },
    altitude: true,
    pieces,
    clouds: [],
    cues,
  };
}

/** The table before the pieces of `after` had flown. */
export function beforeOf(after: Tabletop): Tabletop {
  const pieces = after.pieces.map((one) =>
    piece(one.id, [], { ...one, ...one.track?.[0], status: "flying", track: [] }),
  );
  return { ...after, pieces, cues: [] };
}

export function pose(x: number, y: number, heading: number, level = 5): Pose {
  return { x, y, heading, level };
}
