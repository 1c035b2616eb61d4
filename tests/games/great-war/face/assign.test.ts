import { describe, expect, it } from "vitest";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { lists } from "../../../../src/games/great-war/face/assign.ts";
import { words as de } from "../../../../src/games/great-war/face/words/de/assign.ts";
import { words as en } from "../../../../src/games/great-war/face/words/en/assign.ts";
import { musterFor } from "../../../../src/games/great-war/rules/campaign/index.ts";
import type { Campaign } from "../../../../src/games/great-war/rules/state/campaign.ts";
import { viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { campaignOf, firstMorning } from "../rules/campaign/week.ts";
import { parsePick } from "../written.ts";

const { state: MORNING } = firstMorning(1);
const WEEK = campaignOf(MORNING);
const told = (text: Text | undefined, words: AnyCatalogue = en) =>
  wordsOf(text ?? "nothing", (phrase) => say(words, phrase));

function list(seat: string, text = "", campaign: Campaign = WEEK) {
  const prompt = { id: seat, seat, kind: "campaign", opens: "together" } as const;
  const found = lists.assign(prompt, viewOf({ ...MORNING, campaign }, seat), text);
  if (!found) throw new Error("not asked");
  return found;
}

describe("who flies", () => {
  it("is chosen of every crew by squadron and type", () => {
    const { groups } = list("allied");
    expect(groups.map(({ title, candidates }) => [told(title), candidates.length])).toEqual([
      ["Corps flight · R.E.8 · 6 ready", 6],
      ["F.E.2b flight · F.E.2b · 4 ready", 4],
      ["Strutter flight · Sopwith 1½ Strutter · 3 ready", 3],
      ["Scout flight · Sopwith Pup · 3 ready", 3],
      ["Scout flight · Nieuport 17 (R.F.C.) · 3 ready", 3],
    ]);
    expect(groups.every(({ candidates }) => candidates.every(({ bar }) => bar === undefined))).toBe(true);
  });

  it("says why a crew stays on the ground", () => {
    const squadrons = WEEK.squadrons.map((one) => {
      if (one.id === "scouts") return { ...one, ready: [0, 3] };
      const crews = one.crews.map((crew, place) =>
        one.id === "corps" && place === 0 ? { ...crew, men: [crew.men[0] ?? null, null] } : crew,
      );
      return { ...one, crews };
    });
    const { groups } = list("allied", "", { ...WEEK, squadrons });
    const bars = groups.map(({ candidates }) => candidates.map(({ bar }) => bar && told(bar)));
    expect(bars[0]?.slice(0, 2)).toEqual(["a man is missing", undefined]);
    expect(bars[3]).toEqual(["no machine ready", "no machine ready", "no machine ready"]);
    expect(told(groups[3]?.candidates[0]?.bar, de)).toBe("keine Maschine bereit");
  });

  it("takes no more than may fly, and reads what is written", () => {
    const named = list("german", "fly Uhl rautenberg nobody");
    const all = named.groups.flatMap(({ candidates }) => candidates);
    expect(all.filter(({ chosen }) => chosen).map(({ lines }) => lines[0]?.title)).toEqual([
      "Rautenberg",
      "Uhl",
    ]);
    expect(told(named.count)).toBe("2 chosen of 3");
    const third = all.find(({ chosen, text }) => !chosen && text !== undefined);
    const full = list("german", third?.text).groups.flatMap(({ candidates }) => candidates);
    expect(full.filter(({ chosen }) => chosen)).toHaveLength(3);
    expect(full.every(({ chosen, text }) => chosen === (text !== undefined))).toBe(true);
  });

  it("is a legal answer as it is ticked, one after the other, and ticked off again it is none", () => {
    const muster = musterFor({ setup: MORNING.setup, campaign: WEEK }, "german");
    if (!muster) throw new Error("not asked");
    let text = "";
    for (let count = 0; count < muster.most; count += 1) {
      const open = list("german", text).groups.flatMap(({ candidates }) => candidates);
      text = open.find((one) => !one.chosen && one.text !== undefined)?.text ?? "";
    }
    expect(parsePick(text, muster, WEEK)).toMatchObject({ ok: true, value: { text } });
    for (let count = 0; count < muster.most; count += 1) {
      const open = list("german", text).groups.flatMap(({ candidates }) => candidates);
      text = open.find(({ chosen }) => chosen)?.text ?? "nobody is chosen";
    }
    expect(text).toBe("");
  });

  it("says what a man has done", () => {
    expect(en["man.service"]({ kills: "8 1/2", missions: 33, rank: "ace" })).toBe(
      "8 1/2 kills, 33 missions, ace",
    );
    expect(de["man.service"]({ kills: "1", missions: 1, rank: "novice" })).toBe(
      "1 Abschuss, 1 Einsatz, Neuling",
    );
    expect(en["man.service"]({ kills: "0", missions: 4, rank: "regular" })).toBe("4 missions");
  });
});
