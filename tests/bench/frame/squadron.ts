import type { Cue, Piece, Pose, SideIndex, Tabletop } from "../../../src/tabletop/tabletop.ts";

/** Six types, so that a table of many aircraft has as many shapes as a big game. */
const MODELS = [
  "dogfight/spitfire-ia",
  "dogfight/bf-109e-3",
  "dogfight/hurricane-i",
  "dogfight/bf-110c",
  "dogfight/ju-87b-2",
  "dogfight/he-111h",
] as const;

const DIRECTIONS: readonly (readonly [number, number])[] = Array.from({ length: 12 }, (_, hour) => [
  Math.sin((hour * Math.PI) / 6),
  Math.cos((hour * Math.PI) / 6),
]);

/** A pose after each item of an order: `F` two inches forward, `L` and `R` a point to a side. */
export function fly(from: Pose, items: string, levels = 0): Pose[] {
  const track = [from];
  let { x, y, heading } = from;
  let done = 0;
  for (const item of items) {
    if (item === "F") {
      const [dx, dy] = DIRECTIONS[heading / 30] ?? [0, 0];
      x += 2 * dx;
      y += 2 * dy;
      done++;
    } else heading = (heading + (item === "L" ? 330 : 30)) % 360;
    const share = done / Math.max(1, items.replaceAll(/[LR]/g, "").length);
    track.push({ x, y, heading, level: from.level + levels * share });
  }
  return track;
}

export interface PieceSketch {
  readonly id: string;
  readonly model: string;
  readonly side: SideIndex;
  readonly from: Pose;
  readonly items: string;
  readonly climb?: number;
  readonly damage?: Piece["damage"];
  readonly status?: Piece["status"];
}

/** A piece at the end of its move. */
function pieceOf(sketch: PieceSketch, at: "start" | "end"): Piece {
  const track = fly(sketch.from, sketch.items, sketch.climb ?? 0);
  const pose = (at === "start" ? track[0] : track.at(-1)) as Pose;
  const twin =
    sketch.model === "dogfight/bf-110c" ||
    sketch.model === "dogfight/he-111h" ||
    sketch.model === "dogfight/ju-87b-2";
  return {
    ...pose,
    level: Math.round(pose.level),
    id: sketch.id,
    label: sketch.id,
    title: sketch.model,
    model: sketch.model,
    side: sketch.side,
    status: at === "start" ? "flying" : (sketch.status ?? "flying"),
    arcs: [
      { weapon: "front", from: 330, to: 30, state: "ready" },
      ...(twin ? [{ weapon: "rear", from: 150, to: 210, state: "ready" } as const] : []),
    ],
    dials: [{ kind: "d20", face: Math.max(1, Math.round(pose.level)) }],
    damage: sketch.damage ?? { airframe: 0, engine: 0, propellersStopped: false },
    track: at === "start" ? [] : track,
  };
}

/** A table before and after a turn. */
export function tablePair(
  sketches: readonly PieceSketch[],
  cues: readonly Cue[],
  altitude: boolean,
): { before: Tabletop; after: Tabletop } {
  const base = {
    mat: { kind: "channel-coast", width: 48, depth: 36 },
    altitude,
    clouds: [{ x: 14, y: 20, radius: 3 }],
  };
  return {
    before: { ...base, pieces: sketches.map((one) => pieceOf(one, "start")), cues: [] },
    after: { ...base, pieces: sketches.map((one) => pieceOf(one, "end")), cues },
  };
}

/** `count` aircraft of six types in two lines that fly at each other for `legs` legs. */
export function squadron(count: number, legs = 5, altitude = true): { before: Tabletop; after: Tabletop } {
  const half = count / 2;
  const sketches = Array.from({ length: count }, (_, i): PieceSketch => {
    const side = i < half ? 0 : 1;
    const column = i % half;
    const items = ["F", "FR", "FL"][i % 3] ?? "F";
    return {
      id: `${side === 0 ? "R" : "B"}${column + 1}`,
      model: MODELS[i % MODELS.length] as string,
      side,
      from: {
        x: 3 + (42 * column) / Math.max(1, half - 1),
        y: side === 0 ? 4 + 4 * (i % 2) : 32 - 4 * (i % 2),
        heading: side === 0 ? 0 : 180,
        level: 4 + (i % 8),
      },
      items: `${items}${"F".repeat(legs - 1)}`,
      climb: (i % 3) - 1,
    };
  });
  return tablePair(sketches, [{ kind: "fly" }], altitude);
}
