import { writeFile } from "node:fs/promises";
import { GAMES } from "../src/games/index.ts";
import { shapesIn } from "./shapes/types.ts";

/** Writes what the states and views of every game look like, from the types of its rules, as `data/shapes.json` in its folder. */
const ids = GAMES.map(({ meta }) => meta.id);
const shapes = shapesIn(ids.map((id) => `src/games/${id}/computer/game.ts`));
for (const [place, id] of ids.entries())
  await writeFile(`src/games/${id}/data/shapes.json`, `${JSON.stringify(shapes[place])}\n`);
