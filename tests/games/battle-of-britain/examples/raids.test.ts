import { describe, expect, it } from "vitest";
import { cards, lw, raf, scene, TALLY_HO } from "./play.ts";

/** A raid of the Germans, with Hawkinge's wing and Biggin Hill's on the ground. */
function raid(has: string, more: Parameters<typeof scene>[0] | object = {}) {
  return scene({
    tasks: TALLY_HO,
    geschwader: { "2A": has },
    wings: { "11D": "2 Spitfire, Hurricane", "11B": "3 Hurricane" },
    ...more,
  });
}

it("E7 Intercept throw", () => {
  const match = raid("Bf109, He111, Do17");
  match
    .play("2A fly S07 R07 5", "11D scramble")
    .dice(...raf("o o o o o - - - - - -"), ...lw("+ + + - - - - -"));
  match.play("to R07", "done");
  expect(match.last("intercept")).toMatchObject({ rafHits: 5, lwHits: 3 });
  const [german, british] = ["german", "british"].map((seat) =>
    match.prompts().find((one) => one.seat === seat),
  );
  expect([german?.id, british?.id]).toEqual(["2A", "11D"]);
  expect(match.refusal("lose He111 Do17")).toBeUndefined();
  expect(match.refusal("lose Bf109 stand-down Do17")).toBeUndefined();
  expect(match.refusal("lose He111")).toBe("hits BB-106");
  match.together("lose He111 Do17", "lose Hurricane");
  expect(match.geschwader("2A").squadrons).toEqual(["Bf109"]);
  expect(match.pool("LF2")).toMatchObject({ damaged: { He111: 1, Do17: 1 }, stoodDown: [] });
  expect(match.wing("11D")).toMatchObject({ squadrons: ["Spitfire", "Spitfire"], square: null });
  expect(match.state.rafLosses).toBe(1);
});

describe("E10 12 Group line", () => {
  it("a Bf 109 may go to Norwich and not to Happisburgh", () => {
    const at = (square: string) =>
      scene({ tasks: TALLY_HO, geschwader: { "2A": { has: "2 Bf109", square, flown: true, fuel: 2 } } });
    expect(at("Q12").refusal("2A fly Q13 5")).toBeUndefined();
    expect(at("R13").refusal("2A fly R14 5")).toBe("barred BB-38");
  });

  it("Bf 109s leave before the step, without a check", () => {
    const match = scene({
      tasks: TALLY_HO,
      geschwader: { "2A": { has: "2 Bf109, 4 He111", square: "O11", flown: true, fuel: 1 } },
    });
    match.play("2A fly O12 5");
    expect(match.last("detaches")).toEqual({ id: "2A", types: ["Bf109", "Bf109"] });
    expect(match.geschwader("2A").squadrons).toEqual(cards("2 Bf109, 4 He111"));
    expect(match.last("fuel")).toMatchObject({ types: [] });
  });

  it.each([
    ["2A", "Q13", 3],
    ["2A", "R14", 2],
    ["5A", "Q13", 2],
    ["5A", "R14", 2],
  ])("a Bf 110 of %s at %s throws %i dice", (id, square, count) => {
    const match = scene({
      tasks: [{ do: "dogfights" }],
      geschwader: { [id]: { has: "Bf110", square, flown: true } },
      wings: { "12A": { has: "Blenheim", square, used: true } },
    });
    match.play(`12A attack ${id}`).dice(...raf("o o"), ...lw("- - -").slice(0, count));
    match.play("set 1 Blenheim");
    expect(match.count("duel")).toBe(1);
  });
});

