import { describe, expect, it } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import { EVEN } from "../../../src/games/battle-of-britain/data/scenarios.ts";
import { cadet } from "../../../src/opponents/cadet.ts";
import type { Decision, Opponent } from "../../../src/opponents/opponent.ts";
import { pilot } from "../../../src/opponents/pilot.ts";
import { eventsOf, whole } from "../../opponents/games.ts";
import { damaged, Match, scene, TALLY_HO } from "./examples/play.ts";

/** What a player answers to what is open to a seat of a campaign under way. */
function decision(match: Match, player: Opponent = pilot, seed = "plan"): Decision {
  const [first] = match.prompts();
  const seat = first?.seat ?? "";
  const prompts = match.prompts().filter((prompt) => prompt.seat === seat);
  const request = {
    game: game as never,
    seats: match.state.setup.seats,
    view: game.view(match.state, seat),
    prompts,
  };
  return player.answer(request, player, seededChoices(seed));
}

function answers(match: Match, player?: Opponent): readonly string[] {
  return [...decision(match, player).answers.values()];
}

const ESCORTED = "3 Bf109, 3 He111";

describe("the German", () => {
  it("takes the target near which no wing has a squadron, of two within reach", () => {
    const missions = (wings: Record<string, string>) =>
      answers(
        scene({
          tasks: [{ do: "missions" }],
          geschwader: { "3A": "4 He111" },
          wings,
          state: { hand: ["Plymouth", "Brighton"] },
        }),
      );
    expect(missions({ "11A": "3 Spitfire", "11B": "3 Spitfire" })).toEqual(["mission Plymouth"]);
    expect(missions({ "10A": "3 Spitfire", "10B": "3 Spitfire" })).toEqual(["mission Brighton"]);
  });

  it("bombs the airfield rather than the radar station, of two near each other", () => {
    const scenery = { tasks: [{ do: "missions" as const }], geschwader: { "2A": "4 He111" }, wings: {} };
    for (const hand of [
      ["Dover", "Hawkinge"],
      ["Hawkinge", "Dover"],
    ])
      expect(answers(scene({ ...scenery, state: { hand } }))).toEqual(["mission Hawkinge"]);
  });

  it("does not send short-ranged squadrons where they can't go, while others have bombers that can", () => {
    const match = scene({
      tasks: [{ do: "missions" }],
      geschwader: { "2A": "3 Bf109, 3 Ju87", "2B": "3 Bf109, 3 He111" },
      state: { hand: ["Canterbury", "Birmingham"] },
    });
    expect(answers(match)).toEqual(["mission Canterbury", "mission Birmingham"]);
  });

  it("flies to its target by the launch square that is nearest", () => {
    const match = scene({
      tasks: TALLY_HO,
      phase: 2,
      geschwader: { "2A": { has: ESCORTED, target: "London" } },
    });
    expect(answers(match)).toEqual([expect.stringMatching(/^2A fly (R06|S07) .*N09 5$/)]);
  });

  it("stays at home without bombers", () => {
    const match = scene({
      tasks: TALLY_HO,
      phase: 2,
      geschwader: { "2A": { has: "6 Bf109", target: "London" } },
    });
    expect(answers(match)).toEqual(["done"]);
  });

  it("keeps raids that fare worst when they are met for the second Tally Ho", () => {
    const match = scene({
      tasks: TALLY_HO,
      geschwader: {
        "2A": { has: "6 Do17", target: "London" },
        "2B": { has: "5 Bf109, He111", target: "Canterbury" },
      },
      wings: { "11B": "3 Spitfire", "11D": "3 Spitfire" },
    });
    expect(answers(match)).toEqual([expect.stringMatching(/^2B fly /)]);
    match.play(answers(match)[0] ?? "");
    while (match.asked() !== "german-move") match.play("pass");
    expect(answers(match)).toEqual(["done"]);
  });

  it("puts bombers under the pile for escorts, which it keeps", () => {
    const match = scene({
      tasks: [{ do: "alert" }],
      geschwader: { "2A": "3 Bf109, 3 Do17", "2B": "6 Do17" },
    });
    const orders = answers(match).filter((answer) => answer !== "pass");
    expect(orders).toEqual([expect.stringMatching(/^under .*2B (Do17 ?){3,}/)]);
    expect(orders.join()).not.toContain("Bf109");
  });

  it("stays at home when the campaign is won as it stands", () => {
    const orders = (state: { readonly successes: number; readonly rafLosses: number }) => {
      const base = scene({ tasks: TALLY_HO }).state;
      const pools = { ...base.pools, LF3: damaged(base, "LF3", "3 Bf110, 7 Ju87") };
      return answers(
        scene({
          tasks: TALLY_HO,
          phase: 2,
          geschwader: { "2A": { has: ESCORTED, target: "London" } },
          state: { ...state, pools },
        }),
      );
    };
    const flies = [expect.stringMatching(/^2A fly /)];
    expect(orders({ successes: 28, rafLosses: 6 })).toEqual(["done"]);
    expect(orders({ successes: 28, rafLosses: 5 })).toEqual(flies);
    expect(orders({ successes: 27, rafLosses: 6 })).toEqual(flies);
  });

  it("stays at home where wings would shoot down more than its bombs are worth, until their markers are spent", () => {
    const orders = (markers: number) =>
      answers(
        scene({
          tasks: TALLY_HO,
          phase: 2,
          geschwader: { "2A": { has: "6 Do17", target: "London" } },
          wings: { "11A": "3 Spitfire", "11B": "3 Spitfire", "11C": "3 Spitfire", "11D": "3 Spitfire" },
          state: { markers },
        }),
      );
    expect(orders(5)).toEqual(["done"]);
    expect(orders(0)).toEqual([expect.stringMatching(/^2A fly /)]);
  });

  it("flies for the loss rate alone once more than the targets are bombed, even without a bomber (BB-135)", () => {
    const orders = (successes: number, has: string) => {
      const base = scene({ tasks: TALLY_HO }).state;
      const pools = { ...base.pools, LF3: damaged(base, "LF3", "3 Bf110, 7 Ju87") };
      return answers(
        scene({
          tasks: TALLY_HO,
          phase: 2,
          geschwader: { "2A": { has, target: "London" } },
          wings: { "11B": "3 Hurricane", "11C": "3 Hurricane" },
          state: { successes, pools },
        }),
      );
    };
    const flies = [expect.stringMatching(/^2A fly /)];
    expect(orders(27, "6 Bf109")).toEqual(["done"]);
    expect(orders(29, "6 Bf109")).toEqual(flies);
    expect(orders(29, "6 Do17")).toEqual(["done"]);
  });

  it("makes for its target when it is chased, not away from the wing (BB-102)", () => {
    const match = scene({
      tasks: [{ do: "chased", wing: "11B", geschwader: "2A", left: 3 }, ...TALLY_HO.slice(1)],
      geschwader: { "2A": { has: ESCORTED, square: "Q09", flown: true, fuel: 1, target: "London" } },
      wings: { "11B": { has: "3 Spitfire", square: "O09", used: true } },
    });
    expect(answers(match)).toEqual([expect.stringMatching(/^to P(08|09|10)$/)]);
  });

  it("fills every geschwader of Luftflotte 2 to seven (BB-53)", () => {
    const match = scene({
      turn: 9,
      tasks: [{ do: "sevens" }],
      geschwader: { "2A": ESCORTED, "2B": ESCORTED },
    });
    const view = game.view(match.state, "german");
    const [prompt] = match.prompts();
    const [all] = prompt ? game.options(prompt, view, new Map()) : [];
    expect(answers(match)).toEqual([all && game.print(all)]);
  });

  it("bids to the number at which campaigns between two such players are even", () => {
    const bidding = (highest: number) =>
      new Match(game.setup({ options: { bid: true } }, seededChoices("bid")).state).play(`bid ${highest}`);
    const { targets } = EVEN.campaign;
    expect(answers(bidding(targets - 2))).toEqual([`bid ${targets - 1}`]);
    expect(answers(bidding(targets - 1))).toEqual(["pass"]);
    expect(answers(bidding(26), cadet)).toEqual(["bid 27"]);
    expect(answers(bidding(27), cadet)).toEqual(["pass"]);
  });

  it("bombs when it is over its target", () => {
    const match = scene({
      tasks: [{ do: "bombing", settled: [] }, ...TALLY_HO.slice(-2)],
      geschwader: { "2A": { has: "Do17", square: "N09", flown: true, fuel: 1, target: "London" } },
    });
    expect(answers(match)).toEqual(["2A bomb"]);
  });
});

