import { describe, expect, it } from "vitest";
import type { Dice } from "../../../../../src/core/dice/dice.ts";
import { seededDice } from "../../../../../src/core/dice/random.ts";
import type { GameEvent, Viewer } from "../../../../../src/core/game.ts";
import { downInFlames as game } from "../../../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../../../src/games/down-in-flames/data/config.ts";
import type { Quality } from "../../../../../src/games/down-in-flames/data/quality.ts";
import { SCENARIOS } from "../../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { debrief } from "../../../../../src/games/down-in-flames/rules/campaign/debrief.ts";
import { surprises } from "../../../../../src/games/down-in-flames/rules/campaign/surprises.ts";
import type { Order } from "../../../../../src/games/down-in-flames/rules/grammar/order.ts";
import { limitOf } from "../../../../../src/games/down-in-flames/rules/hand/limits.ts";
import { degreeOf } from "../../../../../src/games/down-in-flames/rules/outcome/outcome.ts";
import { missionScoreOf, scoreOf } from "../../../../../src/games/down-in-flames/rules/outcome/score.ts";
import type { Campaign } from "../../../../../src/games/down-in-flames/rules/state/campaign.ts";
import { credited } from "../../../../../src/games/down-in-flames/rules/state/credit.ts";
import { isDecided } from "../../../../../src/games/down-in-flames/rules/state/decided.ts";
import { moreFlak } from "../../../../../src/games/down-in-flames/rules/state/resources.ts";
import type { Element, Leader, State } from "../../../../../src/games/down-in-flames/rules/state/state.ts";
import type { Attack } from "../../../../../src/games/down-in-flames/rules/state/task.ts";

const CAMPAIGN: Config = { scenario: "campaign" };

/** A campaign that is played with given resources, all else at random. */
class Played {
  readonly events: GameEvent[] = [];
  state: State;
  private chosen = 0;
  constructor(
    seed: string,
    private readonly resources: readonly string[],
    config: Config = CAMPAIGN,
    private readonly dice: Dice = seededDice(seed),
  ) {
    this.state = game.setup(config, dice).state;
  }

  /** Until something is as it should be, or the end. */
  until(done: (state: State) => boolean): this {
    while (!done(this.state)) {
      const [prompt] = game.prompts(this.state);
      if (!prompt) break;
      const text = prompt.kind === "resource" ? this.resources[this.chosen] : undefined;
      if (text !== undefined) this.chosen += 1;
      this.answer(text);
    }
    return this;
  }

  answer(text?: string): this {
    const [prompt] = game.prompts(this.state);
    if (!prompt) throw new Error("nobody is asked");
    const view = game.view(this.state, prompt.seat);
    const answers = new Map<string, Order>();
    for (const one of game.prompts(this.state)) {
      const read = text === undefined ? undefined : game.parse(text, one, view, answers);
      if (read && !read.ok) throw new Error(`${text}: ${read.error.map(({ code }) => code).join()}`);
      const seen = game.view(this.state, one.seat);
      answers.set(one.id, read?.value ?? game.sample(one, seen, answers, this.dice));
    }
    const next = game.resolve(this.state, answers, this.dice);
    this.state = next.state;
    this.events.push(...next.events);
    return this;
  }

  /** Why an answer is refused. */
  refusal(text: string): string | undefined {
    const [prompt] = game.prompts(this.state);
    if (!prompt) return "nobody is asked";
    const read = game.parse(text, prompt, game.view(this.state, prompt.seat), new Map());
    return read.ok ? undefined : read.error.map(({ code, rule }) => `${code} ${rule}`).join();
  }

  leader(id: string): Leader {
    return this.state.elements[this.place(id)]?.leader as Leader;
  }

  place(id: string): number {
    return this.state.setup.elements.findIndex((one) => one.id === id);
  }

  campaign(): Campaign {
    return this.state.campaign as Campaign;
  }

  keys(): readonly string[] {
    return this.events.map(({ key }) => key);
  }
}

const over = (state: State) => state.outcome !== null;
const between = (mission: number) => (state: State) =>
  over(state) || (state.campaign?.mission === mission && !state.campaign.flying);