describe("E12 Intercept chase", () => {
  it("(a) Hawkinge's wing meets a raid at R07", () => {
    const match = raid("2 Bf109, 4 He111");
    match.play("2A fly S07 R07 N09 5");
    expect(match.asked()).toBe("scramble 2A");
    match.play("11D scramble");
    expect(match.asked()).toBe("wing-step 11D");
    match.play("to R07");
    expect(match.geschwader("2A")).toMatchObject({ square: "R07", fuel: 2, contact: "11D" });
    expect(match.state.markers).toBe(4);
  });

  const chase = () => {
    const match = raid("4 He111");
    match.play("2A fly S07 S08 R09 5 more", "11D scramble");
    return match;
  };

  it("(b) a raid outruns the wing", () => {
    const match = chase();
    match.play("to R08", "to Q10", "to Q09", "to P11", "to P10", "to O12");
    expect(match.count("missed")).toBe(1);
    expect(match.state.markers).toBe(5);
    expect(match.wing("11D").square).toBeNull();
    expect(match.asked()).toBe("british-move");
    expect(match.refusal("11D up")).toBe("wing-used BB-90");
    match.play("done", "done");
    expect(match.state.phase).toBe(2);
    expect(match.wing("11D").used).toBe(false);
  });

  it("(c) with Foreness out nobody is called up", () => {
    const match = raid("4 He111", { state: { out: ["Foreness"] } });
    match.play("2A fly S07 S08 R09 5");
    expect(match.asked()).toBe("british-move");
  });

  it("(d) Hawkinge's wing is met over its own station, and what is left bombs it", () => {
    const match = scene({
      tasks: TALLY_HO,
      geschwader: { "2A": { has: "3 Ju88", target: "Hawkinge" } },
      wings: { "11D": "Gladiator" },
    });
    match.dice(...raf("- -"), ...lw("- - - - - -"), ...lw("+ - - - - -"));
    match.play("2A fly R06 Q07 5", "11D scramble", "2A bomb");
    expect(match.last("contact")).toMatchObject({ wing: "11D", square: "Q07" });
    expect(match.state.out).toEqual(["Hawkinge"]);
    expect(match.state.successes).toBe(1);
  });

  it("(e) it may not halt once a wing is after it", () => {
    const match = chase();
    match.play("to R08");
    expect(match.refusal("halt")).toBe("other-question BB-68");
    expect(match.options()).toHaveLength(8);
  });

  it("(f) a wing on the ground does not stop it", () => {
    const match = raid("2 Bf109, 4 He111");
    match.play("2A fly S07 R07 O08 N08 5", "pass");
    expect(match.geschwader("2A").square).toBe("N08");
  });
});

it("E18 Fuel", () => {
  const spent = (fuel: number, text: string) => {
    const match = scene({
      tasks: TALLY_HO,
      geschwader: { "2A": { has: "3 Bf109", square: "Q08", flown: true, fuel } },
    });
    return match.dice(...(fuel - (text.includes("10") ? 2 : 1) === 0 ? lw("- + o") : [])).play(text, "done");
  };
  const third = spent(1, "2A fly P08 5");
  expect(third.geschwader("2A").squadrons).toEqual(cards("2 Bf109"));
  expect(third.pool("LF2").damaged).toEqual({ Bf109: 1 });
  const ten = spent(2, "2A fly P08 10");
  expect(ten.pool("LF2").damaged).toEqual({ Bf109: 1 });
  const one = scene({
    tasks: TALLY_HO,
    geschwader: { "2A": { has: "3 Bf109", square: "Q08", flown: true, fuel: 2 } },
  });
  one.play("2A home");
  expect(one.geschwader("2A").squadrons).toEqual(cards("3 Bf109"));
  expect(one.count("fuel")).toBe(0);
});

it("E19 Markers", () => {
  const wings = { "11D": { has: "3 Spitfire", square: "R08", used: true } };
  const match = scene({
    tasks: [{ do: "dogfights" }],
    geschwader: { "2A": { has: "He111", square: "R08", flown: true } },
    wings,
    state: { markers: 0 },
  });
  expect(match.asked()).toBe("");
  const flying = raid("2 He111", { state: { markers: 0 }, phase: 2 });
  flying.play("2A fly S07 R07 5");
  expect(flying.asked()).toBe("british-move");
  const next = scene({
    tasks: [{ do: "weather" }],
    config: { options: { weather: "clear" } },
    state: { markers: 0 },
  });
  expect(next.state.markers).toBe(5);
  const each = scene({
    tasks: [{ do: "tally-ho" }],
    config: { options: { markersPer: "tallyHo" } },
    geschwader: { "2A": "He111" },
    state: { markers: 1 },
  });
  expect(each.state.markers).toBe(5);
});

