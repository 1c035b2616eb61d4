import type { FaceState, Part } from "../part.ts";
import { ofEachGame } from "./games.ts";

const BOOK = [
  ...["Book", "Blocks", "Drawings", "Inline", "PositionDrawing"],
  ...["ProfileDrawing", "Rulings", "Trial", "TypedOrder"],
].map((name) => `src/app/face/book/${name}.tsx`);

/** The rules of a game from a place on. */
function rules(game: string, place: string | null = null): FaceState {
  return { part: async () => (await import("./face/of-game.tsx")).rulesOf(game, place) };
}

/** What each game has on other pages than its table. */
export const PAGES: readonly Part[] = [
  { id: "rules", group: "Face", files: BOOK, states: ofEachGame((game) => rules(game)) },
  {
    id: "set-up",
    group: "Face",
    files: ["SwitchForm", "TablesChoice"].map((name) => `src/app/face/setup/${name}.tsx`),
    states: ofEachGame((game) => ({
      part: async () => (await import("./face/of-game.tsx")).switchesOf(game),
    })),
  },
  {
    id: "papers",
    group: "Face",
    files: ["src/app/print/Papers.tsx"],
    states: ofEachGame((game) => ({ part: async () => (await import("./face/of-game.tsx")).papersOf(game) })),
  },
  {
    id: "lesson",
    group: "Face",
    files: ["src/app/lesson/Instructor.tsx"],
    states: ofEachGame((game) => ({
      sitting: { lesson: game },
      part: async () => (await import("./face/of-game.tsx")).lessonOf(game),
    })),
  },
  {
    id: "turntable",
    group: "Face",
    files: ["src/scene/miniature/Turntable.tsx"],
    states: {
      aircraft: {
        sitting: { match: "duel" },
        part: async () => (await import("./face/Exhibit.tsx")).Exhibit,
      },
      painted: {
        sitting: { match: "duel" },
        part: async () => (await import("./face/Exhibit.tsx")).Painted,
      },
    },
  },
  {
    id: "real dice",
    group: "Face",
    files: ["src/app/face/dice/ReadDice.tsx"],
    states: { two: { part: async () => (await import("./face/of-game.tsx")).RealDice } },
  },
];
