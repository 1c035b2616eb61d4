import type { Facing, Hex } from "../../src/core/geometry/hex.ts";
import { hexAhead, turnedFacing } from "../../src/core/geometry/hex.ts";
import { hexCentre, matSize } from "../../src/core/geometry/hex-layout.ts";
import { hexOf, parseHexLabel } from "../../src/core/geometry/hex-map.ts";
import type { Cue, Feature, Grid, Piece, Pose, Scale, Spot, Tabletop } from "../../src/tabletop/tabletop.ts";
import { piece } from "./fixtures.ts";

/** A table of the Great War: what a game of hexes, altitude in steps of 50 m and moves one by one describes. */
export const GRID: Grid = { shape: "hex", columns: 30, rows: 22, inches: 2, metres: 50 };

export const SCALE: Scale = {
  knots: [
    { level: 0, inches: 0.5 },
    { level: 10, inches: 1.3 },
    { level: 56, inches: 3 },
    { level: 72, inches: 5.6 },
    { level: 90, inches: 6.8 },
    { level: 140, inches: 7.8 },
  ],
  major: 10,
  metres: 50,
};

function hex(label: string): Hex {
  return parseHexLabel(label) ?? hexOf(0, 0);
}

export function centre(label: string): Spot {
  return hexCentre(GRID, hex(label));
}

function through(labels: string): readonly Spot[] {
  return labels.split(" ").map(centre);
}

const FEATURES: readonly Feature[] = [
  {
    kind: "no-mans-land",
    points: [
      ...through("0111 0511 0910 1311 1711 2110 2510 3010"),
      ...through("3015 2515 2116 1715 1316 0915 0516 0115"),
    ],
  },
  { kind: "river", points: through("0121 0420 0720 1018 1218 1516 1714 1911 2109 2107 2304 2302") },
  { kind: "trench", side: 1, points: through("0111 0511 0910 1311 1711 2110 2510 3010") },
  { kind: "trench", side: 1, points: through("0109 0609 1108 1609 2108 2608 3008") },
  { kind: "trench", side: 0, points: through("0115 0516 0915 1316 1715 2116 2515 3015") },
  { kind: "trench", side: 0, points: through("0118 0618 1117 1618 2118 2617 3017") },
  { kind: "road", points: through("0101 0404 0807 0910") },
  { kind: "road", points: through("0404 0905 1405 1905 2404 3004") },
  { kind: "road", points: through("0122 0520 1020 1520 2020 2520 3021") },
  { kind: "road", points: through("1520 1718 1715") },
  { kind: "wood", at: centre("2604"), radius: 3.4 },
  { kind: "wood", at: centre("0420"), radius: 2.6 },
  { kind: "village", at: centre("1405"), radius: 2 },
  { kind: "village", at: centre("2420"), radius: 2.2 },
  { kind: "battery", side: 1, at: centre("0606") },
  { kind: "battery", side: 0, at: centre("2119") },
  { kind: "target", at: centre("0606") },
];

/** A move: straight on, turns and changes of altitude, one hex after another. */
function move(from: string, heading: Facing, level: number, steps: string, climb: number): readonly Pose[] {
  let at = hex(from);
  let facing = heading;
  const forward = [...steps].filter((step) => step === "F").length;
  let flown = 0;
  const pose = (): Pose => ({
    ...hexCentre(GRID, at),
    level: level + Math.round((climb * flown) / forward),
    heading: facing * 60,
  });
  const poses = [pose()];
  for (const step of steps) {
    if (step === "F") {
      at = hexAhead(at, facing);
      flown++;
    } else facing = turnedFacing(facing, step === "L" ? -1 : 1);
    poses.push(pose());
  }
  return poses;
}

function aircraft(
  id: string,
  model: string,
  side: 0 | 1,
  track: readonly Pose[],
  speed: number,
  more: Partial<Piece> = {},
) {
  const level = track.at(-1)?.level ?? 0;
  return piece(id, track, {
    model,
    title: model,
    side,
    plate: [`${level * 50} m`, `speed ${speed}`],
    ...more,
  });
}

