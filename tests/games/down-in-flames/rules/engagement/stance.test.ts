import { describe, expect, it } from "vitest";
import { stanceOf } from "../../../../../src/games/down-in-flames/rules/engagement/stance.ts";
import { isAttacker, pieceOf } from "../../../../../src/games/down-in-flames/rules/state/pieces.ts";
import { type Craft, scene } from "../../examples/play.ts";

const TYPES = { A1: "f4f-4", A2: "f4f-4", A3: "p-40e", B1: "a6m2", B2: "a6m2" };
type Id = keyof typeof TYPES;
/** Every Element stands in the first place once. */
const ORDERS: readonly (readonly Id[])[] = [
  ["A1", "A2", "A3", "B1", "B2"],
  ["B1", "A2", "B2", "A1", "A3"],
  ["A2", "B2", "B1", "A3", "A1"],
  ["B2", "B1", "A1", "A2", "A3"],
  ["A3", "A1", "B2", "A2", "B1"],
];

interface Told {
  /** Who pursues whom: `A1+B1` Advantaged, `A1>B1` Tailing. */
  readonly pursuits?: readonly string[];
  readonly by: string;
  readonly at: string;
  readonly weave?: boolean;
  /** Elements whose Leader is lost. */
  readonly leaderless?: readonly string[];
}

function crafts({ pursuits = [], leaderless = [] }: Told, order: readonly Id[]): Record<string, Craft> {
  const craft = (id: Id): Craft => {
    const pursuit = pursuits.find((one) => one.startsWith(id));
    const quarry = pursuit?.slice(id.length + 1);
    return {
      ...{ type: TYPES[id], wingman: true },
      ...(quarry && (pursuit?.includes(">") ? { tails: quarry } : { advantaged: quarry })),
      ...(leaderless.includes(id) && { leader: { down: true } }),
    };
  };
  return Object.fromEntries(order.map((id) => [id, craft(id)]));
}

/** What one may do to the other: why no position card, why no fire, and the column of his bursts. */
function stance(told: Told, order: readonly Id[]): readonly unknown[] {
  const { state } = scene(crafts(told, order), {
    ...{ turn: "A1", level: 3, weave: [told.weave ?? false, false] },
    bombers: { type: "he-111h-6", count: 2, side: "axis" },
  });
  const by = pieceOf(state.setup, told.by);
  if (!isAttacker(by)) throw new Error(`${told.by} attacks nobody`);
  const { position, fire, steps } = stanceOf(state, by, pieceOf(state.setup, told.at));
  return [position, fire, steps];
}

const CASES: readonly (readonly [string, Told, readonly [string | null, string | null, number]])[] = [
  ["Neutral", { by: "A1", at: "B1" }, [null, null, 0]],
  ["Advantaged", { pursuits: ["A1+B1"], by: "A1", at: "B1" }, [null, null, 1]],
  ["Tailing", { pursuits: ["A1>B1"], by: "A1", at: "B1" }, ["nothing-gained", null, 2]],
  ["Disadvantaged", { pursuits: ["B1+A1"], by: "A1", at: "B1" }, [null, "in-trouble", 0]],
  ["Tailed", { pursuits: ["B1>A1"], by: "A1", at: "B1" }, [null, "in-trouble", 0]],
  ["who pursues another", { pursuits: ["A1+B2"], by: "A1", at: "B1" }, ["drop-first", "drop-first", 0]],
  [
    "who is pursued by another",
    { pursuits: ["B2+A1"], by: "A1", at: "B1" },
    ["pursued-elsewhere", "pursued-elsewhere", 0],
  ],
  [
    "whom a friend pursues",
    { pursuits: ["A3+B1"], by: "A1", at: "B1" },
    ["friend-pursues", "friend-pursues", 0],
  ],
  ["who pursues a friend", { pursuits: ["B1>A3"], by: "A1", at: "B1" }, [null, "pursues-friend", 0]],
  [
    "whom a partner of the weave pursues (DIF-R72)",
    { pursuits: ["A2+B1"], by: "A1", at: "B1", weave: true },
    ["friend-pursues", null, 0],
  ],
  [
    "who pursues a partner of the weave (DIF-R72)",
    { pursuits: ["B1+A2"], by: "A1", at: "B1", weave: true },
    [null, null, 0],
  ],
  [
    "who pursues a partner that never bid for the weave",
    { pursuits: ["B1+A2"], by: "A1", at: "B1" },
    [null, "pursues-friend", 0],
  ],
  [
    "who pursues a friend of another type than the weave's",
    { pursuits: ["B1+A3"], by: "A1", at: "B1", weave: true },
    [null, "pursues-friend", 0],
  ],
  ["without a Leader (DIF-B23)", { by: "A1w", at: "B1", leaderless: ["A1"] }, ["no-leader", null, 0]],
  ["a Wingman, of a Leader", { by: "A1", at: "B1w" }, [null, null, 0]],
  [
    "a Wingman, of a Leader who is pursued",
    { pursuits: ["B2+A1"], by: "A1", at: "B1w" },
    [null, "in-trouble", 0],
  ],
  [
    "bombers, of a Leader who is pursued",
    { pursuits: ["B2+A1"], by: "A1", at: "Q" },
    [null, "in-trouble", 0],
  ],
  ["a Wingman, of a Wingman", { pursuits: ["B2+A1"], by: "A1w", at: "B1w" }, ["nothing-gained", null, 0]],
  ["bombers, of a Wingman", { by: "A1w", at: "Q" }, [null, null, 0]],
  ["bombers, of a Wingman alone", { by: "A1w", at: "Q", leaderless: ["A1"] }, ["nothing-gained", null, 0]],
];

describe("DIF-B7: what an aircraft may do to a target", () => {
  it.each(CASES)("%s, in whatever order the Elements stand", (_, told, expected) => {
    for (const order of ORDERS) expect(stance(told, order), order.join()).toEqual(expected);
  });
});
