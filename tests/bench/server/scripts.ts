import { careful } from "../../../scripts/goldens/steer.ts";
import { sharedOut } from "../../../src/core/commands.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { begin } from "../../../src/core/match/play.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { random } from "../../../src/opponents/random.ts";
import { type Script, scriptOf } from "./script.ts";

const TRIES = 5_000;

/** Two that circle on a wide table and seldom meet. */
const DUEL = {
  table: { width: 90, depth: 60 },
  aircraft: [
    { id: "R1", side: "red", type: "spitfire-ia", x: 15, y: 15, heading: 12, speed: 2 },
    { id: "B1", side: "blue", type: "bf-109e-3", x: 75, y: 45, heading: 6, speed: 2 },
  ],
};

/** Duels that go on for so many rounds. */
export function duels(count: number, rounds: number): readonly Script[] {
  const found: Script[] = [];
  for (let index = 0; index < TRIES && found.length < count; index++) {
    const script = scriptOf(dogfight, DUEL, { seed: `duel ${index}`, most: rounds, player: careful });
    if (script.rounds.length === rounds) found.push(script);
  }
  if (found.length < count) throw new Error(`only ${found.length} duels go on for ${rounds} rounds`);
  return found;
}

/** Players of a side where a game lets several play it. */
const PLAYERS = 2;

/** Matches of which the longest is taken. */
const MATCHES = 12;

/** What each game's match with the most seats is set up with: two a side where its pieces can be shared out. */
const SCENARIOS: Readonly<Record<string, string>> = {
  dogfight: "four-a-side",
  "great-war": "dogfight",
  "down-in-flames": "guadalcanal",
  "battle-of-britain": "kanalkampf",
  luftwaffe: "schweinfurt",
};

/** A match of a game, with four seats where it has so many, by players who answer by chance. */
export async function fullTable(id: string, rounds: number): Promise<Script> {
  const entry = GAMES.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const game = await entry.load();
  const scenario = SCENARIOS[id] ?? entry.meta.scenarios[0]?.id;
  const plain = { scenario };
  const first = begin(game, plain, seededDice("seats"));
  if (!first.ok) throw new Error(JSON.stringify(first));
  const pieces = game.commanded?.(plain) ?? [];
  const sides = [...new Set(first.value.seats.map(({ side }) => side))];
  const shared = sides.flatMap((side) =>
    pieces.filter((piece) => piece.side === side).length >= PLAYERS
      ? Object.entries(sharedOut(pieces, side, PLAYERS))
      : [],
  );
  const config = shared.length > 0 ? { ...plain, seats: Object.fromEntries(shared) } : plain;
  const scripts = Array.from({ length: MATCHES }, (_, index) =>
    scriptOf(game, config, { seed: `table ${index}`, most: rounds, player: random }),
  );
  return scripts.toSorted((one, other) => other.rounds.length - one.rounds.length)[0] as Script;
}
