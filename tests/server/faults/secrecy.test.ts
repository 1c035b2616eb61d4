import { describe, expect, it } from "vitest";
import { type Match, now } from "../../../src/core/match/match.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { games } from "../../conformance/games.ts";
import { COMMIT, isLong, some, trials } from "../../extent.ts";
import { newStore, removeStores } from "../matches/club.ts";
import { configOf } from "../matches/set-up.ts";
import { fair, kept, playRound, type Seated, seated, type Texts } from "../matches/table.ts";
import { SocketClub, type SocketWindow } from "./socket-club.ts";

removeStores();

/** Of each game; 210 of all. */
const SEEDS = trials(1, 30);
/** Most rounds that are played alike before the one whose answers differ, where there is anything to choose at once. */
const BEFORE = 5;
/** Rounds after which one in which somebody has a choice is looked for no more. */
const MOST_ROUNDS = 40;
/** Fair answers that are drawn until one differs. */
const DRAWS = 20;

interface Plotted {
  readonly seat: string;
  /** Two ways in which the seat may answer all that it is asked. */
  readonly plots: readonly [Texts, Texts];
  /** Others are asked too, so that it can hand in. */
  readonly together: boolean;
}

function askedIn(match: Match): readonly string[] {
  return [
    ...new Set(
      now(match)
        .prompts.filter(({ spawn }) => !spawn)
        .map(({ seat }) => seat),
    ),
  ];
}

/** A seat that has a choice in the open round; undefined where none has. */
async function plottedIn(match: Match, seed: string, first: number): Promise<Plotted | undefined> {
  const seats = askedIn(match);
  const draws = await Promise.all(
    Array.from({ length: DRAWS }, (_, draw) => fair(match, `${seed} plot ${draw}`)),
  );
  for (let place = 0; place < seats.length; place++) {
    const seat = seats[(first + place) % seats.length] as string;
    const all = draws.map((draw) => draw.get(seat) as Texts);
    const other = all.find((one) => JSON.stringify(one) !== JSON.stringify(all[0]));
    if (other) return { seat, plots: [all[0] as Texts, other], together: seats.length > 1 };
  }
  return undefined;
}

/** What came over a socket but for what is new each time: codes, secrets, and the number of the socket. */
function framesOf({ frames }: SocketWindow, code: string): readonly string[] {
  return frames.map((frame) =>
    frame.replaceAll(code, "CODE").replace(/"(secret|sid|handover)":"[^"]+"/g, '"$1":"…"'),
  );
}

/** Everything that anybody may ask who is at a table and has not the seat whose answers wait. */
async function pry(
  table: Seated,
  window: SocketWindow,
  seat: string | undefined,
  plotted: Plotted,
  at: number,
) {
  const { code } = table;
  const prompts = plotted.plots[0].map(([prompt]) => prompt);
  await window.reply("since", { at: 0 });
  await window.reply("since", { at });
  await window.reply("look", { code });
  await window.reply("tables", {});
  await window.reply("answer", { at, answers: [["no prompt", "none"]], ready: false });
  await window.reply("answer", { at, answers: [[prompts[0] as string, "0"]], ready: true });
  await window.reply("answer", { at: at + 1, answers: [], ready: true });
  await window.reply("unseal", { at, prompts });
  await window.reply("takeBack", { at, count: 99 });
  await window.reply("agree", { at, agreed: true });
  await window.reply("faces", { at, faces: [1] });
  await window.reply("decide", { at, prompt: prompts[0] as string });
  await window.reply("takeOver", { code, handover: "ABCDEFGH" });
  await window.reply("join", { code, seat: plotted.seat, name: "thief" });
  if (seat !== undefined) await window.reply("handOver", {});
}

/** Each seat but the plotter's opens something, comes back on another device, and asks for all that there is. */
async function pryAtSeats(
  table: Seated,
  observers: ReadonlyMap<string, SocketWindow>,
  plotted: Plotted,
  seed: string,
) {
  const match = await kept(table.club.store, table.code);
  const at = match.entries.length;
  const alike = await fair(match, `${seed} alike`);
  const back: SocketWindow[] = [];
  for (const [seat, window] of observers) {
    const own = alike.get(seat) ?? [];
    await window.reply("answer", { at, answers: own.slice(0, 1), ready: false });
    await pry(table, window, seat, plotted, at);
    const again = table.club.window() as SocketWindow;
    const secret = table.secrets.get(seat) as string;
    await again.reply("join", { code: table.code, seat, name: `again ${seat}`, secret });
    await again.reply("since", { at: 0 });
    back.push(again);
  }
  return back;
}

/** How a table is found whose open round is one to keep secrets in. */
interface Search {
  readonly place: number;
  /** Counts up the scenarios. */
  readonly scenario: number;
  /** Rounds before it at least. */
  readonly after: number;
  /** Several seats have to be asked in it. */
  readonly together: boolean;
}

