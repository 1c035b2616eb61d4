import type { Tools } from "../../src/app/context/tools.ts";
import type { TableState } from "../../src/app/session/session.ts";
import { newRecord } from "../../src/app/storage/record.ts";
import { createTools } from "../../src/app/table/create-tools.ts";
import { type Loaded, loadTable } from "../../src/app/table/load-table.ts";
import { loadSay } from "../../src/app/words.ts";
import { parseFile } from "../../src/core/file/file.ts";
import { FORMAT } from "../../src/core/file/migrations.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import type { Language } from "../../src/core/language.ts";
import { now } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { readGolden } from "./read.ts";

/** Whether a moment of a match is the one that is wanted. */
export type When = (shown: TableState, moment: number) => boolean;

/** A recorded match, at the first moment that is as it is wanted. */
interface Recorded {
  /** Its name in the goldens of its game. */
  readonly match: string;
  /** Left out: as it is set up. */
  readonly when?: When;
}

/** The match of a game's lesson, as it begins. */
interface Lesson {
  readonly lesson: string;
}

/** A match that is on the table. */
export type Sitting = Recorded | Lesson;

function must<T>(
  tried: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (tried.ok) return tried.value;
  throw new Error(JSON.stringify(tried.error));
}

type Open = Extract<Loaded, { readonly ok: true }>;

/** Seats that nobody here answers for: the session calls no computer. */
const ELSEWHERE = "cadet";

async function open(file: MatchFile, seat?: string, seats: readonly string[] = []): Promise<Open> {
  const others = seat === undefined ? [] : seats.filter((one) => one !== seat);
  const computers = Object.fromEntries(others.map((one) => [one, ELSEWHERE]));
  const record = newRecord({ id: "sandbox", title: "", file, computers, at: 0 });
  const loaded = await loadTable(record, { keep: false });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
  return loaded;
}

async function speakIn({ store, entry }: Open, language: Language): Promise<void> {
  store.getState().speak(await loadSay(entry, language, "table"));
}

/** How much of its log a match has at the moment that is wanted. */
async function entriesUntil(file: MatchFile, { match, when }: Recorded, language: Language): Promise<number> {
  if (!when) return 0;
  const whole = await open(file);
  await speakIn(whole, language);
  const shown = whole.store.getState();
  const found = shown.open.match.moments.findIndex((_, moment) => when(shown, moment));
  const moment = shown.open.match.moments[found];
  if (!moment) throw new Error(`No moment of the recorded match ${match} is as it is wanted here.`);
  return moment.entry + 1;
}

/** A recorded match as it stood at the moment that is wanted. */
async function recorded(sitting: Recorded, language: Language): Promise<MatchFile> {
  const file = must(parseFile(await readGolden(sitting.match)));
  const entries = await entriesUntil(file, sitting, language);
  return { ...file, entries: (file.entries ?? []).slice(0, entries) };
}

/** The match that a lesson begins with. */
async function taught({ lesson: game }: Lesson): Promise<MatchFile> {
  const entry = findGame(GAMES, game);
  const script = await entry?.face("lesson");
  if (!entry || !script) throw new Error(`The game ${game} has no lesson.`);
  const { config, dice } = script;
  return { format: FORMAT, game, rules: entry.meta.rules, config, ...(dice && { dice }) };
}

/** A match as it is wanted, with whoever is asked there at the screen. */
export async function sitDown(sitting: Sitting, language: Language): Promise<Open> {
  const file = "lesson" in sitting ? await taught(sitting) : await recorded(sitting, language);
  const { match } = (await open(file)).store.getState().open;
  const seats = match.seats.map(({ id }) => id);
  const loaded = await open(file, now(match).prompts[0]?.seat ?? seats[0], seats);
  await speakIn(loaded, language);
  return loaded;
}

/** What the parts of a table page work with, at a table to which no computer player comes. */
export function toolsFor({ store, panel }: Open): Tools {
  return createTools(store, panel, () => ({
    ask: () => new Promise(() => undefined),
    silent: true,
    dispose: () => undefined,
  }));
}
