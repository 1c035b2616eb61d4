import { openBattle } from "../../bridges/verify.ts";
import type { OpenMatch } from "../../core/file/file.ts";
import type { DiceSetting } from "../../core/file/schema.ts";
import type { Problem, PromptId, SeatId, Spawn } from "../../core/game.ts";
import { canonicalJson } from "../../core/hash.ts";
import { MAX_SEED_LENGTH } from "../../core/limits.ts";
import type { BattleFile } from "../../core/match/entry.ts";
import { now } from "../../core/match/match.ts";
import { present } from "../../core/present.ts";
import { ok, type Result } from "../../core/result.ts";
import { beginMatch, type FileRefusal, type MatchPlan } from "../match/create.ts";
import { liveDice } from "../match/dice.ts";
import { lackingThrow } from "../match/start.ts";
import type { BattlePrompt } from "../session/battle-awaited.ts";
import { computerAt } from "../session/placing.ts";
import type { TableShown } from "../session/session.ts";
import { reportOf } from "../session/turns.ts";
import type { ListedMatch } from "../storage/parts.ts";
import type { BattleOf, MatchRecord } from "../storage/record.ts";
import type { BattleTable } from "./tables.ts";

/** A campaign that waits for a battle, as its table has it. */
export type Campaign = Pick<TableShown, "id" | "entry" | "open" | "players" | "computers" | "lent"> & {
  /** What it is called. */
  readonly title: string;
};

/** What a match is kept with that fights a battle of a campaign. */
export function battleOf({ id, title, entry, open: { match } }: Campaign, prompt: BattlePrompt): BattleOf {
  const { length } = match.entries;
  const moment = match.moments.length - 1;
  const { id: asked, spawn } = prompt;
  return { match: id, title, game: entry.meta.id, prompt: asked, moment, entries: length, spawn };
}

/** Whether a match fights the very battle that a campaign waits for; one of a moment that was taken back does, when it waits again. */
export function isBattle(one: Pick<ListedMatch, "battleOf">, wanted: BattleOf): boolean {
  const { battleOf: found } = one;
  if (found?.match !== wanted.match || found.prompt !== wanted.prompt) return false;
  return found.moment === wanted.moment && canonicalJson(found.spawn) === canonicalJson(wanted.spawn);
}

/** Dice of the same kind as the campaign's; those of a text fall by a text of their own. */
function diceOf({ dice }: OpenMatch, { moment, prompt }: BattleOf): DiceSetting | undefined {
  if (!dice || "faces" in dice) return undefined;
  return "seed" in dice ? { seed: `${moment} ${prompt} ${dice.seed}`.slice(0, MAX_SEED_LENGTH) } : dice;
}

/** Who plays the seats of a battle: whoever plays theirs in the campaign, people by name, computers by id. */
export function playersOf(
  { players, computers, lent }: Campaign,
  by: ReadonlyMap<SeatId, SeatId>,
): Pick<MatchRecord, "players" | "computers"> {
  const named: Record<SeatId, string> = {};
  const played: Record<SeatId, string> = {};
  for (const [seat, own] of by) {
    const computer = lent.includes(own) ? undefined : computerAt(computers, own);
    if (computer !== undefined) played[seat] = computer;
    if (Object.hasOwn(players, own)) named[seat] = present(players[own]);
  }
  return { players: named, computers: played };
}

/** Throws of a set-up that is made with real dice are thrown here: nobody is at the battle's table yet. */
async function begun(plan: MatchPlan): Promise<Result<MatchRecord, FileRefusal>> {
  const made = await beginMatch(plan);
  const wanted = made.ok ? undefined : lackingThrow(plan, made.error);
  return wanted ? begun({ ...plan, rolls: [...(plan.rolls ?? []), ...liveDice().throw(wanted)] }) : made;
}

/** Lays a battle out as a match of its own, kept nowhere yet. `title`: what the match is called. */
export async function beginBattle(
  campaign: Campaign,
  prompt: BattlePrompt,
  { entry, bridge }: Pick<BattleTable, "entry" | "bridge">,
  title: string,
): Promise<Result<MatchRecord, FileRefusal>> {
  const battle = battleOf(campaign, prompt);
  const { spawn } = prompt;
  const dice = diceOf(campaign.open, battle);
  const made = await begun({ entry, config: bridge.config(spawn), dice, title });
  if (!made.ok) return made;
  const seated = playersOf(campaign, bridge.seats(spawn));
  return ok({ ...made.value, ...seated, battleOf: battle, untouched: true });
}

/** How a battle stands, and what its campaign would be told of it. */
export interface BattleStatus {
  readonly turn: number;
  readonly over: boolean;
  readonly answer: string;
}

/** How a battle stands, in whatever state it is; refused where the document is another battle than the one asked for. */
export async function standingOf(
  file: BattleFile,
  spawn: Spawn,
  { entry, bridge }: Pick<BattleTable, "entry" | "bridge">,
): Promise<Result<BattleStatus, Problem>> {
  const battle = openBattle(bridge, await entry.load(), spawn, file);
  if (!battle.ok) return battle;
  const { value } = battle;
  const { turn } = reportOf(value, now(value));
  return ok({ turn, over: now(value).outcome !== undefined, answer: bridge.answer(spawn, value) });
}

/** A problem of a battle's document, as the campaign tells it: with the prompt that asks for the battle. */
export function withPrompt(problem: Problem, prompt: PromptId): Problem {
  return { ...problem, values: { ...problem.values, prompt } };
}