it("E20 Detaching", () => {
  const match = raid("2 Bf109, Ju87, 3 He111", { wings: {} });
  for (const without of ["", " without Bf109", " without Bf109 Ju87", " without Bf109 Bf109 Ju87"])
    expect(match.refusal(`2A fly R06 J12 10${without}`)).toBeUndefined();
  expect(match.refusal("2A fly R06 J12 10 without He111")).toBe("not-aboard BB-122");
  match.play("2A fly R06 J12 10 without Bf109");
  expect(match.geschwader("2A")).toMatchObject({ square: "J12", squadrons: cards("3 He111") });
  expect([...match.geschwader("2A").away].sort()).toEqual(cards("2 Bf109, Ju87"));
  match.play("2A home");
  expect(match.geschwader("2A").squadrons).toEqual(cards("2 Bf109, Ju87, 3 He111"));
  expect(match.count("fuel")).toBe(0);
});

describe("E21 Bombing and flak", () => {
  const over = (target: string, square: string, has: string, hits = {}) =>
    scene({
      tasks: [{ do: "bombing", settled: [] }],
      geschwader: { "2A": { has, square, target, flown: true, fuel: 2 } },
      state: { hits },
    });

  it("three flak hits take a Ju 88 or the Do 17, and the station is out", () => {
    const match = over("Poling", "M06", "2 Ju88, Do17")
      .dice(...lw("+ - o o o -"))
      .play("2A bomb");
    expect(match.state).toMatchObject({ out: ["Poling"], successes: 1 });
    expect(match.options()).toEqual(["lose Ju88", "lose Do17"]);
    expect(match.refusal("lose Do17 Ju88")).toBe("flak-hits BB-117");
    match.play("lose Do17");
    expect(match.geschwader("2A")).toMatchObject({ square: null, squadrons: ["Ju88", "Ju88"] });
  });

  it("a city has three hits at most, one success, and a lonely flak hit does nothing", () => {
    const match = over("Portsmouth", "L06", "2 Ju88, Do17", { Portsmouth: 1 });
    match.dice(...lw("+ + + - o -")).play("2A bomb");
    expect(match.state).toMatchObject({ hits: { Portsmouth: 3 }, successes: 1 });
    expect(match.geschwader("2A").squadrons).toHaveLength(3);
  });

  it("no hit is no success and no penalty", () => {
    const match = over("Portsmouth", "L06", "2 Ju88, Do17")
      .dice(...lw("- - - o - -"))
      .play("2A bomb");
    expect(match.state).toMatchObject({ hits: {}, successes: 0 });
    expect(match.geschwader("2A").bombed).toBe(true);
  });
});

it("E22 Patrol", () => {
  const match = scene({
    tasks: TALLY_HO,
    geschwader: { "2A": "4 He111", "2B": "Do17" },
    wings: { "11B": "3 Hurricane" },
  });
  match.play("done", "11B fly Q08");
  expect(match.state.phase).toBe(2);
  expect(match.wing("11B")).toMatchObject({ square: "Q08", patrol: true });
  match.play("done", "2A fly S07 Q08 N09 5");
  expect(match.geschwader("2A").square).toBe("Q08");
  expect(match.count("stopped")).toBe(1);
  match.play("done", "done");
  expect(match.asked()).toBe("dogfights");
  match.play("done", "done");
  expect(match.state.phase).toBe(3);
  match.play("11B home", "2A fly N09 5");
  expect(match.geschwader("2A")).toMatchObject({ square: "N09", fuel: 1 });
});

