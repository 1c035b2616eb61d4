import { openTable } from "../../../src/app/session/open.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { say } from "../../../src/core/phrase.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";

const TARGET = {
  name: "Target",
  engine: 4,
  fuselage: 1,
  toHit: 3,
  weapons: ["front"],
  ceiling: 14,
};

/** One shot from the end: red has the initiative, hits with a 1 and destroys with a 3. */
const LAST_SHOT = {
  format: 4 as const,
  game: "dogfight",
  config: {
    table: { width: 48, depth: 36 },
    aircraft: [
      { id: "R1", side: "red", type: "spitfire-ia", x: 22, y: 10, heading: 12, speed: 2 },
      { id: "B1", side: "blue", type: TARGET, x: 24, y: 26, heading: 6, speed: 2 },
    ],
  },
  dice: { faces: [6, 1, 1, 3] },
};

/** The table of a match from its file, in English. */
export async function openFrom(file: { readonly game: string }): Promise<TableStore> {
  const entry = findGame(GAMES, file.game);
  if (!entry) throw new Error(`there is no ${file.game}`);
  const [game, words, face] = await Promise.all([entry.load(), entry.words("en"), entry.face("table")]);
  const live = seededDice("live");
  const open = openFile(game, file as MatchFile, live);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return openTable({
    id: "m1",
    entry,
    face,
    open: open.value,
    say: (phrase) => say(words, phrase),
    live,
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
}

/** An open dogfight. */
export function openLastShot(): Promise<TableStore> {
  return openFrom(LAST_SHOT);
}

/** Both fly straight on, red shoots, and the game is over. */
export function playLastShot(store: TableStore): void {
  for (const [seat, piece] of [
    ["red", "R1"],
    ["blue", "B1"],
  ] as const) {
    store.getState().liftCurtain();
    store.getState().setDraft(piece, "2");
    store.getState().sealAll(seat);
  }
  store.getState().answerNow("red", "R1 front B1");
}