describe("the British", () => {
  const over = (has: string, square = "N09") => ({ has, square, flown: true, fuel: 2, moved: true });
  const BRITISH_MOVE = TALLY_HO.slice(2);

  it("sends more than one wing to a raid that one alone can't stop", () => {
    const match = scene({
      tasks: BRITISH_MOVE,
      phase: 2,
      geschwader: { "2A": over(ESCORTED) },
      wings: { "11B": "3 Spitfire", "11C": "3 Spitfire" },
    });
    const first = answers(match)[0] ?? "";
    expect(first).toMatch(/^11[BC] fly N09$/);
    match.play(first);
    expect(answers(match)[0]).toMatch(/^11[BC] fly N09$/);
  });

  it("goes for the raid that can't have Bf 109s any more, of two as strong", () => {
    const match = scene({
      tasks: BRITISH_MOVE,
      phase: 2,
      geschwader: { "2A": over("3 Bf109, He111", "O10"), "3A": over("4 He111", "N12") },
      wings: { "12A": "Spitfire, 2 Hurricane" },
    });
    expect(answers(match)).toEqual(["12A fly N12"]);
  });

  it("leaves a lone old squadron on the ground before a whole geschwader", () => {
    const match = scene({
      tasks: BRITISH_MOVE,
      phase: 2,
      geschwader: { "2A": over(ESCORTED) },
      wings: { "11B": "Blenheim" },
    });
    expect(answers(match)).toEqual(["done"]);
  });

  it("calls up a wing where a raid on a long way has no fuel for a second move", () => {
    const call = (order: string) => {
      const match = scene({
        tasks: TALLY_HO,
        phase: 2,
        geschwader: { "2A": "2 Bf110, 4 He111" },
        wings: { "11D": "2 Spitfire, Hurricane" },
      });
      match.play(order);
      return answers(match);
    };
    expect(call("2A fly S07 R07 I16 10")).toEqual(["11D scramble"]);
    expect(call("2A fly S07 R07 Q08 5")).toEqual(["pass"]);
  });

  it("keeps markers for raids that have not taken off", () => {
    const match = scene({
      tasks: BRITISH_MOVE,
      geschwader: { "2A": over(ESCORTED), "2B": ESCORTED },
      wings: { "11B": "3 Spitfire", "11C": "3 Spitfire" },
      state: { markers: 1 },
    });
    match.play(...answers(match));
    expect(answers(match)).toEqual(["done"]);
  });

  it("repairs what fights best", () => {
    const base = scene({ tasks: [{ do: "repair", group: "11", count: 1 }] });
    const match = scene({
      tasks: [{ do: "repair", group: "11", count: 1 }],
      state: { pools: { ...base.state.pools, "11": damaged(base.state, "11", "Spitfire, Blenheim") } },
    });
    expect(answers(match)).toEqual(["rebuild Spitfire"]);
  });
});

