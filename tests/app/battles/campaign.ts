import type { Campaign } from "../../../src/app/battles/fight.ts";
import { type BattlePrompt, battleAwaited } from "../../../src/app/session/battle-awaited.ts";
import { openTable } from "../../../src/app/session/open.ts";
import type { Computers } from "../../../src/app/session/placing.ts";
import type { TableRecord } from "../../../src/app/session/record.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { DiceSetting } from "../../../src/core/file/schema.ts";
import { say } from "../../../src/core/phrase.ts";
import { campaign as waiting } from "../../core/duel.ts";
import { raidEntry } from "../../toy-game/entry.ts";
import { table as face } from "../../toy-game/face/table.ts";
import { words } from "../../toy-game/face/words/en/table.ts";
import { en } from "../../toy-game/words/en.ts";

/** The campaign on a table, and what the table has saved. */
export async function campaignTable(
  match = waiting(),
  computers: Computers = {},
  dice?: DiceSetting,
): Promise<{ readonly store: TableStore; readonly saved: TableRecord[] }> {
  const saved: TableRecord[] = [];
  const store = openTable({
    id: "campaign",
    entry: raidEntry,
    face,
    open: { match, dice },
    players: { red: "Ann" },
    computers,
    title: "Three days",
    say: (phrase) => say({ ...en, ...words }, phrase),
    live: seededDice("live"),
    newId: () => "new",
    save(record) {
      saved.push(record);
      return undefined;
    },
    savePending: () => undefined,
  });
  return { store, saved };
}

export function campaignOf(store: TableStore): Campaign {
  return { ...store.getState(), title: "Three days" };
}

export function promptOf({ open }: Campaign): BattlePrompt {
  const prompt = battleAwaited(open.match);
  if (!prompt) throw new Error("no battle is waited for");
  return prompt;
}