describe("DIF-B21: resources", () => {
  it("are asked of either side before each of three missions, and each comes once", () => {
    const played = new Played("three", []).until(over);
    expect(played.keys().filter((key) => key === "event.mission")).toHaveLength(3);
    for (const choices of played.campaign().chosen) {
      const used = choices.map(({ resource }) => resource).filter((one) => one !== "none");
      expect(choices).toHaveLength(3);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  it("are refused a second time, and where they do nothing, by the rule", () => {
    const played = new Played("refused", ["resource element", "resource veteran B1"]).until(between(2));
    expect(played.refusal("resource element")).toBe("resource-used DIF-B21");
    expect(played.refusal("resource veteran B1")).toBe("not-for-veteran DIF-B21");
    expect(played.refusal("resource none")).toBe("resource-left DIF-H7");
    expect(played.refusal("resource A1")).toBe("grammar DIF-B8");
    expect(played.refusal("pass")).toBe("other-question DIF-B8");
    expect(played.refusal("Resource  FLAK")).toBeUndefined();
  });

  it("without a reserve no Element can be brought", () => {
    const { elements = [], ...rest } = SCENARIOS.campaign as Config;
    const config = { ...rest, elements: elements.filter(({ reserve }) => !reserve) };
    expect(game.check(config)).toEqual([]);
    expect(new Played("bare", [], config).refusal("resource element")).toBe("no-reserve DIF-B21");
  });

  it("one more Element joins as the second game turn begins (DIF-H5), with a full hand at the start level", () => {
    const played = new Played("joins", ["resource element", "resource flak"]);
    const at = played.place("A2");
    played.until(({ turn }) => turn === 1);
    expect(played.state.elements[at]).toMatchObject({ presence: "left", leader: { hand: [] } });
    const { level } = played.state.elements[at] ?? {};
    played.until(({ turn }) => turn === 2);
    expect(played.keys()).toContain("event.joins");
    expect(played.state.elements[at]).toMatchObject({ presence: "here", level });
    expect(played.leader("A2").hand.length).toBeGreaterThan(4);
    expect(played.state.elements[played.place("B3")]?.presence).toBe("left");
    played.until(({ campaign, turn }) => campaign?.mission === 2 && turn === 2);
    expect(played.state.elements[at]?.presence).toBe("left");
  });

  it("flak of the target is two cards more for the defender, two fewer for the attacker", () => {
    const flak = (allied: string, axis: string) =>
      moreFlak(
        new Played("flak", [`resource ${allied}`, `resource ${axis}`]).until(({ turn }) => turn === 1).state,
      );
    expect(flak("element", "flak")).toBe(2);
    expect(flak("flak", "element")).toBe(-2);
    expect(flak("flak", "flak")).toBe(0);
    expect(flak("element", "element")).toBe(0);
  });

  it("a Leader is a Veteran from the first deal on (DIF-R30, 9.1.6), and stays one", () => {
    const texts = ["resource veteran A1", "resource flak"];
    const first = (choices: readonly string[]) =>
      new Played("veteran", choices).until(({ fresh, turn }) => turn === 1 && fresh);
    const [veteran, plain] = [first(texts), first(["resource element", "resource flak"])];
    expect([veteran.leader("A1").quality, plain.leader("A1").quality]).toEqual(["veteran", "regular"]);
    expect(veteran.leader("A1").shown).toBe(false);
    expect(veteran.leader("A1").hand.length).toBe(plain.leader("A1").hand.length + 1);
    veteran.until(between(2));
    const { lost } = veteran.campaign();
    expect(veteran.leader("A1").quality).toBe(lost[veteran.place("A1")] === 0 ? "veteran" : "green");
  });

  it("a Veteran of a later mission is dealt his first hand as one too", () => {
    const dealt = (choice: string) => {
      const texts = ["resource flak", "resource flak", choice, "resource element"];
      const played = new Played("later", texts).until(between(2));
      const place = played.place("A1");
      played.until(({ campaign, turn }) => campaign?.mission === 2 && turn === 1);
      return [played.leader("A1").hand.length, limitOf(played.state, place)];
    };
    const [held, limit] = dealt("resource veteran A1");
    expect(held).toBe(limit);
    expect(dealt("resource element")).toEqual([(held ?? 0) - 1, (limit ?? 0) - 1]);
  });

  it("an Element that is brought keeps the mission from ending before it joins (DIF-B17)", () => {
    const alone = (choice: string) => {
      const played = new Played("alone", [choice, "resource flak"]).until(({ turn }) => turn === 1);
      const gone = played.state.elements.map(
        (one, place): Element =>
          played.state.setup.elements[place]?.side === 0 ? { ...one, presence: "left" } : one,
      );
      const formations = played.state.formations.map((one) => ({
        ...one,
        bombers: one.bombers.map((bomber) => ({ ...bomber, down: true })),
      }));
      return { ...played.state, elements: gone, formations };
    };
    expect(isDecided(alone("resource element"), 0)).toBe(false);
    expect(isDecided(alone("resource veteran A1"), 0)).toBe(true);
    const joined = { ...alone("resource element"), turn: 2 };
    expect(isDecided(joined, 1)).toBe(false);
    const flown = surprises(joined, seededDice("joined")).state;
    expect(isDecided(flown, 1)).toBe(false);
    const left = flown.elements.map((one): Element => ({ ...one, presence: "left" }));
    expect(isDecided({ ...flown, elements: left }, 1)).toBe(true);
  });

  it("the status of a reserve says whether it waits, flies, has flown or stayed at home", () => {
    const status = ({ state }: Played, id: string, viewer: Viewer = "umpire") =>
      game.report(game.view(state, viewer)).pieces[id]?.status;
    const played = new Played("status", ["resource element", "resource flak", "resource flak"]);
    played.until(({ turn }) => turn === 1);
    expect([status(played, "A2"), status(played, "B3")]).toEqual(["in-reserve", "in-reserve"]);
    played.until(({ turn }) => turn === 2);
    expect(status(played, "A2", "axis")).toBe("flying");
    played.until(between(2));
    const { down } = played.leader("A2");
    if (!down) expect(status(played, "A2")).toBe("has-flown");
    played.until(({ campaign, turn }) => campaign?.mission === 2 && turn === 1);
    for (const viewer of ["allied", "axis", "table"]) expect(status(played, "A2", viewer)).toBe("has-flown");
    // A mission that was over before it could join.
    const { flown, ...campaign } = played.campaign();
    const short = flown.map((mission) => ({ ...mission, turns: 1 }));
    played.state = { ...played.state, campaign: { ...campaign, flown: short } };
    expect(status(played, "A2")).toBe("stayed-at-home");
  });
});

describe("DIF-9.1.11, DIF-B21: what a side has brought is its secret", () => {
  /** The same random campaign with two choices of the Allies, up to the first game turn. */
  const both = ["resource element", "resource flak"].map((text) =>
    new Played("secret", [text, "resource flak"]).until(({ turn }) => turn === 1),
  );
  const seen = (viewer: Viewer) => both.map(({ state }) => JSON.stringify(game.view(state, viewer)));

  it("neither the enemy nor the table sees a difference, nor in what is told", () => {
    for (const viewer of ["axis", "table"]) expect(new Set(seen(viewer)).size).toBe(1);
    expect(new Set(seen("allied")).size).toBe(2);
    const told = both.map(({ events }) => JSON.stringify(events.map(({ key, values }) => ({ key, values }))));
    expect(new Set(told).size).toBe(1);
  });

  it("of a Veteran they see the extra card of his first hand, and no more (DIF-R30)", () => {
    const [veteran, plain] = ["resource veteran A1", "resource element"].map((text) => {
      const played = new Played("extra", [text, "resource flak"]).until(({ turn }) => turn === 1);
      const view = game.view(played.state, "axis");
      const { leader } = view.elements[played.place("A1")] ?? {};
      return { held: leader?.hand.length ?? 0, rest: { ...leader, hand: [] }, campaign: view.campaign };
    });
    expect(veteran?.held).toBe((plain?.held ?? 0) + 1);
    expect(veteran?.rest).toEqual(plain?.rest);
    expect(veteran?.campaign).toEqual(plain?.campaign);
  });

  it("imagined campaigns look the same to the enemy, and hold resources that the side may have used", () => {
    for (let seed = 0; seed < 60; seed++) {
      const dice = seededDice(`imagined ${seed}`);
      const played = new Played(`imagined ${seed}`, [], CAMPAIGN, dice);
      played.until(
        ({ campaign, turn }) =>
          over(played.state) || (campaign?.mission === 1 + (seed % 3) && turn > seed % 6),
      );
      for (const viewer of ["axis", "allied", "table"]) {
        const view = game.view(played.state, viewer);
        const imagined = game.imagine(view, dice);
        expect(game.view(imagined, viewer)).toEqual(view);
        for (const choices of imagined.campaign?.chosen ?? []) {
          const used = choices.map(({ resource }) => resource).filter((one) => one !== "none");
          expect(used).not.toContain(null);
          expect(new Set(used).size).toBe(used.length);
        }
      }
    }
  });

  it("is told when the campaign is over", () => {
    const played = new Played("told", []).until(over);
    const told = played.events.filter(({ key }) => key === "event.resources");
    expect(told.map(({ values }) => values.side)).toEqual(["allied", "axis"]);
    const { campaign } = game.view(played.state, "table");
    expect(campaign).toEqual(played.state.campaign);
  });
});

describe("DIF-B21: the evening after a mission", () => {
  const flown = new Played("evening", []).until(
    ({ turn, campaign }) => turn === 5 && campaign?.mission === 1,
  );

  /** What becomes of A1 who has shot down so many. */
  function evening(
    shots: number,
    before: number,
    pilot: Partial<Leader>,
  ): { quality: Quality | null; kills: number } {
    const { state } = flown;
    const at = flown.place("A1");
    const counts = (count: number) => state.elements.map((_, place) => (place === at ? count : 0));
    const campaign = { ...flown.campaign(), shots: counts(shots), kills: counts(before) };
    const elements = state.elements.map((one, place) =>
      place === at ? { ...one, leader: { ...one.leader, down: false, ...pilot } } : one,
    );
    const next = debrief({ ...state, elements, campaign }).state;
    return { quality: next.elements[at]?.leader.quality ?? null, kills: next.campaign?.kills[at] ?? 0 };
  }

  it.each([
    ["recruit", "green"],
    ["green", "regular"],
    ["regular", "veteran"],
    ["veteran", "veteran"],
    ["ace", "ace"],
  ] as const)("a %s who shot something down is %s", (quality, after) => {
    expect(evening(1, 0, { quality })).toEqual({ quality: after, kills: 1 });
    expect(evening(0, 2, { quality })).toEqual({ quality, kills: 2 });
  });

  it("five aircraft in the campaign make an ace", () => {
    expect(evening(2, 2, { quality: "veteran" }).quality).toBe("veteran");
    expect(evening(2, 3, { quality: "regular" }).quality).toBe("ace");
  });

  it.each([
    ["everybody where they may infer it", "regular", "veteran", "veteran"],
    ["his own side alone where pilots come by lot", null, null, "veteran"],
    ["his own side that he is no better than he was, though others may think so", "green", "regular", null],
  ] as const)("that he has risen is told %s", (_, known, open, own) => {
    const { state } = flown;
    const at = flown.place("A1");
    const at1 = <Value>(list: readonly Value[], value: Value) =>
      list.map((one, place) => (place === at ? value : one));
    const campaign = {
      ...flown.campaign(),
      shots: at1(flown.campaign().shots, 1),
      known: at1(flown.campaign().known, known),
    };
    const quality: Quality = known === "green" ? "veteran" : "regular";
    const elements = state.elements.map((one, place) =>
      place === at ? { ...one, leader: { ...one.leader, down: false, shown: false, quality } } : one,
    );
    const { events } = debrief({ ...state, elements, campaign });
    const told = events.find(({ key, values }) => key === "event.risen" && values.id === "A1");
    expect(told?.values.quality).toBe(open);
    if (open === own) expect(told?.secret).toBeUndefined();
    else expect(told?.secret).toEqual({ seats: ["allied"], values: { own } });
  });

  it("who was shot down is replaced by a Green one without victories", () => {
    expect(evening(3, 4, { quality: "ace", down: true })).toEqual({ quality: "green", kills: 0 });
  });

  it("a Leader is credited with what his own cards shot down (DIF-H8)", () => {
    const { state } = flown;
    const place = flown.place("B1");
    const elements = state.elements.map((one, at) =>
      at === flown.place("A1") ? { ...one, leader: { ...one.leader, down: false } } : one,
    );
    const before = { ...state, elements };
    const fallen = elements.map((one, at) =>
      at === flown.place("A1") ? { ...one, leader: { ...one.leader, down: true } } : one,
    );
    const shotsOf = (attack: Partial<Attack>) => {
      const whole = { source: "hand", by: "B1", at: "A1", ...attack } as Attack;
      const after = credited(before, { ...before, elements: fallen }, whole);
      return (after.campaign?.shots[place] ?? 0) - (before.campaign?.shots[place] ?? 0);
    };
    expect(shotsOf({})).toBe(1);
    expect(shotsOf({ by: "B1w" })).toBe(0);
    expect(shotsOf({ source: "flak", by: "flak" })).toBe(0);
    expect(shotsOf({ at: "B2" })).toBe(0);
  });
});

describe("DIF-B21: victory", () => {
  it.each([
    [0, "draw"],
    [4, "draw"],
    [5, "marginal"],
    [14, "marginal"],
    [15, "clear"],
    [29, "clear"],
    [30, "decisive"],
    [90, "decisive"],
  ] as const)("a difference of %i is a %s", (difference, degree) =>
    expect(degreeOf(difference)).toBe(degree),
  );

  it("is of the points of all missions, and less than 5 apart nobody wins", () => {
    let draws = 0;
    for (let seed = 0; seed < 30; seed++) {
      const { state } = new Played(`sum ${seed}`, []).until(over);
      const flown = state.campaign?.flown ?? [];
      const sums = [0, 1].map((side) => flown.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
      expect(scoreOf(state)).toEqual(sums);
      const [allied = 0, axis = 0] = sums;
      const winner = Math.abs(allied - axis) < 5 ? null : allied > axis ? "allied" : "axis";
      expect(game.outcome(state)?.winner).toBe(winner);
      if (winner === null) draws += 1;
    }
    expect(draws).toBeGreaterThan(0);
  });
});

describe("a random campaign", () => {
  it("has the same forces in every mission, and all 80 cards in every state", () => {
    for (let seed = 0; seed < 12; seed++) {
      const played = new Played(`whole ${seed}`, []);
      let answers = 0;
      let laidOut = 0;
      while (!over(played.state)) {
        const { state } = played;
        const held = state.elements.flatMap(({ leader, wingman }) => [
          ...leader.hand,
          ...(wingman?.hand ?? []),
        ]);
        expect(state.deck.length + state.discard.length + state.inPlay.length + held.length).toBe(80);
        const { mission, flying, flown } = played.campaign();
        expect(flown).toHaveLength(mission - 1);
        if (flying && laidOut < mission) {
          laidOut = mission;
          for (const { bombers } of state.formations)
            expect(bombers.every(({ points, down }) => points === 0 && !down)).toBe(true);
        }
        expect(scoreOf(state)[0]).toBe(
          (flying ? missionScoreOf(state)[0] : 0) + flown.reduce((sum, { points }) => sum + points[0], 0),
        );
        played.answer();
        answers += 1;
      }
      expect(answers).toBeGreaterThan(50);
    }
  });

  it("lots of pilots stay who they are from mission to mission", () => {
    const config: Config = { scenario: "campaign", options: { pilots: "lot" } };
    for (let seed = 0; seed < 10; seed++) {
      const played = new Played(`lots ${seed}`, ["resource flak", "resource flak"], config);
      const before = played.leader("B1").quality;
      played.until(between(2));
      const place = played.place("B1");
      const { lost, kills } = played.campaign();
      if (lost[place] === 0 && kills[place] === 0) expect(played.leader("B1").quality).toBe(before);
    }
  });
});

describe("set-ups of campaigns", () => {
  const whole = SCENARIOS.campaign as Config;
  const codes = (config: Config) => game.check(config).map(({ code, rule }) => `${code} ${rule}`);
  const others = (whole.elements ?? []).filter(({ reserve }) => !reserve);

  it.each<[string, Config, string]>([
    ["without a mission", { elements: others, campaign: true }, "config-campaign DIF-B21"],
    ["reserves without a campaign", { ...whole, campaign: false }, "config-reserve DIF-B21"],
    [
      "two in reserve",
      {
        ...whole,
        elements: [...(whole.elements ?? []), { id: "B4", side: "axis", type: "fw-190a-6", reserve: true }],
      },
      "config-reserve DIF-B21",
    ],
    [
      "a dive bomber in reserve",
      { ...whole, elements: [...others, { id: "B4", side: "axis", type: "ju-87d-3", reserve: true }] },
      "config-reserve DIF-B21",
    ],
    [
      "nobody but a reserve",
      { ...whole, elements: (whole.elements ?? []).filter(({ id }) => id !== "A1") },
      "config-elements DIF-B1",
    ],
  ])("%s are refused", (_, config, code) => expect(codes(config)).toContain(code));
});

describe("computer players of a campaign", () => {
  it("think a better Leader worth more while there are missions to come", () => {
    const { state } = new Played("worth", ["resource flak", "resource flak"]).until(({ turn }) => turn === 2);
    const at = state.setup.elements.findIndex(({ id }) => id === "A1");
    const worth = (quality: Quality, mission: number) => {
      const elements = state.elements.map((one, place) =>
        place === at ? { ...one, leader: { ...one.leader, quality } } : one,
      );
      const campaign = { ...(state.campaign as Campaign), mission };
      return game.appraise({ ...state, elements, campaign }, "allied");
    };
    expect(worth("veteran", 1)).toBeGreaterThan(worth("veteran", 3));
    expect(worth("veteran", 1)).toBeGreaterThan(worth("green", 1));
  });
});
