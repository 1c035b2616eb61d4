import { careful } from "../../scripts/goldens/steer.ts";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { textOf } from "../../src/core/file/shorthand.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { facesDrawn, type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { goldenNames, goldenText } from "../goldens/files.ts";
import { randomChess } from "./chess.ts";
import { compare, perSecond, type Row, thousands } from "./row.ts";

const TURNS = 60;
const TRIES = 200;
const MOST_BYTES = 40;

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

/** Bytes of files by the answers in them, everything in them counted. */
function bytesRow(what: string, bytes: number, answers: number, note: string): Row {
  const ratio = bytes / answers;
  return {
    what,
    ratio,
    min: ratio,
    max: ratio,
    bar: `at most ${MOST_BYTES}`,
    ok: ratio <= MOST_BYTES,
    note: `${answers} answers in ${bytes} bytes, set-up included; ${note}`,
  };
}

/** What computer players have recorded of each game: all goldens of a game together, and which of them is the largest. */
function goldenRows(): Row[] {
  const games = new Map<string, { name: string; bytes: number; answers: number }[]>();
  for (const name of goldenNames()) {
    const file: MatchFile = must(parseFile(goldenText(name)));
    const golden = { name, bytes: Buffer.byteLength(textOf(file)), answers: ordersOf(file) };
    games.set(file.game, [...(games.get(file.game) ?? []), golden]);
  }
  return [...games].map(([game, all]) => {
    const sum = (of: "bytes" | "answers") => all.reduce((total, one) => total + one[of], 0);
    const by = all.toSorted((one, other) => other.bytes / other.answers - one.bytes / one.answers);
    const [{ name, bytes, answers }] = by as [(typeof all)[number]];
    const largest = `${all.length} goldens, ${name} has ${(bytes / answers).toFixed(1)} over ${answers}`;
    return bytesRow(`match file: ${game}, bytes an answer`, sum("bytes"), sum("answers"), largest);
  });
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
  const text = textOf(file);
  const orders = ordersOf(file);
  return [
    bytesRow(
      `match file: ${TURNS} turns, 12 aircraft, bytes an order`,
      Buffer.byteLength(text),
      orders,
      "18xx.games keeps 152 an action",
    ),
    ...goldenRows(),
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
