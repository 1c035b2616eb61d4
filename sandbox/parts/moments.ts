import { after } from "../matches/when.ts";
import type { Part, SceneState } from "../part.ts";

/** All that led to a moment of a recorded match, on the whole table; `directed`: as a film shows it. */
function moment(match: string, nth: number, directed = false): SceneState {
  return {
    sitting: { match, when: after(nth) },
    happens: "all",
    settings: { motion: "full" },
    ...(directed && { directed }),
  };
}

/** Moments of each game, whole: where one looks at how what moves goes together. */
export const MOMENTS: readonly Part[] = [
  {
    id: "moments",
    group: "Table",
    files: [
      "src/scene/components/Table.tsx",
      "src/scene/components/camera/Director.tsx",
      "src/scene/components/camera/Controls.tsx",
    ],
    states: {
      "dogfight: initiative": moment("duel", 4),
      "dogfight: flight": moment("four-a-side", 2),
      "dogfight: kill": moment("four-a-side", 36, true),
      "great war: bombs": moment("great-war-bombing", 60),
      "great war: shots": moment("great-war-bombing", 38, true),
      "cards: dealt": moment("cards-kent", 1),
      "cards: played": moment("cards-kent", 16),
      "britain: pushed": moment("britain-raid", 3),
      "britain: battle": moment("britain-raid", 9),
      "reich: bombs": moment("reich-basic", 19),
      "reich: battle": moment("reich-basic", 40),
      "reich: losses": moment("reich-basic", 61),
    },
  },
];
