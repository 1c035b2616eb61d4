import { allMats } from "../../src/scene/mat/mats.ts";
import { layers } from "../matches/narrow.ts";
import { cueOf, onTable } from "../matches/when.ts";
import type { Part, SceneState } from "../part.ts";

const BATTLE = "duel";
const FRONT = "great-war-duel";

/** A mat by its name, in the size of a battle; what a game prints on the front comes from a match there. */
function mat(kind: string): SceneState {
  const isPrinted = kind === "front";
  return {
    sitting: { match: isPrinted ? FRONT : BATTLE },
    only: (table) => ({
      ...layers()(table),
      mat: isPrinted ? table.mat : { kind, width: table.mat.width, depth: table.mat.depth },
    }),
  };
}

const OF_THE_SCENE = "src/scene/components";

/** The table, the room around it and the mats. */
export const TABLE: readonly Part[] = [
  {
    id: "mats",
    group: "Table",
    files: [`${OF_THE_SCENE}/Sheet.tsx`, `${OF_THE_SCENE}/Scenery.tsx`, "src/scene/drawing/MatDrawing.tsx"],
    states: Object.fromEntries([...allMats().keys()].map((kind) => [kind, mat(kind)])),
  },
  {
    id: "room",
    group: "Table",
    files: [
      ...[
        "Table",
        "Room",
        "Surroundings",
        "Reflections",
        "camera/Cameras",
        "camera/Controls",
        "Picture",
        "Quality",
      ].map((name) => `${OF_THE_SCENE}/${name}.tsx`),
      `${OF_THE_SCENE}/hands/Hands.tsx`,
      "src/scene/TableView.tsx",
      "src/scene/FlatTable.tsx",
    ],
    states: {
      empty: { sitting: { match: BATTLE }, only: layers() },
      night: { sitting: { match: "cards-night" }, only: layers("night") },
    },
  },
  {
    id: "film",
    group: "Table",
    files: [`${OF_THE_SCENE}/camera/Director.tsx`, `${OF_THE_SCENE}/Lens.tsx`],
    states: {
      shot: {
        sitting: { match: BATTLE, when: onTable(cueOf("shot")) },
        cue: cueOf("shot"),
        directed: true,
        settings: { motion: "full", postprocessing: "always" },
      },
    },
  },
];
