import type { Piece } from "../../src/tabletop/tabletop.ts";
import { concerned, pieces } from "../matches/narrow.ts";
import { after, cueOf, onTable } from "../matches/when.ts";
import type { Part, SceneState } from "../part.ts";

const FIGURES = import.meta.glob<readonly { readonly id: string }[]>("../../models/*/figures.json", {
  eager: true,
  import: "default",
});

/** Every model, by its folder and name. */
const MODELS = Object.entries(FIGURES).flatMap(([path, models]) =>
  models.map(({ id }) => `${path.split("/").at(-2)}/${id}`),
);

const spot = ({ pieces: [one] }: { readonly pieces: readonly Piece[] }) => one;

/** The first piece of a battle, with another model on its stand. */
function model(name: string): SceneState {
  return {
    sitting: { match: "duel" },
    only: (table) => ({
      ...pieces((_, index) => index === 0)(table),
      pieces: table.pieces.slice(0, 1).map((one) => ({ ...one, model: name })),
    }),
    near: spot,
  };
}

/** The first piece of a match that is so. */
function piece(match: string, is: (piece: Piece) => unknown): SceneState {
  return {
    sitting: { match, when: onTable((table) => table.pieces.some(is)) },
    only: (table) => {
      const found = table.pieces.find(is);
      return pieces((one) => one === found || one.id === found?.id)(table);
    },
    near: spot,
  };
}

const OF_THE_SCENE = "src/scene/components";

/** Miniatures, and what stands under them. */
export const PIECES: readonly Part[] = [
  {
    id: "models",
    group: "On the table",
    files: [
      `${OF_THE_SCENE}/Airframes.tsx`,
      `${OF_THE_SCENE}/Miniatures.tsx`,
      "src/scene/flat/FlatPieces.tsx",
    ],
    states: Object.fromEntries(MODELS.map((name) => [name, model(name)])),
  },
  {
    id: "stands",
    group: "On the table",
    files: [
      `${OF_THE_SCENE}/Stands.tsx`,
      `${OF_THE_SCENE}/ContactShadows.tsx`,
      ...["Bases", "Chits", "Dials", "Stems"].map((name) => `${OF_THE_SCENE}/stands/${name}.tsx`),
      "src/scene/drawing/PieceDrawing.tsx",
      "src/scene/drawing/ChitsDrawing.tsx",
    ],
    states: {
      aircraft: piece("altitude", () => true),
      dials: piece("altitude", ({ dials }) => dials),
      balloon: piece("great-war-balloons", ({ kind }) => kind === "balloon"),
      gun: piece("great-war-balloons", ({ kind }) => kind === "gun"),
      "struck weapon": piece("fortresses", ({ arcs = [] }) => arcs.some(({ state }) => state === "lost")),
      damaged: piece("fortresses", ({ damage }) => damage && damage.airframe > 0.4),
      chits: {
        ...piece(
          "fortresses",
          ({ damage, status }) => status === "flying" && damage && damage.airframe > 0.4,
        ),
        settings: { chits: true },
      },
      ace: piece("great-war-balloon-alone", ({ marks = [] }) => marks.includes("ace")),
    },
  },
  {
    id: "labels",
    group: "On the table",
    files: [`${OF_THE_SCENE}/Labels.tsx`, `${OF_THE_SCENE}/Slips.tsx`, "src/scene/drawing/PieceTag.tsx"],
    states: {
      few: { sitting: { match: "duel", when: after(6) } },
      many: { sitting: { match: "six-a-side", when: after(20) } },
      trenches: { sitting: { match: "great-war-dogfight", when: after(20) } },
    },
  },
  {
    id: "flight",
    group: "On the table",
    files: ["src/scene/flat/FlatTrails.tsx"],
    states: {
      aircraft: { sitting: { match: "duel", when: onTable(cueOf("fly")) }, cue: cueOf("fly") },
      leaves: {
        sitting: { match: "bounce", when: onTable(cueOf("leave")) },
        cue: cueOf("leave"),
        only: concerned(),
      },
    },
  },
];