describe("E23 LF5", () => {
  const duty = (one: object) =>
    scene({
      turn: 5,
      phase: 2,
      config: { turns: { from: 5, to: 5 } },
      tasks: [{ do: "reach-home" }, { do: "tally-ho-end" }],
      geschwader: { "5A": { has: "2 Bf110, He111, Ju88", ...one } },
      state: { duty: "due" },
    });

  it("stays at home: withdrawn, uncounted", () => {
    const match = duty({});
    expect(match.last("lf5-withdrawn")).toEqual({ count: 4 });
    expect(match.geschwader("5A").squadrons).toEqual([]);
    expect(match.pool("LF5")).toMatchObject({ pile: [], damaged: {} });
  });

  const turning = (fought: boolean) =>
    scene({
      turn: 5,
      config: { turns: { from: 5, to: 5 } },
      phase: 2,
      tasks: [{ do: "bombing", settled: [] }, { do: "reach-home" }, { do: "tally-ho-end" }],
      geschwader: {
        "5A": { has: "2 Bf110, He111, Ju88", square: "O17", flown: true, fuel: 2, entered: true, fought },
      },
      state: { duty: "due" },
    }).play("5A home");

  it("fought after entering the line: its attempt is made", () => {
    expect(turning(true).count("lf5-withdrawn")).toBe(0);
    expect(turning(true).geschwader("5A").squadrons).toHaveLength(4);
  });

  it("turned back with bombers and fuel: withdrawn", () => {
    expect(turning(false).last("lf5-withdrawn")).toEqual({ count: 4 });
  });

  it.each([
    [5, "due"],
    [6, "due"],
    [9, "none"],
  ])("waits for the first flying turn of the phase: turn %i", (turn, wanted) => {
    const match = scene({
      turn,
      phase: 0,
      tasks: [{ do: "tally-ho" }],
      geschwader: { "5A": "He111" },
      state: { duty: turn === 9 ? "none" : "waits" },
    });
    expect(match.state.duty).toBe(wanted);
  });
});

describe("E25 Ace and Big Wing", () => {
  it("an ace's wing of three Hurricanes intercepts with 10 dice", () => {
    const match = raid("3 He111", {
      turn: 9,
      state: { ace: { at: "11D", shown: false } },
      wings: { "11D": "3 Hurricane" },
    });
    match.play("2A fly S07 R07 5", "11D scramble");
    match.dice(...raf("- - - - - - - - - -"), ...lw("- - - - - -")).play("to R07");
    expect(match.state.ace.shown).toBe(true);
  });

  it("his first duel has a die more in each round, the others not", () => {
    const match = scene({
      turn: 9,
      tasks: [{ do: "dogfights" }],
      geschwader: { "2A": { has: "2 Do17", square: "Q08", flown: true } },
      wings: { "11B": { has: "Hurricane", square: "Q08", used: true } },
      state: { ace: { at: "11B", shown: false } },
    });
    match.play("11B attack 2A", "order Do17 Do17");
    match.dice(...raf("o o - -"), ...lw("- -"));
    match.play("set 1 Hurricane");
    expect(match.last("duel")).toMatchObject({ rounds: 1, fallen: [false, true] });
  });

  const against = (square: string) =>
    scene({
      turn: 9,
      tasks: [{ do: "british-move" }, { do: "dogfights" }],
      geschwader: { "2A": { has: "He111", square, flown: true } },
      wings: { "12A": "3 Spitfire", "12B": "2 Hurricane, Spitfire" },
    });

  it("Wittering and Duxford meet at N10 as one, for one marker, with six squadrons", () => {
    const match = against("N10").play("big-wing 12B 12A 2A", "12A attack 2A");
    expect(match.state.markers).toBe(4);
    expect(match.refusal("set 1 Spitfire Spitfire Spitfire Hurricane Hurricane Spitfire")).toBeUndefined();
    match.dice(...raf("o o o -"), ...lw("- -"));
    match.play("set 1 Spitfire Spitfire Spitfire Hurricane Hurricane Spitfire");
    expect(match.wing("12A").squadrons).toHaveLength(3);
  });

  it("London is too far for Wittering", () => {
    expect(against("N09").refusal("big-wing 12A 12B 2A")).toBe("no-big-wing BB-128");
    const early = scene({
      turn: 8,
      tasks: [{ do: "british-move" }],
      geschwader: { "2A": { has: "He111", square: "N10", flown: true } },
      wings: { "12A": "Spitfire", "12B": "Spitfire" },
    });
    expect(early.refusal("big-wing 12A 12B 2A")).toBe("no-big-wing BB-128");
  });
});

