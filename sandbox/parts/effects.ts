import { heightOf, heightsOf } from "../../src/tabletop/heights.ts";
import type { Cue, Emblem, Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { concerned, layers } from "../matches/narrow.ts";
import { cueOf, onTable } from "../matches/when.ts";
import type { NearPlace, Part, SceneState } from "../part.ts";

/** Where a cue happens, among the pieces that are left. */
function placeOf({ pieces }: Tabletop) {
  const [first] = pieces;
  if (!first) return undefined;
  const middle = (of: "x" | "y") => pieces.reduce((sum, piece) => sum + piece[of], 0) / pieces.length;
  return { x: middle("x"), y: middle("y") };
}

/** The first piece that is left, at its height. */
function inTheAir(table: Tabletop): NearPlace | undefined {
  const [first] = table.pieces;
  return first && { x: first.x, y: first.y, up: heightOf(heightsOf(table), first.level) };
}

/** Whoever is shot at. */
function struckBy({ pieces, ...table }: Tabletop, cue: Cue | undefined): NearPlace | undefined {
  const struck = pieces.find(({ id }) => cue?.kind === "shot" && cue.to === id);
  return struck && { x: struck.x, y: struck.y, up: heightOf(heightsOf(table), struck.level) };
}

const isWreck = ({ status }: Piece) => status === "destroyed" || status === "crashed";

/** A cue of a recorded match, with the pieces that it is about. */
function happens<Kind extends Cue["kind"]>(
  match: string,
  kind: Kind,
  like: Partial<Extract<Cue, { readonly kind: Kind }>> = {},
): SceneState {
  const cue = cueOf(kind, like);
  const isOne = kind === "fall" || kind === "mark" || kind === "burst" || kind === "drop";
  const near = kind === "burst" ? inTheAir : placeOf;
  return {
    sitting: { match, when: onTable(cue) },
    cue,
    only: concerned(),
    ...(isOne && { near }),
  };
}

/** A cue that no recorded match has, with the first piece of one. */
function made(match: string, cue: (piece: string) => Cue): SceneState {
  return {
    sitting: { match },
    cue: ({ pieces: [first] }) => first && cue(first.id),
    only: concerned(),
    near: placeOf,
  };
}

/** All emblems: the compiler knows whether one is missing. */
const EMBLEMS: Readonly<Record<Emblem, true>> = {
  jam: true,
  critical: true,
  wounded: true,
  novice: true,
  ace: true,
  loaded: true,
  fuel: true,
  tail: true,
  spin: true,
  photo: true,
  fire: true,
  oval: true,
};

function emblem(mark: Emblem): SceneState {
  return made("duel", (piece) => ({ kind: "mark", piece, mark, caption: mark }));
}

const OF_THE_SCENE = "src/scene/components/effects";
const FLAT = "src/scene/flat/FlatHappenings.tsx";

/** What happens on a table, at any instant of it. */
export const EFFECTS: readonly Part[] = [
  {
    id: "tracers",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Tracers.tsx`, `${OF_THE_SCENE}/Flying.tsx`],
    states: {
      hit: happens("duel", "shot", { hit: true }),
      struck: { ...happens("duel", "shot", { hit: true }), near: struckBy, t: 0.55 },
      miss: happens("duel", "shot", { hit: false }),
      "from the ground": happens("great-war-balloons", "shot", { hit: false }),
    },
  },
  {
    id: "explosions",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Happenings.tsx`, FLAT],
    states: {
      hit: happens("great-war-balloons", "burst", { hit: true }),
      miss: happens("great-war-balloons", "burst", { hit: false }),
    },
  },
  {
    id: "bombs",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Happenings.tsx`, FLAT],
    states: {
      aircraft: happens("great-war-bombing", "drop"),
      airfield: {
        ...happens("cards-airfield", "drop"),
        only: (table) => ({ ...layers("sites")(table), pieces: table.pieces }),
      },
      reich: {
        ...happens("reich-basic", "drop"),
        only: layers("sites", "counters", "areas"),
        near: (_, cue) => (cue?.kind === "drop" ? cue.at : undefined),
      },
    },
  },
  {
    id: "parachutes",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Happenings.tsx`, FLAT],
    states: { pilot: made("duel", (piece) => ({ kind: "chute", piece })) },
  },
  {
    id: "falls",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Debris.tsx`, `${OF_THE_SCENE}/Puffs.tsx`],
    states: {
      destroyed: happens("fortresses", "fall"),
      crashed: made("duel", (piece) => ({ kind: "fall", piece, how: "crashed" })),
      balloon: happens("great-war-balloon-alone", "fall"),
      wreck: {
        sitting: { match: "four-a-side", when: onTable(({ pieces }) => pieces.some(isWreck)) },
        only: (table) => ({ ...layers()(table), pieces: table.pieces.filter(isWreck) }),
        near: placeOf,
      },
    },
  },
  {
    id: "smoke",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Puffs.tsx`],
    states: {
      engine: {
        sitting: {
          match: "fortresses",
          when: onTable(({ pieces }) => pieces.some(({ damage }) => damage && damage.engine > 0)),
        },
        only: (table) => ({
          ...layers()(table),
          pieces: table.pieces.filter(({ damage }) => damage && damage.engine > 0),
        }),
        near: inTheAir,
      },
      "in flight": {
        sitting: {
          match: "fortresses",
          when: onTable(
            (table) =>
              cueOf("fly")(table) &&
              table.pieces.some(({ damage, track }) => track && damage && damage.engine > 0),
          ),
        },
        cue: cueOf("fly"),
        only: (table) => ({
          ...layers()(table),
          pieces: table.pieces.filter(({ damage }) => damage && damage.engine > 0),
        }),
      },
    },
  },
  {
    id: "emblems",
    group: "Effects",
    files: [`${OF_THE_SCENE}/Emblem.tsx`],
    states: Object.fromEntries(Object.keys(EMBLEMS).map((mark) => [mark, emblem(mark as Emblem)])),
  },
];
