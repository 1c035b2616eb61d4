import { describe, expect, it } from "vitest";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { de } from "../../../../src/games/down-in-flames/words/de.ts";
import { en } from "../../../../src/games/down-in-flames/words/en.ts";
import { scene } from "./play.ts";

describe("what is told of an exchange", () => {
  it("DIF-B8: a card that is lost by its player's own climb, also where nobody defends twice", () => {
    const fight = scene(
      {
        A1: {
          type: "spitfire-vb",
          hand: "half-loop, vertical-roll, tight-turn, tight-turn, tight-turn, tight-turn",
        },
        B1: { type: "bf-109e-4", hand: "half-loop" },
      },
      { turn: "A1", level: 5, options: { repeatDefence: false } },
    );
    fight.play("half-loop B1", "half-loop", "vertical-roll climb");
    while (fight.asked() === "pay A1") fight.play("discard tight-turn");
    expect(fight.element("A1").level).toBe(6);
    expect(fight.steps("A1", "B1")).toBe(0);
    expect(fight.last("lapses")).toMatchObject({ id: "A1", card: "half-loop" });
    expect(fight.count("lapses")).toBe(1);
  });

  it("DIF-R41: what an ace plays as ACE PILOT is answered as ACE PILOT", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: "in-my-sights 1/1, ace-pilot" },
        B1: { type: "bf-109e-4", hand: "maneuvering, tight-turn", config: { leader: { quality: "ace" } } },
      },
      { turn: "A1", level: 10 },
    );
    fight.play("in-my-sights 1/1 B1", "maneuvering as ace-pilot", "ace-pilot");
    const told = fight.last("answers");
    expect(told).toMatchObject({ id: "A1", card: "ace-pilot", to: "maneuvering", toAce: true });
    expect(en["event.answers"](told as never)).toContain("MANEUVERING as ACE PILOT");
    expect(say(de as AnyCatalogue, { key: "event.answers", values: told as never })).toContain(
      "MANÖVER als FLIEGERASS",
    );
  });

  it("an answer that is quoted is never cut without an ellipsis", () => {
    const fight = scene(
      { A1: { type: "spitfire-vb", hand: "in-my-sights 1/1" }, B1: { type: "bf-109e-4" } },
      { turn: "A1", level: 10 },
    );
    const [prompt] = fight.prompts();
    const long = "abcdefghijklmnopqrstuvwxyz0123456789";
    const answers = [
      long,
      `in-my-sights 1/1 ${long}`,
      `in-my-sights ${long}`,
      `dive ${long}`,
      `climb ${long}`,
    ];
    for (const text of answers) {
      const read = downInFlames.parse(
        text,
        prompt as never,
        downInFlames.view(fight.state, "allied"),
        new Map(),
      );
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      for (const { values } of read.error)
        for (const value of Object.values(values))
          if (typeof value === "string" && value.startsWith("abc") && value !== long)
            expect(value).toMatch(/…$/);
    }
  });
});
