import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { setup } from "../../../../src/games/luftwaffe/face/setup.ts";
import { cataloguesOf } from "../../../face/phrases.ts";
import { luftwaffeEntry } from "../entry.ts";

const switches = setup.groups.flatMap((group) => group.switches);

describe("the switches", () => {
  it("offer the Basic game to single raids alone, and the jet table where it is rolled on (LW-1, LW-95)", () => {
    const basic = switches.filter(
      (one) => one.kind === "choice" && one.choices.some(({ id }) => id === "basic"),
    );
    expect(basic.map(({ id }) => id)).toEqual(["raidLevel"]);
    expect(setup.standing("campaign", {})).not.toHaveProperty("raidLevel");
    expect(Object.keys(setup.standing("oil", {}))).toEqual(["raidLevel", "takeOff", "battles"]);
    const tournament = setup.turn("campaign", {}, "level", "tournament");
    expect(setup.standing("campaign", tournament)).not.toHaveProperty("jetTable");
  });

  it("never begin later than they end", () => {
    const late = setup.turn("big-year", {}, "from", 8);
    expect(setup.standing("big-year", late)).toMatchObject({ from: 8, to: 8, targets: 56 });
    const early = setup.turn("campaign", setup.turn("campaign", {}, "from", 5), "to", 2);
    expect(setup.standing("campaign", early)).toMatchObject({ from: 2, to: 2 });
  });

  it("name the quarters by month and year", async () => {
    const [english] = [...(await cataloguesOf(luftwaffeEntry, "setup")).values()];
    const from = switches.find(({ id }) => id === "from");
    const named = from?.kind === "number" ? from.named?.(4) : undefined;
    expect(wordsOf(named ?? "", (phrase) => say(english ?? {}, phrase))).toBe("January 1944");
  });
});
