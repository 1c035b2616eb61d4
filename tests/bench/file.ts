import { careful } from "../../scripts/goldens/steer.ts";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { facesDrawn, type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { battleOfBritain } from "../../src/games/battle-of-britain/game.ts";
import { dogfight } from "../../src/games/dogfight/game.ts";
import { downInFlames } from "../../src/games/down-in-flames/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { randomChess } from "./chess.ts";
import { randomMatch } from "./random-match.ts";
import { compare, perSecond, type Row, thousands } from "./row.ts";

const TURNS = 60;
const TRIES = 200;
const MOST_BYTES = 40;
const CARD_GAMES = 20;

function must<T>(played: Played<T> | { readonly ok: boolean; readonly value?: T }): T {
  if (played.ok) return (played as { value: T }).value;
  throw new Error(JSON.stringify(played));
}

function turnOf(match: Match): number {
  return match.game.report(match.game.view(now(match).state, "umpire")).turn;
}

function playSixty(config: unknown, seed: string): Match {
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(dogfight, config, seededDice(seed)));
  while (now(match).prompts.length > 0 && turnOf(match) <= TURNS) {
    const texts = answersOf(dogfight, match, () => careful, choices);
    match = must(play(match, texts, seededDice(seed, facesDrawn(match))));
  }
  return match;
}

/** Six a side by the book. */
function twelve(): unknown {
  const aircraft = Array.from({ length: 12 }, (_, index) => {
    const red = index % 2 === 0;
    const place = Math.floor(index / 2);
    return {
      id: `${red ? "R" : "B"}${place + 1}`,
      side: red ? "red" : "blue",
      type: red ? "spitfire-ia" : "bf-109e-3",
      x: 10 + 8 * place,
      y: red ? 6 : 42,
      heading: red ? 12 : 6,
      speed: 2,
    };
  });
  return { table: { width: 60, depth: 48 }, aircraft };
}

/** Sixty turns of a fight that began with twelve aircraft. */
function sixtyTurns(): MatchFile {
  const config = twelve();
  for (let index = 0; index < TRIES; index++) {
    const match = playSixty(config, `sixty turns ${index}`);
    if (turnOf(match) > TURNS) return writeFile({ match, dice: undefined });
  }
  throw new Error("no fight lasted sixty turns");
}

/** The longest of some random games of cards, three Elements a side. */
function longestOfCards(): MatchFile {
  const files = Array.from({ length: CARD_GAMES }, (_, index) =>
    randomMatch(downInFlames, "guadalcanal", `cards ${index}`),
  );
  return files.reduce((longest, file) => (ordersOf(file) > ordersOf(longest) ? file : longest));
}

/** Bytes of a file by the answers in it, everything in it counted. */
function bytesRow(what: string, text: string, answers: number, note: string): Row {
  const bytes = Buffer.byteLength(text) / answers;
  return {
    what,
    ratio: bytes,
    min: bytes,
    max: bytes,
    bar: `at most ${MOST_BYTES}`,
    ok: bytes <= MOST_BYTES,
    note: `${answers} answers in ${text.length} bytes, set-up included${note}`,
  };
}

function ordersOf({ entries = [] }: MatchFile): number {
  return entries.reduce(
    (sum, entry) => sum + ("answers" in entry ? Object.keys(entry.answers).length : 0),
    0,
  );
}

/** A whole match file read and folded; returns its orders. */
function fold(text: string): number {
  const file = must(parseFile(text));
  const { match } = must(openFile(dogfight, file, recordedDice([])));
  if (match.moments.length < TURNS) throw new Error("folded too little");
  return ordersOf(file);
}

/** Size and speed of a long match file. */
export async function bench(): Promise<Row[]> {
  const file = sixtyTurns();
  const text = JSON.stringify(file);
  const orders = ordersOf(file);
  const cards = longestOfCards();
  const summer = randomMatch(battleOfBritain, "campaign", "summer");
  return [
    bytesRow(
      `match file: ${TURNS} turns, 12 aircraft, bytes an order`,
      text,
      orders,
      "; 18xx.games keeps 152 an action",
    ),
    bytesRow(
      "match file: the card dogfight, 6 Elements, bytes an answer",
      JSON.stringify(cards),
      ordersOf(cards),
      "",
    ),
    bytesRow(
      "match file: the Battle of Britain, a whole campaign, bytes an answer",
      JSON.stringify(summer),
      ordersOf(summer),
      "",
    ),
    compare({
      what: "match file: read and fold it",
      bar: "at least 1.0 of chessops' moves",
      ours: () => perSecond(() => fold(text)),
      reference: () => perSecond(randomChess),
      ok: (ratio) => ratio >= 1,
      note: (ours, reference) => `${thousands(ours)} orders, reference ${thousands(reference)} moves`,
    }),
  ];
}