function ground(id: string, label: string, side: 0 | 1, more: Partial<Piece>) {
  return piece(id, [], { ...centre(label), level: 0, heading: 0, side, ...more });
}

function pieces(): readonly Piece[] {
  return [
    aircraft("R1", "sopwith-camel", 0, move("0915", 0, 63, "FFRFF", 2), 7, { marks: ["ace"] }),
    aircraft("R2", "se-5a", 0, move("1417", 1, 58, "FFFLF", 5), 8, { marks: ["jam"] }),
    aircraft("R3", "spad-xiii", 0, move("2016", 0, 88, "FFFF", 2), 9),
    aircraft("R4", "fe-2b", 0, move("2220", 5, 20, "FFF", 0), 4, { marks: ["loaded", "novice"] }),
    aircraft("B1", "fokker-dr-i-red", 1, move("1013", 0, 65, "FFRF", 0), 6, { marks: ["ace"] }),
    aircraft("B2", "albatros-d-iii", 1, move("1408", 3, 66, "FFF", -1), 8, { marks: ["wounded", "fuel"] }),
    aircraft("B3", "albatros-d-v", 1, move("2007", 3, 62, "FFLF", 0), 7, {
      marks: ["critical"],
      damage: { airframe: 0.4, engine: 0.2, propellersStopped: false },
    }),
    aircraft("B4", "fokker-d-vii", 1, move("2509", 4, 6, "FFRF", -2), 9),
    ground("K1", "0507", 1, {
      kind: "balloon",
      level: 10,
      model: "balloon-drachen",
      title: "Drachen",
      plate: ["500 m"],
    }),
    ground("G1", "0609", 1, { kind: "gun", model: "gun-aa", title: "Flak" }),
    ground("G2", "2116", 0, { kind: "gun", model: "gun-mg", title: "Machine guns" }),
  ];
}

const CUES: readonly Cue[] = [
  ...["B4", "R1"].map((id): Cue => ({ kind: "fly", pieces: [id] })),
  { kind: "shot", from: "R1", to: "B1", weapon: "guns", hit: true },
  { kind: "burst", at: "R4", hit: true, side: 1 },
  { kind: "mark", piece: "R2", mark: "jam", caption: "Left gun jams" },
  { kind: "drop", from: "R4", at: centre("2118") },
  { kind: "shot", from: "B4", to: { ...centre("2413"), level: 0 }, weapon: "guns", hit: true },
  { kind: "chute", piece: "K1" },
  { kind: "fall", piece: "B3", how: "destroyed" },
];

export function frontTable(cues = false, only?: string): Tabletop {
  const chosen = only ? CUES.filter(({ kind }) => kind === only) : CUES;
  return {
    mat: { kind: "front", ...matSize(GRID), grid: GRID, features: FEATURES },
    altitude: true,
    scale: SCALE,
    pieces: pieces().map((one) =>
      cues && one.id === "B3" && chosen.some(({ kind }) => kind === "fall")
        ? { ...one, status: "destroyed" as const }
        : one,
    ),
    clouds: [],
    links: [
      { from: "R1", to: "B1", kind: "tailing" },
      { from: "B2", to: "R1", kind: "tailing" },
    ],
    cues: cues ? chosen : [],
  };
}

/** How it stood before: everybody at the start of his track, levels drawn alike. */
export function beforeFront(after: Tabletop): Tabletop {
  const scale: Scale = {
    ...SCALE,
    knots: [SCALE.knots[0], SCALE.knots.at(-1)].flatMap((knot) => knot ?? []),
  };
  const before = after.pieces.map((one): Piece => {
    const { level = one.level } = one.track?.[0] ?? {};
    const plate = one.plate?.map((line, i) => (i === 0 ? `${level * 50} m` : line));
    return { ...one, ...one.track?.[0], status: "flying", track: [], ...(plate && { plate }) };
  });
  return { ...after, scale, pieces: before, cues: [], links: [] };
}
