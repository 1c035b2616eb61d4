import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { SquadronId } from "../../../../../src/games/great-war/data/squadrons.ts";
import { SQUADRONS } from "../../../../../src/games/great-war/data/squadrons.ts";
import { evening } from "../../../../../src/games/great-war/rules/campaign/evening.ts";
import { recruitName } from "../../../../../src/games/great-war/rules/campaign/names.ts";
import type { Campaign, Crew, Squadron } from "../../../../../src/games/great-war/rules/state/campaign.ts";
import { campaignOf, firstMorning, NO_DICE } from "./week.ts";

const WEEK: Campaign = { ...campaignOf(firstMorning().state), mission: 2 };

function squadronOf({ squadrons }: Campaign, id: SquadronId): Squadron {
  return squadrons.find((one) => one.id === id) as Squadron;
}

function withSquadron(id: SquadronId, change: (one: Squadron) => Squadron): Campaign {
  return { ...WEEK, squadrons: WEEK.squadrons.map((one) => (one.id === id ? change(one) : one)) };
}

/** Without the men in some places: crew and seat. */
function without(crews: readonly Crew[], ...places: readonly (readonly [number, number])[]): readonly Crew[] {
  return crews.map((crew, at) => ({
    ...crew,
    men: crew.men.map((man, seat) => (places.some(([c, s]) => c === at && s === seat) ? null : man)),
  }));
}

function lastMan(campaign: Campaign, id: SquadronId, crew: number, seat = 0) {
  return squadronOf(campaign, id).crews[crew]?.men[seat];
}

describe("an evening of the campaign", () => {
  it("changes nothing where nobody was lost, and tells how the week stands", () => {
    const { campaign, events } = evening(WEEK, NO_DICE);
    expect(campaign).toEqual(WEEK);
    expect(events).toEqual([{ key: "event.evening", values: { day: 9, points: [0, 0], lost: [0, 0] } }]);
  });

  it.each([
    [[4, 6], true],
    [[5, 6], false],
  ])("4.10v: a British pilot on %j is a novice: %s", (faces, novice) => {
    const lost = withSquadron("corps", (one) => ({ ...one, crews: without(one.crews, [2, 0]) }));
    const { campaign } = evening(lost, recordedDice(faces));
    expect(lastMan(campaign, "corps", 2)).toEqual({
      name: recruitName(0, 0),
      kills: [0, 1],
      missions: 0,
      novice,
    });
    expect(campaign.recruits).toEqual([1, 0]);
  });

  it.each([
    [[4, 4], true],
    [[4, 5], false],
    [[6, 6], true],
  ])("4.10v: a British observer on %j is a novice: %s", (faces, novice) => {
    const lost = withSquadron("bombers", (one) => ({ ...one, crews: without(one.crews, [0, 1]) }));
    expect(lastMan(evening(lost, recordedDice(faces)).campaign, "bombers", 0, 1)?.novice).toBe(novice);
  });

  it.each([
    [[1, 2], true],
    [[2, 2], false],
  ])("4.10v: a German pilot on %j is a novice: %s", (faces, novice) => {
    const lost = withSquadron("jasta", (one) => ({ ...one, crews: without(one.crews, [7, 0]) }));
    expect(lastMan(evening(lost, recordedDice(faces)).campaign, "jasta", 7)?.novice).toBe(novice);
  });

  it("4.10w, A-50: a novice gets the lesser type, the second of the squadron's list", () => {
    const lost = withSquadron("jasta", (one) => ({
      ...one,
      crews: without(one.crews, [5, 0]),
      ready: [5, 2],
    }));
    const { campaign } = evening(lost, recordedDice([1, 1]));
    expect(squadronOf(campaign, "jasta").crews[5]?.type).toBe("halberstadt-d-ii");
    expect(squadronOf(campaign, "jasta").ready).toEqual([5, 3]);
  });

  it("4.10w: while machines of the better type outnumber the airmen for them he gets that", () => {
    const lost = withSquadron("jasta", (one) => ({
      ...one,
      crews: without(one.crews, [1, 0]),
      ready: [4, 3],
    }));
    const { campaign } = evening(lost, recordedDice([1, 1]));
    expect(squadronOf(campaign, "jasta").crews[1]?.type).toBe("albatros-d-iii");
    expect(squadronOf(campaign, "jasta").ready).toEqual([5, 3]);
  });

  it("B-68: the park sends one of the better type an evening, the lesser one for everybody else", () => {
    const lost = withSquadron("jasta", (one) => ({
      ...one,
      crews: without(one.crews, [1, 0], [2, 0], [3, 0]),
      ready: [2, 3],
    }));
    const { campaign } = evening(lost, recordedDice([6, 6, 6, 6, 6, 6]));
    const { ready, crews } = squadronOf(campaign, "jasta");
    expect(ready).toEqual([3, 5]);
    expect(crews.filter(({ type }) => type === "albatros-d-iii")).toHaveLength(3);
    const corps = withSquadron("corps", (one) => ({ ...one, ready: [1], repair: [2] }));
    expect(squadronOf(evening(corps, NO_DICE).campaign, "corps")).toMatchObject({ ready: [6], repair: [0] });
  });

  it("B-67: what was in the workshop flies again", () => {
    const hurt = withSquadron("scouts", (one) => ({ ...one, ready: [1, 2], repair: [2, 1] }));
    expect(squadronOf(evening(hurt, NO_DICE).campaign, "scouts")).toEqual(squadronOf(WEEK, "scouts"));
  });

  it("B-69: who keeps his life but not his better machine flies the lesser one, the junior first", () => {
    const short = withSquadron("scouts", (one) => ({ ...one, ready: [1, 3] }));
    const { campaign, events } = evening(short, NO_DICE);
    const types = squadronOf(campaign, "scouts")
      .crews.slice(0, 3)
      .map(({ type }) => type);
    expect(types).toEqual(["sopwith-pup", "sopwith-pup", "nieuport-17-british"]);
    expect(events.at(-1)?.values).toEqual({ name: "Everard", side: "allied", type: "nieuport-17-british" });
  });

  it("B-69: a better machine that nobody has goes to the senior pilot of the lesser type", () => {
    const spare = withSquadron("scouts", (one) => ({
      ...one,
      crews: one.crews.map((crew, place) => (place === 2 ? { ...crew, type: "nieuport-17-british" } : crew)),
    }));
    const { campaign } = evening(spare, NO_DICE);
    const cole = squadronOf(campaign, "scouts").crews.find(({ men }) => men[0]?.name === "Cole");
    expect(cole?.type).toBe("sopwith-pup");
  });

  it("B-65: every airman and recruit has a name of his own, fit for an answer", () => {
    const named = SQUADRONS.flatMap(({ crews }) => crews.flatMap((men) => men.map(([name]) => name)));
    const recruits = ([0, 1] as const).flatMap((side) =>
      Array.from({ length: 200 }, (_, number) => recruitName(side, number)),
    );
    const all = [...named, ...recruits].map((name) => name.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[a-z]+(-\d+)?$/);
    expect(all).not.toContain("fly");
  });
});
