import { seededChoices } from "../../../src/core/dice/random.ts";
import { readFile } from "../../../src/core/file/file.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { PromptId } from "../../../src/core/game.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { answersOf } from "../../../src/opponents/match-answers.ts";
import { random } from "../../../src/opponents/random.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { games } from "../../conformance/games.ts";
import type { Club, Window } from "./club.ts";

/** Answers as a message has them. */
export type Texts = [PromptId, string][];

/** The match as the store has it, folded by the kernel. */
export async function kept(store: Store, code: string): Promise<Match> {
  const stored = await store.matchByCode(code);
  if (!stored) throw new Error("no match");
  const entries = await store.entries(stored.id, 0);
  const entry = games.find(({ meta }) => meta.id === stored.header.game);
  const file = readFile(JSON.parse(JSON.stringify({ ...stored.header, entries })));
  if (!entry || !file.ok) throw new Error(JSON.stringify(file));
  const opened = resumeFile(await entry.load(), file.value, seededChoices("none"));
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.value.match;
}

/** What fair players answer to a round, by seat. */
export async function fair(match: Match, seed: string): Promise<ReadonlyMap<string, Texts>> {
  const entry = games.find(({ meta }) => meta.id === match.game.meta.id);
  if (!entry) throw new Error("no game");
  const texts = answersOf(await entry.load(), match, () => random, seededChoices(seed));
  const bySeat = new Map<string, Texts>();
  for (const { id, seat, spawn } of now(match).prompts)
    if (!spawn) bySeat.set(seat, [...(bySeat.get(seat) ?? []), [id, texts.get(id) ?? ""]]);
  return bySeat;
}

/** A table with a player at every seat. */
export interface Seated {
  readonly club: Club;
  readonly code: string;
  readonly hostSecret: string;
  readonly host: Window;
  readonly players: ReadonlyMap<string, Window>;
  readonly secrets: ReadonlyMap<string, string>;
}

/** Opens a table and seats a player everywhere. */
export async function seated(
  club: Club,
  game: string,
  config: unknown,
  how: { typed?: boolean; teamSees?: boolean; listed?: boolean } = {},
): Promise<Seated> {
  const host = club.window();
  const { code, secret, table } = await host.ask("host", { game, config, ...how });
  const [players, secrets] = [new Map<string, Window>(), new Map<string, string>()];
  for (const { id: seat } of table.seats) {
    const window = club.window();
    secrets.set(seat, (await window.ask("join", { code, seat, name: `at ${seat}` })).secret);
    players.set(seat, window);
  }
  return { club, code, hostSecret: secret, host, players, secrets };
}

/** Plays a round: every seat hands in fair answers, and battles are decided at once. */
export async function playRound({ club, code, host, players }: Seated, seed: string): Promise<Match> {
  const match = await kept(club.store, code);
  const at = match.entries.length;
  for (const [seat, answers] of await fair(match, seed))
    await players.get(seat)?.ask("answer", { at, answers, ready: true });
  for (const { id: prompt, spawn } of now(match).prompts) if (spawn) await host.ask("decide", { at, prompt });
  club.tick();
  return kept(club.store, code);
}
