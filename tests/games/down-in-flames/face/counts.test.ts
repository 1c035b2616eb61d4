import { describe, expect, it } from "vitest";
import { eventsFor } from "../../../../src/core/match/log.ts";
import { countedIn } from "../../../../src/face/count.ts";
import { type DatedEvent, toldIn } from "../../../../src/face/told.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { figuresOfMatch } from "../../../../src/games/down-in-flames/face/counts/figures.ts";
import { playsOf } from "../../../../src/games/down-in-flames/face/counts/plays.ts";
import { shotsOf } from "../../../../src/games/down-in-flames/face/counts/shots.ts";
import { counts } from "../../../../src/games/down-in-flames/face/counts.ts";
import { valuesOf } from "../../../../src/games/down-in-flames/face/told.ts";
import { scoreOf } from "../../../../src/games/down-in-flames/rules/outcome/score.ts";
import type { State } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { downInFlamesEntry } from "../entry.ts";
import { played } from "./matches.ts";

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

describe.each(SCENARIO_IDS)("what is counted of %s", (scenario) => {
  const match = played({ scenario }, "counts");
  const { moments } = match;
  const counted = countedIn(match);
  const figures = figuresOfMatch(counted);
  const told = toldIn(moments, "table");

  it("is told in whole sentences in every language, in even tables and charts", async () => {
    const catalogues = await cataloguesOf(downInFlamesEntry, "counts");
    for (const some of [counted.slice(0, 1), counted.slice(0, counted.length >> 1), counted]) {
      const papers = counts.counts(some, (side) => side.toUpperCase());
      expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
      expect(faultsIn(papers, catalogues)).toEqual([]);
      for (const block of papers.flatMap(({ blocks }) => blocks)) {
        if (block.kind === "chart")
          expect(block.series.every(({ values }) => values.length === block.xs.length)).toBe(true);
        if (block.kind !== "table") continue;
        expect(block.rows.every(({ cells }) => cells.length === block.columns.length)).toBe(true);
        const names = block.columns.map(({ name }) => JSON.stringify(name));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it("has every game turn that was played once, in order, through all missions", () => {
    const views = moments.map(({ state }) => state as State);
    const flown = views.filter(({ campaign, outcome }) => !campaign || campaign.flying || outcome);
    const all = new Set(flown.map(({ campaign, turn }) => `${campaign?.mission} ${turn}`));
    const turns = figures.turns.map(({ turn }) => turn).filter((turn) => turn > 0);
    expect(turns).toEqual([...all].filter((one) => !one.endsWith(" 0")).map((_, at) => at + 1));
    const { score } = figures.turns.at(-1) ?? {};
    expect(score).toEqual(scoreOf(views.at(-1) as State));
  });

  it("adds up: what Elements and formations did is what their sides did", () => {
    for (const side of [0, 1] as const) {
      const own = figures.owners.filter((one) => one.side === side);
      const { drawn, attacks, attacksStood, answers, points, climbed, dived } = figures.sides[side];
      expect(sum(own.map((one) => one.drawn))).toBe(drawn);
      expect(sum(own.map((one) => one.attacks))).toBe(attacks);
      expect(sum(own.map((one) => one.attacksStood))).toBe(attacksStood);
      expect(sum(own.map((one) => one.answers))).toBe(answers);
      expect(sum(own.map((one) => one.points))).toBe(points);
      expect(sum(own.map((one) => one.climbed))).toBe(climbed);
      expect(sum(own.map((one) => one.dived))).toBe(dived);
    }
  });

  it("counts every shot, every card and every fall that was told", () => {
    const shots = valuesOf(told, "event.fire").filter(({ id }) => id !== "flak");
    expect(sum(figures.sides.map(({ accuracy }) => accuracy.tries))).toBe(shots.length);
    expect(sum(figures.sides.map(({ attacks }) => attacks))).toBe(valuesOf(told, "event.attacks").length);
    expect(sum(figures.sides.map(({ answers }) => answers))).toBe(valuesOf(told, "event.answers").length);
    const elements = new Set(figures.owners.map(({ id }) => id));
    const fallen = valuesOf(told, "event.shot-down").filter(({ id }) => elements.has(id.replace(/w$/, "")));
    const byFlak = shotsOf(told, moments.length > 0 && scenario === "leningrad" ? "d12" : "d6").filter(
      (shot) => shot.by === "flak" && shot.kind === "aircraft" && shot.down,
    );
    expect(sum(figures.sides.map(({ down }) => down)) + byFlak.length).toBe(fallen.length);
  });

  it("tells which cards were drawn only when the match is over, and then all", () => {
    const running = figuresOfMatch(counted.slice(0, -1));
    expect(running.sides.flatMap(({ kinds }) => kinds).every(({ drawn }) => drawn === null)).toBe(true);
    for (const { kinds, drawn } of figures.sides) {
      expect(sum(kinds.map((kind) => kind.drawn ?? 0))).toBe(drawn);
      expect(sum(kinds.map(({ expected }) => expected))).toBeCloseTo(drawn, 9);
    }
  });

  it("knows no more than the table while it is in play", () => {
    const half = counted.slice(0, counted.length >> 1);
    const open = half.map((moment) => ({ ...moment, events: eventsFor(moment, "table") }));
    expect(figuresOfMatch(open)).toEqual(figuresOfMatch(half));
  });
});

describe("what became of cards", () => {
  const attack = (id: string, card: string): DatedEvent => ({
    turn: 1,
    event: { key: "event.attacks", values: { id, card, at: "B1" } },
  });
  const answer = (id: string, card: string, to: string): DatedEvent => ({
    turn: 1,
    event: { key: "event.answers", values: { id, card, to } },
  });
  const negated = (id: string, card: string): DatedEvent => ({
    turn: 1,
    event: { key: "event.negated", values: { id, card, at: "B1" } },
  });
  const stood = (...told: readonly DatedEvent[]) => playsOf(told).plays.map((play) => play.stood);

  it.each([
    { what: "nobody answers", told: [attack("A1", "half-loop")], expected: [true] },
    {
      what: "one answer beats it",
      told: [attack("A1", "scissors"), answer("B1", "barrel-roll", "scissors"), negated("A1", "scissors")],
      expected: [false, true],
    },
    {
      what: "the answer is answered",
      told: [
        attack("A1", "maneuvering"),
        answer("B1", "tight-turn", "maneuvering"),
        answer("A1", "scissors", "tight-turn"),
      ],
      expected: [true, false, true],
    },
    {
      what: "the defence begins again and succeeds",
      told: [
        attack("A1", "maneuvering"),
        answer("B1", "tight-turn", "maneuvering"),
        answer("A1", "scissors", "tight-turn"),
        answer("B1", "ace-pilot", "maneuvering"),
        negated("A1", "maneuvering"),
      ],
      expected: [false, false, true, true],
    },
    {
      what: "a gunner's card is beaten, the attack stands",
      told: [
        attack("A1", "in-my-sights 1/2"),
        answer("A1", "barrel-roll", "in-my-sights 2/3"),
        negated("B1", "in-my-sights 2/3"),
      ],
      expected: [true, true],
    },
  ])("when $what", ({ told, expected }) => {
    expect(stood(...told)).toEqual(expected);
  });
});

it("who is damaged already is expected to fall by either result (DIF-5.4)", () => {
  const fire = (result: string): DatedEvent => ({
    turn: 1,
    event: {
      key: "event.fire",
      values: { id: "A1", at: "B1", hits: 2, hitValue: 6, defense: 6, odds: "2:1", rolls: [2], result },
    },
  });
  const damaged: DatedEvent = {
    turn: 1,
    event: { key: "event.damaged", values: { id: "B1", cockpit: false } },
  };
  const [first, second] = shotsOf([fire("damaged"), damaged, fire("damaged")], "d6");
  expect(first).toMatchObject({ harmChance: 1 / 3, downChance: 1 / 6, down: false });
  expect(second).toMatchObject({ harmChance: 1 / 3, downChance: 1 / 3, down: true });
});
