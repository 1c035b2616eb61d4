import type { Campaign } from "../../../src/app/battles/fight.ts";
import { type BattlePrompt, battleAwaited } from "../../../src/app/session/battles.ts";
import { openTable } from "../../../src/app/session/open.ts";
import type { Computers } from "../../../src/app/session/placing.ts";
import type { TableRecord } from "../../../src/app/session/record.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { DiceSetting } from "../../../src/core/file/schema.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { say } from "../../../src/core/phrase.ts";
import { patrolsEntry } from "../../conformance/campaign/entry.ts";
import { patrols } from "../../conformance/campaign/game.ts";
import { folder } from "../../conformance/campaign/index.ts";
import { en } from "../../conformance/campaign/words.ts";

const NO_DICE = recordedDice([]);

/** The campaign of the tests with a battle waiting; `sent`: how many of either side. */
export function waiting(sent = { red: "2", blue: "1" }): Match {
  const begun = begin(patrols, { scenario: "three-days" }, NO_DICE);
  const { red, blue } = sent;
  const texts = new Map([
    ["red-send", red],
    ["blue-send", blue],
  ]);
  const played = begun.ok ? play(begun.value, texts, NO_DICE) : begun;
  if (!played.ok) throw new Error(JSON.stringify(played));
  return played.value;
}

/** The campaign on a table, and what the table has saved. */
export async function campaignTable(
  match = waiting(),
  computers: Computers = {},
  dice?: DiceSetting,
): Promise<{ readonly store: TableStore; readonly saved: TableRecord[] }> {
  const saved: TableRecord[] = [];
  const face = await folder.face.table?.();
  if (!face) throw new Error("the campaign has no table");
  const store = openTable({
    id: "campaign",
    entry: patrolsEntry,
    face,
    open: { match, dice },
    players: { red: "Ann" },
    computers,
    title: "Three days",
    say: (phrase) => say(en, phrase),
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