/** A table after some rounds, in one of which somebody has a choice; undefined where nobody ever has. */
async function played(entry: GameEntry, search: Search, seed: string) {
  const club = await SocketClub.over(newStore());
  const { place, after, together } = search;
  const { id, scenarios } = entry.meta;
  const short = scenarios.filter((one) => !("long" in one));
  const scenario = (short[search.scenario % short.length] ?? scenarios[0])?.id;
  const config = await configOf(entry, scenario, [1 + (place % 2), place % 3 === 0 ? 2 : 1]);
  const table = await seated(club, id, config, { teamSees: place % 2 === 1, listed: true });
  let match = await kept(club.store, table.code);
  for (let round = 0; round < MOST_ROUNDS && now(match).prompts.length > 0; round++) {
    const isLikely = round >= after && (!together || askedIn(match).length > 1);
    const plotted = isLikely ? await plottedIn(match, seed, place) : undefined;
    if (plotted) return { club, table, match, plotted };
    club.now += 5000;
    match = await playRound(table, `${seed} ${round}`);
  }
  await club.close();
  return undefined;
}

/** A table in whose open round somebody has a choice: where it can be had, one in which several are asked. */
async function found(entry: GameEntry, place: number, seed: string) {
  const tries: readonly Omit<Search, "place">[] = [
    { scenario: place, after: place % (BEFORE + 1), together: true },
    { scenario: place, after: place % (BEFORE + 1), together: false },
    { scenario: place, after: 0, together: false },
    { scenario: place + 1, after: 0, together: false },
  ];
  for (const one of tries) {
    const at = await played(entry, { place, ...one }, seed);
    if (at) return at;
  }
  throw new Error(`nobody has a choice in ${entry.meta.id}`);
}

/** Who at the table may know nothing of what a seat has sealed. */
function observersOf(table: Seated, match: Match, { seat }: Plotted, teamSees: boolean) {
  const sides = new Map(match.seats.map(({ id, side }) => [id, side]));
  return new Map(
    [...table.players].filter(([id]) => id !== seat && !(teamSees && sides.get(id) === sides.get(seat))) as [
      string,
      SocketWindow,
    ][],
  );
}

/** Plays a script in which one seat answers in one of two ways, and says what all others have got before the reveal. */
async function run(entry: GameEntry, place: number, seed: string, way: 0 | 1) {
  const { club, table, match, plotted } = await found(entry, place, seed);
  const length = match.entries.length;
  const observers = observersOf(table, match, plotted, place % 2 === 1);
  const lookers = [table.host as SocketWindow, club.window(), club.window()];
  await lookers[1]?.ask("watch", { code: table.code });
  const player = table.players.get(plotted.seat) as SocketWindow;
  const own = plotted.plots[way];
  await player.ask("answer", { at: length, answers: own, ready: false });
  club.tick();
  await player.ask("unseal", { at: length, prompts: own.map(([prompt]) => prompt) });
  await player.ask("answer", { at: length, answers: own, ready: plotted.together });
  for (const looker of lookers) await pry(table, looker, undefined, plotted, length);
  club.tick();
  const back = await pryAtSeats(table, observers, plotted, seed);
  club.now += 5000;
  club.tick();
  const windows = [...lookers, ...observers.values(), ...back];
  // What was pushed has come when an answer to a later message has.
  for (const window of windows) await window.reply("tables", {});
  const metrics = (await club.house.metrics.told()).split("\n").filter((line) => line.startsWith("tallyho_"));
  expect((await kept(club.store, table.code)).entries).toHaveLength(length);
  expect(club.troubles).toEqual([]);
  const heard = windows.map((window) => framesOf(window, table.code));
  await club.close();
  return { heard, metrics, own, together: plotted.together };
}

describe.each(some(games, 2).map((entry) => [entry.meta.id, entry] as const))("%s", (id, entry) => {
  it("tells nobody anything of what others have sealed", { timeout: 1_200_000 }, async () => {
    let handedIn = 0;
    for (let place = 0; place < SEEDS; place++) {
      const seed = `${COMMIT} ${id} ${place}`;
      const [one, other] = [await run(entry, place, seed, 0), await run(entry, place, seed, 1)];
      expect(other.own, seed).not.toEqual(one.own);
      expect(one.heard.every((frames) => frames.length > 4)).toBe(true);
      expect(other.heard, seed).toEqual(one.heard);
      expect(other.metrics, seed).toEqual(one.metrics);
      if (one.together) handedIn += 1;
    }
    if (isLong) console.info(`${id}: ${SEEDS} seeds, ${handedIn} of them with orders handed in`);
  });
});
