import { useCallback, useEffect, useState } from "react";
import type { Language } from "../../core/language.ts";
import { readOrder } from "../../core/match/answers.ts";
import { now } from "../../core/match/match.ts";
import { present } from "../../core/present.ts";
import { wordsOf } from "../../face/text.ts";
import type { BattlePrompt } from "../session/battle-awaited.ts";
import { viewAt } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { battlesOf, loadMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { scenarioOf } from "../storage/scenario-of.ts";
import { hearTabs } from "../storage/tabs.ts";
import { matchTitle } from "../titles.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { type BattleStatus, battleOf, type Campaign, isBattle, standingOf } from "./fight.ts";
import { type BattleTable, misfitOf, tablesOf } from "./tables.ts";

/** A match in which the battle that is waited for is fought. */
export interface Fight {
  readonly record: MatchRecord;
  readonly table: BattleTable;
  readonly status: BattleStatus;
}

/** What is known of the battle that a campaign waits for. */
export interface Known {
  readonly tables: readonly (BattleTable & { readonly misfit: string | undefined })[];
  /** The match that fights it, the one that was played last; undefined where there is none. */
  readonly fight: Fight | undefined;
}

/** The campaign on the table, called as on all pages. */
export function useCampaign(state: TableState): Campaign {
  const { language } = useWords();
  const { entry, open, title } = state;
  const kept = { game: entry.meta.id, scenario: scenarioOf(open.match.config), title };
  return { ...state, title: matchTitle(kept, language) };
}

/** The latest match that fights a battle; one that can't be read, or is no such battle any more, is passed over. */
async function fightOf(
  campaign: Campaign,
  prompt: BattlePrompt,
  tables: readonly BattleTable[],
): Promise<Fight | undefined> {
  const wanted = battleOf(campaign, prompt);
  for (const listed of (await battlesOf(campaign.id)).filter((one) => isBattle(one, wanted))) {
    const table = tables.find(({ entry }) => entry.meta.id === listed.game);
    const record = table && (await loadMatch(listed.id));
    if (!table || !record?.ok) continue;
    const status = await standingOf(present(record.value.file), prompt.spawn, table);
    if (status.ok) return { record: record.value, table, status: status.value };
  }
  return undefined;
}

async function knownOf(campaign: Campaign, prompt: BattlePrompt, language: Language): Promise<Known> {
  const tables = await tablesOf(campaign.entry.meta.id);
  const told = tables.map(async (table) => ({
    ...table,
    misfit: await misfitOf(table, prompt.spawn, language),
  }));
  return { tables: await Promise.all(told), fight: await fightOf(campaign, prompt, tables) };
}

/** Where other tables can't be fetched the campaign's own dice are left. */
const NOTHING: Known = { tables: [], fight: undefined };

/** Rises whenever another tab has kept something. */
function useTabs(): number {
  const [heard, setHeard] = useState(0);
  useEffect(() => hearTabs(() => setHeard((times) => times + 1)), []);
  return heard;
}

/** What is known of the battle that a campaign waits for; undefined until it is. `refresh`: changes when it is to be read anew. */
export function useBattle(campaign: Campaign, prompt: BattlePrompt, refresh: number): Known | undefined {
  const { language } = useWords();
  const heard = useTabs();
  const { id, open } = campaign;
  const asked = `${heard} ${refresh}`;
  // Another campaign's table, or another moment of it, has another `open`; who plays does not matter here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when to read anew.
  const load = useCallback(
    () => knownOf(campaign, prompt, language).catch(() => NOTHING),
    [id, open, prompt, language, asked],
  );
  return useFetched(load);
}

/** What an answer means, as the campaign offers it. */
export function resultWords(
  { game, face, open, say }: TableState,
  prompt: BattlePrompt,
  answer: string,
): string {
  const view = viewAt({ game, face, say }, now(open.match), prompt.seat);
  const read = readOrder(game, answer, prompt, view, new Map());
  const offers = read.ok ? (face.offers?.(prompt, view, [read.value], new Map()) ?? []) : [];
  const found = offers.find(({ text }) => text === answer);
  return found ? wordsOf(found.title, say) : answer;
}
