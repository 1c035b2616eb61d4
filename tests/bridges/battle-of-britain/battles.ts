import * as fc from "fast-check";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Prompt, Spawn } from "../../../src/core/game.ts";
import { battleOfBritain as campaign } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import type { State } from "../../../src/games/battle-of-britain/rules/state/state.ts";
import { randomGame } from "../../games/battle-of-britain/random.ts";

export const BRITISH = ["Spitfire", "Hurricane", "Blenheim", "Defiant", "Gladiator"] as const;
export const GERMAN = ["Bf109", "Bf110", "Ju87", "Do17", "He111", "Ju88"] as const;
/** Most squadrons of a side: two wings of a Big Wing (BB-R55), a Luftflotte 2 geschwader of the Blitz. */
const MOST = { british: 6, german: 7, intercepted: 3 } as const;

export type Kind = "intercept" | "dogfight";

/** What a campaign says of a battle. */
export function spawnOf(
  battle: Kind,
  by: "plotted" | "cards",
  british: readonly string[],
  german: readonly string[],
  more: Partial<Spawn["values"]> = {},
): Spawn {
  const players = ["british", "german"];
  const place = { wings: ["11A"], geschwader: "2A", square: "Q07", ace: false, turn: 1, players };
  return { battle, values: { ...place, by, british, german, ...more } as Spawn["values"] };
}

/** Any battle that a campaign of our own tables can spawn. */
export const anySpawn = (by: "plotted" | "cards"): fc.Arbitrary<Spawn> =>
  fc.constantFrom<Kind>("intercept", "dogfight").chain((kind) => {
    const most = kind === "dogfight" ? MOST : { british: MOST.intercepted, german: MOST.intercepted };
    const some = <T>(types: readonly T[], maxLength: number) =>
      fc.array(fc.constantFrom(...types), { minLength: 1, maxLength });
    return fc
      .tuple(some(BRITISH, most.british), some(GERMAN, most.german), fc.boolean())
      .map(([british, german, ace]) => spawnOf(kind, by, british.sort(), german.sort(), { ace }));
  });

/** The prompts of random campaigns that ask for a battle, with the states in which they are asked. */
export function asked(config: Config, seeds: readonly string[]): readonly (readonly [State, Prompt])[] {
  return seeds.flatMap((seed) =>
    [...randomGame(config, seededDice(seed))].flatMap((state) =>
      campaign
        .prompts(state)
        .filter(({ spawn }) => spawn)
        .map((prompt) => [state, prompt] as const),
    ),
  );
}
