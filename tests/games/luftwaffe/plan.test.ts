import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Skill } from "../../../src/core/game.ts";
import { far, wayHome } from "../../../src/games/luftwaffe/computer/plan/field.ts";
import { plan } from "../../../src/games/luftwaffe/computer/plan/plan.ts";
import { LEVELS, type Level, USUAL } from "../../../src/games/luftwaffe/data/options.ts";
import { TABLES } from "../../../src/games/luftwaffe/data/own.ts";
import { SIDES } from "../../../src/games/luftwaffe/data/sides.ts";
import { flow } from "../../../src/games/luftwaffe/rules/flow/flow.ts";
import { print } from "../../../src/games/luftwaffe/rules/grammar/grammar.ts";
import type { Order } from "../../../src/games/luftwaffe/rules/grammar/order.ts";
import { distance } from "../../../src/games/luftwaffe/rules/map/hex.ts";
import { parse, sample } from "../../../src/games/luftwaffe/rules/orders/orders.ts";
import { sheet } from "../../../src/games/luftwaffe/rules/orders/plan.ts";
import { americansLeave } from "../../../src/games/luftwaffe/rules/raid/american-flight.ts";
import type { Setup } from "../../../src/games/luftwaffe/rules/setup/setup.ts";
import { withAmerican } from "../../../src/games/luftwaffe/rules/state/change.ts";
import { firstState } from "../../../src/games/luftwaffe/rules/state/first-state.ts";
import type { State } from "../../../src/games/luftwaffe/rules/state/state.ts";
import { view } from "../../../src/games/luftwaffe/rules/view/view.ts";

const LAST = 9;

function setup(level: Level, from: number, raid: boolean): Setup {
  const seats = SIDES.map((side) => ({ id: side, side }));
  return { options: { ...USUAL, level }, from, to: raid ? from : LAST, raid, seats };
}

/** Plays as players of a skill plan it; every plan is legal. */
function played(given: Setup, skills: readonly [american: Skill, german: Skill], seed: string): State {
  const dice = seededDice(seed);
  let { state } = flow.advance(firstState(given), [], dice);
  for (let prompts = flow.prompts(state); prompts.length > 0; prompts = flow.prompts(state)) {
    const orders = new Map<string, Order>();
    for (const prompt of prompts) {
      const seen = view(state, prompt.seat);
      const skill = skills[prompt.seat === SIDES[0] ? 0 : 1];
      const [best] = plan(skill, prompt, seen, new Map(), dice);
      const order = best?.order ?? sample(prompt, seen, new Map(), dice);
      expect(parse(print(order), prompt, seen), print(order)).toMatchObject({ ok: true });
      orders.set(prompt.id, order);
    }
    state = flow.resolve(state, orders, dice).state;
  }
  return state;
}

describe("the sheets that are offered", () => {
  it.each([1, 3, 5])(
    "have a stream to every target while no more than %i stand, whichever are preferred",
    (left) => {
      const first = flow.advance(firstState(setup("basic", 3, false)), [], seededDice("sheets")).state;
      const bombed = TABLES.targets.slice(left).map(({ id }) => ({ target: id, quarter: 0 as const }));
      const offered = [...sheet.offer({ ...first, bombed }, { do: "sheet" }, 0)];
      const streams = offered.flatMap((order) =>
        order.kind === "sheet" && order.streams.length > 0 ? [order.streams.map(({ target }) => target)] : [],
      );
      expect(streams.length).toBeGreaterThan(0);
      for (const targets of streams) expect(new Set(targets).size).toBe(left);
    },
  );
});

describe("what players plan is legal to the end", () => {
  it.each(LEVELS)("raids of %s", (level) => {
    for (const quarter of [0, 3, LAST])
      for (const skills of [
        ["plain", "able"],
        ["able", "plain"],
      ] as const)
        expect(played(setup(level, quarter, true), skills, `${level} ${quarter}`).outcome).not.toBeNull();
  });

  it("a campaign", () => {
    const { outcome, bombed } = played(setup("complexes", 0, false), ["plain", "plain"], "campaign");
    expect(outcome).not.toBeNull();
    expect(bombed.length).toBeGreaterThan(60);
  });
});

/** The first answer that an able side gives to a task of a single raid. */
function firstPlan(side: 0 | 1, task: State["agenda"][number]["do"], quarter: number): Order {
  const dice = seededDice("first");
  let { state } = flow.advance(firstState(setup("complexes", quarter, true)), [], dice);
  for (;;) {
    const [prompt] = flow.prompts(state);
    if (!prompt) throw new Error(`nobody is asked for ${task}`);
    const seen = view(state, prompt.seat);
    const order =
      plan("able", prompt, seen, new Map(), dice)[0]?.order ?? sample(prompt, seen, new Map(), dice);
    if (state.agenda[0]?.do === task && prompt.seat === SIDES[side]) return order;
    state = flow.resolve(state, new Map([[prompt.id, order]]), dice).state;
  }
}

describe("who plans well", () => {
  it("sends each air force to what lies near its own lines, all over their targets in one turn", () => {
    const sheet = firstPlan(0, "sheet", LAST);
    if (sheet.kind !== "sheet") throw new Error(print(sheet));
    const ways = sheet.streams.map(({ target, entry, turn }) => {
      const hex = TABLES.targets.find(({ id }) => id === target)?.hex ?? "";
      const turns = Math.ceil(distance(entry, hex) / 3);
      return { turns, there: turn + turns };
    });
    // Five turns bring bombers a third of the way through the Reich.
    expect(Math.max(...ways.map(({ turns }) => turns))).toBeLessThanOrEqual(5);
    expect(new Set(ways.map(({ there }) => there)).size).toBeLessThanOrEqual(2);
  });

  it("mans bases in a single raid so that most of the targets nearest to the lines have one beside them", () => {
    const stationed = firstPlan(1, "bases", 2);
    if (stationed.kind !== "base") throw new Error(print(stationed));
    const manned = stationed.stationed.map(
      ({ base }) => TABLES.bases.find(({ id }) => id === base)?.hex ?? "",
    );
    const west = wayHome("8", true, 2);
    const nearest = TABLES.targets.toSorted((one, other) => far(west, one.hex) - far(west, other.hex));
    const guarded = nearest.slice(0, 36).filter(({ hex }) => manned.some((base) => distance(base, hex) <= 4));
    expect(guarded.length).toBeGreaterThan(27);
  });
});

describe("LW-34 targets on the American side", () => {
  it("bombers that have bombed one are back on their lines, though they never crossed the R line", () => {
    const first = firstState(setup("advanced", LAST, true));
    const over = withAmerican(first, "91BG", { hex: "0916", bombed: true });
    expect(americansLeave(over).state.americans.find(({ id }) => id === "91BG")).toMatchObject({
      hex: null,
      back: true,
    });
  });
});
