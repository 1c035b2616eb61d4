import { seededChoices } from "../../src/core/dice/random.ts";
import { openFile, readFile } from "../../src/core/file/file.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { type Match, type Moment, now } from "../../src/core/match/match.ts";
import { play } from "../../src/core/match/play.ts";
import type { TableFace } from "../../src/face/table.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { findOpponent } from "../../src/opponents/index.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import type { Piece, Tabletop } from "../../src/tabletop/tabletop.ts";

/** Turns, and rounds of answers, after which nobody looks for a better moment. */
const TURNS = 6;
const ROUNDS = 200;

/** A moment of a match worth a picture: the match up to there as a document, and what stands on the table. */
export interface Worth {
  readonly document: unknown;
  /** Its number in the match, from 0. */
  readonly last: number;
  readonly tabletop: Tabletop;
}

/** What shows a match: its rules and its face. */
interface Shows {
  readonly game: AnyGame;
  readonly face: TableFace;
}

function tabletopOf({ game, face }: Shows, moment: Moment): Tabletop {
  return face.tabletop(game.view(moment.state, "table"), [], ({ key }) => key);
}

export function flying({ pieces }: Tabletop): readonly Piece[] {
  return pieces.filter((piece) => piece.status === "flying");
}

function apart(a: Piece, b: Piece): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far every aircraft is from the others, the furthest for each, on average, in inches: the lower, the thicker. */
function spread(tabletop: Tabletop): number {
  const pieces = flying(tabletop);
  const furthest = pieces.map((one) => Math.max(...pieces.map((other) => apart(one, other))));
  return furthest.reduce((sum, far) => sum + far, 0) / furthest.length;
}

/** The mean distance of every aircraft's nearest neighbour, in inches. */
function room(tabletop: Tabletop): number {
  const pieces = flying(tabletop);
  const nearest = pieces.map((one) =>
    Math.min(...pieces.filter((other) => other !== one).map((other) => apart(one, other))),
  );
  return nearest.reduce((sum, far) => sum + far, 0) / nearest.length;
}

function hasLosses(tabletop: Tabletop): boolean {
  return flying(tabletop).length < tabletop.pieces.length;
}

function turnOf(game: AnyGame, { state }: Moment): number {
  return game.report(game.view(state, "umpire")).turn;
}

/** Whether a turn has just begun: a moment between two turns. */
function isBetweenTurns(game: AnyGame, { moments }: Match): boolean {
  const [before, latest] = moments.slice(-2);
  return before !== undefined && latest !== undefined && turnOf(game, before) < turnOf(game, latest);
}

/** Room that stands need to be seen apart, in inches. */
const CLOSE = 2.6;

/** Aircraft that counters on a map carry into the air. */
function aloft({ counters = [] }: Tabletop): number {
  return counters.flatMap(({ flights = [] }) => flights).length;
}

function isBetter(shows: Shows, one: Match, other: Match): boolean {
  const [a, b] = [tabletopOf(shows, now(one)), tabletopOf(shows, now(other))];
  // On a map the more the better, and of as many those that have come farthest.
  if (aloft(a) > 0) return aloft(a) >= aloft(b);
  // A campaign begins with an empty sky.
  if (flying(b).length === 0) return flying(a).length > 0;
  return room(a) >= CLOSE && spread(a) < spread(b);
}

/** The thickest of the fight before the first loss, as computer players fly it; always the same one. */
export async function momentOf(entry: GameEntry, scenario: string): Promise<Worth> {
  const [game, face] = await Promise.all([entry.load(), entry.face("table")]);
  const shows = { game, face };
  const pilot = await findOpponent("pilot")?.load();
  const file = readFile({
    format: 1,
    game: entry.meta.id,
    rules: entry.meta.rules,
    config: { scenario },
    entries: [],
  });
  if (!file.ok || !pilot) throw new Error(`${scenario} can't be laid out`);
  const dice = seededChoices(`picture of ${scenario}`);
  const open = openFile(game, file.value, dice);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  let { match } = open.value;
  let best = match;
  for (let round = 0; round < ROUNDS && now(match).prompts.length > 0; round++) {
    const played = play(
      match,
      answersOf(game, match, () => pilot, dice),
      dice,
    );
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.value;
    if (hasLosses(tabletopOf(shows, now(match))) || turnOf(game, now(match)) > TURNS) break;
    if (isBetweenTurns(game, match) && isBetter(shows, match, best)) best = match;
  }
  const document = writeFile({ match: best, dice: undefined });
  return { document, last: best.moments.length - 1, tabletop: tabletopOf(shows, now(best)) };
}
