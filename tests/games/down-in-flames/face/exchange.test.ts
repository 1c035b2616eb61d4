import { expect, test } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { SCENARIOS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { exchangeOf } from "../../../../src/games/down-in-flames/face/table.ts";
import type { View } from "../../../../src/games/down-in-flames/rules/view/view.ts";
import { played } from "./matches.ts";

/** How many attacks an event begins: guns that fire back draw a card for each. */
function begun({ key, values }: GameEvent): number {
  if (key === "event.attacks") return 1;
  return key === "event.return-fire" ? (values as { cards: readonly string[] }).cards.length : 0;
}

test("an exchange has one name from its first question to its last, the same for every seat, and no other exchange has it", () => {
  for (const [id, config] of Object.entries(SCENARIOS)) {
    const { moments } = played(config, `exchanges ${id}`);
    const named = new Map<number, { most: number; names: Set<string> }>();
    let attacks = 0;
    for (const { state, events } of moments) {
      const most = events.reduce((sum, event) => sum + begun(event), 0);
      attacks += most;
      const [one, ...others] = ["allied", "axis", "table"].map((viewer) =>
        exchangeOf(game.view(state as never, viewer) as View),
      );
      for (const other of others) expect(other).toEqual(one);
      if (!one) continue;
      const known = named.get(attacks) ?? { most, names: new Set() };
      named.set(attacks, { ...known, names: known.names.add(one.id) });
    }
    const all = [...named.values()];
    expect(all.filter(({ most, names }) => names.size > most)).toEqual([]);
    expect(new Set(all.flatMap(({ names }) => [...names])).size).toBe(
      all.flatMap(({ names }) => [...names]).length,
    );
  }
});