it("what a player can't see makes no difference to its answer", () => {
  const match = (has: string, target: string) =>
    scene({
      tasks: TALLY_HO.slice(2),
      phase: 2,
      geschwader: { "2A": { has, square: "N09", flown: true, fuel: 2, moved: true, target } },
      wings: { "11B": "3 Spitfire", "11C": "3 Hurricane" },
    });
  for (const player of [cadet, pilot])
    expect(answers(match("6 Bf109", "Dover"), player)).toEqual(answers(match("6 Do17", "London"), player));
});

it("it says what it weighed, legal answers and the best first", () => {
  const match = scene({
    tasks: TALLY_HO,
    phase: 2,
    geschwader: { "2A": { has: ESCORTED, target: "London" }, "2B": { has: ESCORTED, target: "Brighton" } },
  });
  const [told] = decision(match).considered;
  expect(told?.plots.map(({ weight }) => weight)).toEqual([1, 0, 0]);
  for (const { order } of told?.plots ?? []) expect(match.refusal(order)).toBeUndefined();
});

describe.each([cadet, pilot])("campaigns of the $id", (player) => {
  const config = { scenario: "adlertag" };

  it("are finished, and the same seed plays the same", () => {
    const played = () => whole(game as never, config, () => player, `plan ${player.id}`);
    const [one, other] = [played(), played()];
    expect(eventsOf(one)).toEqual(eventsOf(other));
    expect(game.outcome(one.moments.at(-1)?.state as never)).toBeDefined();
  });
});
