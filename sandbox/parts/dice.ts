import { DIE_KINDS, type DieKind, FACES } from "../../src/scene/dice/kinds.ts";
import { layers } from "../matches/narrow.ts";
import { cueOf, onTable } from "../matches/when.ts";
import type { Part, SceneState } from "../part.ts";

/** A die of each side in the tray, with this face up. */
function die(kind: DieKind, face: number): SceneState {
  const sides = [0, 1] as const;
  return {
    sitting: { match: "duel" },
    cue: () => ({
      kind: "dice",
      dice: sides.map((side) => ({ kind, face, side })),
      caption: `${kind}: ${face}`,
    }),
    only: layers(),
    t: 1,
  };
}

const KINDS = DIE_KINDS.flatMap((kind) =>
  Array.from({ length: FACES[kind] }, (_, place) => [`${kind} ${place + 1}`, die(kind, place + 1)] as const),
);

function thrown(match: string): SceneState {
  return { sitting: { match, when: onTable(cueOf("dice")) }, cue: cueOf("dice"), only: layers(), t: 1 };
}

/** Every die with every face up, and throws of the games. */
export const DICE: readonly Part[] = [
  {
    id: "dice",
    group: "Effects",
    files: ["Dice", "DiceTray", "Plastic"].map((name) => `src/scene/components/dice/${name}.tsx`),
    states: {
      dogfight: thrown("duel"),
      "great war": thrown("great-war-duel"),
      needed: {
        ...thrown("duel"),
        over: async () => (await import("../../src/app/table/log/ThrownFor.tsx")).ThrownFor,
        t: 0.9,
      },
      ...Object.fromEntries(KINDS),
    },
  },
];
