import { describe, expect, it } from "vitest";
import { fits, flightsOf } from "../../../../../src/app/games/great-war/campaign/flights.ts";
import {
  entriesOf,
  killsText,
  pagesOf,
  rankOf,
} from "../../../../../src/app/games/great-war/campaign/ledger.ts";
import { words as de } from "../../../../../src/app/games/great-war/campaign/words.de.ts";
import { words as en } from "../../../../../src/app/games/great-war/campaign/words.en.ts";
import { musterFor } from "../../../../../src/games/great-war/campaign/index.ts";
import { crewsIn } from "../../../../../src/games/great-war/campaign/parse-pick.ts";
import type { Campaign } from "../../../../../src/games/great-war/campaign/state.ts";
import { campaignOf, firstMorning, inTheAir } from "../../../../games/great-war/campaign/week.ts";

const { state: MORNING } = firstMorning(1);
const WEEK = campaignOf(MORNING);
const FLYING = inTheAir("fly Marsden Cole", "fly Rautenberg Lindner Uhl");

function flights(campaign: Campaign, seat: string) {
  const muster = musterFor({ setup: MORNING.setup, campaign }, seat);
  if (!muster) throw new Error("not asked");
  return { muster, found: flightsOf(campaign, MORNING.setup, muster) };
}

describe("the ledger of the week", () => {
  it.each([
    [[0, 1], "0"],
    [[3, 1], "3"],
    [[1, 2], "1/2"],
    [[17, 2], "8 1/2"],
    [[5, 6], "5/6"],
  ] as const)("A-47: writes %j kills as %s", (kills, text) => {
    expect(killsText(kills)).toBe(text);
  });

  it("A-47: calls nobody an ace for four and a half kills", () => {
    expect(rankOf({ kills: [9, 2], novice: false })).toBe("regular");
    expect(rankOf({ kills: [5, 1], novice: false })).toBe("ace");
    expect(rankOf({ kills: [41, 2], novice: false })).toBe("double-ace");
    expect(rankOf({ kills: [0, 1], novice: true })).toBe("novice");
  });

  it("lists every man under his squadron, and who is in the air in which aircraft", () => {
    const pages = pagesOf(campaignOf(FLYING), FLYING.setup, 0, true);
    expect(pages.map(({ id }) => id)).toEqual(["corps", "bombers", "strutters", "scouts"]);
    const lines = pages.flatMap((page) => page.lines);
    expect(lines).toHaveLength(32);
    const flying = lines.filter(({ flies }) => flies !== null);
    expect(flying.map(({ man, flies }) => [man?.name, flies])).toEqual([
      ["Marsden", "A1"],
      ["Quayle", "A1"],
      ["Cole", "A2"],
    ]);
    const grounded = pagesOf(campaignOf(FLYING), FLYING.setup, 0, false).flatMap((page) => page.lines);
    expect(grounded.every(({ flies }) => flies === null)).toBe(true);
  });

  it("adds the points of the missions up, and marks the one that is under way", () => {
    const flown = { points: [3, 5], done: [1, 2], aircraft: [4, 3], lost: [1, 0] } as const;
    const entries = entriesOf({ ...WEEK, mission: 3, flown: [flown, flown] });
    expect(entries).toHaveLength(14);
    expect(entries.slice(0, 3).map(({ total, now }) => [total, now])).toEqual([
      [[3, 5], false],
      [[6, 10], false],
      [null, true],
    ]);
  });
});

describe("the desk of the campaign", () => {
  it("offers every crew by squadron and type", () => {
    const { found } = flights(WEEK, "allied");
    expect(found.map(({ type, ready, offers }) => [type, ready, offers.length])).toEqual([
      ["R.E.8", 6, 6],
      ["F.E.2b", 4, 4],
      ["Sopwith 1½ Strutter", 3, 3],
      ["Sopwith Pup", 3, 3],
      ["Nieuport 17 (British)", 3, 3],
    ]);
    expect(found.every(({ offers }) => offers.every(({ bar }) => bar === null))).toBe(true);
  });

  it("says why a crew stays on the ground", () => {
    const squadrons = WEEK.squadrons.map((one) => {
      if (one.id === "scouts") return { ...one, ready: [0, 3] };
      const crews = one.crews.map((crew, place) =>
        one.id === "corps" && place === 0 ? { ...crew, men: [crew.men[0] ?? null, null] } : crew,
      );
      return { ...one, crews };
    });
    const { found } = flights({ ...WEEK, squadrons }, "allied");
    expect(found[0]?.offers.map(({ bar }) => bar)).toEqual(["crew", null, null, null, null, null]);
    expect(found[3]?.offers.map(({ bar }) => bar)).toEqual(["machine", "machine", "machine"]);
  });

  it("takes no more than may fly, and reads what is written", () => {
    const { muster } = flights(WEEK, "german");
    const named = crewsIn("fly Uhl rautenberg nobody", muster);
    expect(named.map(({ name }) => name)).toEqual(["Uhl", "Rautenberg"]);
    const [third, fourth] = muster.candidates.slice(1, 3);
    if (!third || !fourth) throw new Error("too few");
    expect(fits(muster, named, third)).toBe(true);
    expect(fits(muster, [...named, third], fourth)).toBe(false);
  });

  it("speaks English and German, word for word the same keys", () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(en["man.service"]("8 1/2", 33, "ace")).toBe("8 1/2 kills, 33 missions, ace");
    expect(de["man.service"]("1", 1, "novice")).toBe("1 Abschuss, 1 Einsatz, Neuling");
    expect(en["man.service"]("0", 4, "regular")).toBe("4 missions");
    expect(de["pick.chosen"](2, 3, 3)).toBe("2 gewählt von 3");
  });
});
