import { describe, expect, it } from "vitest";
import { fits, flightsOf } from "../../../../../src/app/games/great-war/campaign/flights.ts";
import { words as de } from "../../../../../src/app/games/great-war/campaign/words.de.ts";
import { words as en } from "../../../../../src/app/games/great-war/campaign/words.en.ts";
import { musterFor } from "../../../../../src/games/great-war/campaign/index.ts";
import { crewsIn } from "../../../../../src/games/great-war/campaign/parse-pick.ts";
import type { Campaign } from "../../../../../src/games/great-war/campaign/state.ts";
import { campaignOf, firstMorning } from "../../../../games/great-war/campaign/week.ts";

const { state: MORNING } = firstMorning(1);
const WEEK = campaignOf(MORNING);

function flights(campaign: Campaign, seat: string) {
  const muster = musterFor({ setup: MORNING.setup, campaign }, seat);
  if (!muster) throw new Error("not asked");
  return { muster, found: flightsOf(campaign, MORNING.setup, muster) };
}

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
