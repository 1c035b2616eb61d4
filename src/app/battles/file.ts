import { parseDocument, readFile } from "../../core/file/file.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Problem } from "../../core/game.ts";
import type { BattleFile } from "../../core/match/entry.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { recordOfFile } from "../match/create.ts";
import type { BattlePrompt } from "../session/battle-awaited.ts";
import type { MatchRecord } from "../storage/record.ts";
import { battleOf, type Campaign, playersOf, standingOf, withPrompt } from "./fight.ts";
import type { BattleTable } from "./tables.ts";

async function recordOf(
  file: MatchFile,
  campaign: Campaign,
  prompt: BattlePrompt,
  table: BattleTable,
  title: string,
): Promise<Result<MatchRecord, Problem>> {
  const stands = await standingOf(file as BattleFile, prompt.spawn, table);
  if (!stands.ok) return fail(withPrompt(stands.error, prompt.id));
  const made = await recordOfFile(file, title);
  if (!made.ok)
    return fail(withPrompt({ code: "battle-fold", values: { entry: made.error.fault.entry } }, prompt.id));
  const seated = playersOf(campaign, table.bridge.seats(prompt.spawn));
  return ok({ ...made.value, ...seated, battleOf: battleOf(campaign, prompt) });
}

/**
 * The text of a file as the battle that a campaign waits for, as a match that is kept nowhere yet. Refused in one problem
 * where it is another battle; undefined where it is none of a game that the campaign's battles are fought in.
 */
export async function battleFrom(
  text: string,
  campaign: Campaign,
  prompt: BattlePrompt,
  tables: readonly BattleTable[],
  title: string,
): Promise<Result<MatchRecord, Problem> | undefined> {
  const document = parseDocument(text);
  const file = document.ok ? readFile(document.value) : document;
  if (!file.ok) return undefined;
  const table = tables.find(({ entry }) => entry.meta.id === file.value.game);
  return table && recordOf(file.value, campaign, prompt, table, title);
}