describe("BB-113 with one round each", () => {
  const fought = (...faces: readonly number[]) => {
    const match = scene({
      config: { options: { duel: "oneRound" } },
      tasks: [{ do: "dogfights" }],
      geschwader: { "2A": { has: "Bf109, Do17, 2 He111", square: "Q08", flown: true } },
      wings: { "11B": { has: "Spitfire", square: "Q08", used: true } },
    });
    match.play("11B attack 2A", "order Bf109 Do17 He111 He111");
    return match.dice(...faces).play("set 1 Spitfire");
  };

  it.each([
    ["the German falls", "o o o o", "+ - - -", [false, true]],
    ["the British falls", "o - - -", "+ + + +", [true, false]],
    ["both fall", "o o o o", "+ + + +", [true, true]],
    ["nobody falls", "o - - -", "+ - - -", [false, false]],
  ])("the gruppe's fight is over when %s", (_, own, other, fallen) => {
    const match = fought(...raf(own), ...lw(other));
    expect(match.count("duel")).toBe(1);
    expect(match.last("duel")).toMatchObject({ rounds: 1, fallen });
  });
});

describe("a bomb run", () => {
  const chasedOver = (has: string, target: string) =>
    scene({
      tasks: [{ do: "chased", wing: "11D", geschwader: "2A", left: 2 }],
      geschwader: { "2A": { has, square: "Q08", flown: true, fuel: 1, target } },
      wings: { "11D": { has: "Spitfire", square: "Q07", used: true } },
    });

  it.each([
    ["2 Bf109", "Canterbury", "no-bombers BB-R19"],
    ["2 Do17", "Hull", "not-over-target BB-89"],
    ["2 Bf109", "Hull", "not-over-target BB-89"],
    ["2 Do17", "Canterbury", undefined],
  ])("of %s whose target is %s: %s", (has, target, refused) => {
    expect(chasedOver(has, target).refusal("run")).toBe(refused);
  });
});

it("E9 Duel", () => {
  const match = scene({
    tasks: [{ do: "dogfights" }],
    geschwader: { "2A": { has: "Bf109, Do17, 2 He111", square: "Q08", flown: true } },
    wings: { "11B": { has: "Spitfire", square: "Q08", used: true } },
  });
  match.play("11B attack 2A", "order Bf109 Do17 He111 He111");
  match.dice(
    ...raf("o o - +"),
    ...lw("+ - - o"),
    ...raf("o o o -"),
    ...lw("+ + - -"),
    ...raf("o o - -"),
    ...lw("+ -"),
  );
  match.play("set 1 Spitfire");
  const duels = match.events.filter(({ key }) => key === "event.duel").map(({ values }) => values);
  expect(duels).toEqual([
    {
      wings: ["11B"],
      geschwader: "2A",
      gruppe: 1,
      raf: "Spitfire",
      german: "Bf109",
      rounds: 2,
      hits: [3, 5],
      fallen: [false, true],
    },
    {
      wings: ["11B"],
      geschwader: "2A",
      gruppe: 1,
      raf: "Spitfire",
      german: "Do17",
      rounds: 1,
      hits: [1, 2],
      fallen: [false, true],
    },
  ]);
  expect(match.wing("11B")).toMatchObject({ squadrons: ["Spitfire"], square: null });
  expect(match.geschwader("2A").squadrons).toEqual(cards("2 He111"));
});
