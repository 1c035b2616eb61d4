import type { Prompt } from "../../core/game.ts";
import type { ShotOrder } from "./order.ts";
import type { Setup } from "./setup.ts";
import { WEAPONS } from "./weapons.ts";

/** Look-ups and shared values that follow from a set-up; made once for each. */
export interface Roster {
  readonly indexOf: ReadonlyMap<string, number>;
  /** By id in lower case; undefined where two ids differ in nothing else. */
  readonly indexOfAnyCase: ReadonlyMap<string, number | undefined>;
  /** One for each aircraft, in the order of the set-up. */
  readonly orderPrompts: readonly Prompt[];
  /** The fire prompt of each side, as the only open one. */
  readonly firePrompts: readonly [readonly Prompt[], readonly Prompt[]];
  /** Shots named so far, by place and by spelling. */
  readonly shots: (ShotOrder | undefined)[];
  readonly shotsByText: Map<string, ShotOrder>;
  /** Aircraft by id, ascending: the order in which colliding pairs roll. */
  readonly byId: readonly number[];
}

const rosters = new WeakMap<Setup, Roster>();

function anyCase({ airframes }: Setup): Map<string, number | undefined> {
  const found = new Map<string, number | undefined>();
  airframes.forEach(({ id }, index) => {
    const key = id.toLowerCase();
    found.set(key, found.has(key) ? undefined : index);
  });
  return found;
}

function build(setup: Setup): Roster {
  const { airframes, sides } = setup;
  const firePrompt = (side: string): readonly Prompt[] =>
    Object.freeze([Object.freeze<Prompt>({ id: side, seat: side, kind: "fire", opens: "now" })]);
  return {
    indexOf: new Map(airframes.map(({ id }, index) => [id, index])),
    indexOfAnyCase: anyCase(setup),
    orderPrompts: airframes.map(({ id, side }) =>
      Object.freeze<Prompt>({ id, seat: sides[side], kind: "order", about: id, opens: "together" }),
    ),
    firePrompts: [firePrompt(sides[0]), firePrompt(sides[1])],
    shots: [],
    shotsByText: new Map(),
    byId: airframes
      .map((_, index) => index)
      .sort((a, b) => ((airframes[a]?.id ?? "") < (airframes[b]?.id ?? "") ? -1 : 1)),
  };
}

export function rosterOf(setup: Setup): Roster {
  let roster = rosters.get(setup);
  if (!roster) {
    roster = build(setup);
    rosters.set(setup, roster);
  }
  return roster;
}

/** The shot of a weapon (by its place in `WEAPONS`) at a target; one shared order for each. */
export function shotOrder(setup: Setup, shooter: number, weapon: number, target: number): ShotOrder {
  const { airframes } = setup;
  const { shots, shotsByText } = rosterOf(setup);
  const place = (shooter * WEAPONS.length + weapon) * airframes.length + target;
  let order = shots[place];
  if (!order) {
    const from = airframes[shooter]?.id ?? "";
    const to = airframes[target]?.id ?? "";
    const name = WEAPONS[weapon] ?? "front";
    order = Object.freeze<ShotOrder>({
      kind: "shot",
      text: `${from} ${name} ${to}`,
      shooter: from,
      weapon: name,
      target: to,
    });
    shots[place] = order;
    shotsByText.set(order.text, order);
  }
  return order;
}
