import { describe, expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Seat } from "../../src/core/game.ts";
import { hexOf } from "../../src/core/geometry/hex-map.ts";
import { now } from "../../src/core/match/match.ts";
import { greatWar } from "../../src/games/great-war/computer/game.ts";
import type { State, Task } from "../../src/games/great-war/rules/state/state.ts";
import { ace } from "../../src/opponents/ace.ts";
import { cadet } from "../../src/opponents/cadet.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { pilot } from "../../src/opponents/pilot.ts";
import { random } from "../../src/opponents/random.ts";
import { deepFreeze } from "../conformance/freeze.ts";
import { some } from "../extent.ts";
import { type Plane, stateOf } from "../games/great-war/board.ts";
import { eventsOf, points, whole } from "./games.ts";

const game: AnyAppraisedGame = greatWar;
const SEATS: readonly Seat[] = ["allied", "german"].map((side) => ({ id: side, side }));
const ALL = [random, cadet, pilot, ace];
const THINKERS = [cadet, pilot, ace];

/** The same opponent with little to think. */
function hasty(who: Opponent, nodes = 300): Opponent {
  return { ...who, nodes: Math.min(who.nodes, nodes) };
}

/** What the Allies answer when a task asks. */
function ask(who: Opponent, state: State, task: Task, seed = "any"): readonly string[] {
  const asked = deepFreeze<State>({ ...state, agenda: [task, ...state.agenda] });
  const prompts = greatWar.prompts(asked).filter(({ seat }) => seat === "allied");
  const view = greatWar.view(asked, "allied");
  const { answers } = who.answer({ game, seats: SEATS, view, prompts }, who, seededChoices(seed));
  return prompts.map(({ id }) => answers.get(id) ?? "");
}

const REST: readonly Task[] = [{ do: "combat" }, { do: "turn" }];

function board(planes: readonly Plane[]): State {
  return { ...stateOf(planes, { turns: 20 }), agenda: REST, phase: "movement" };
}

/** Where an aircraft is after it has flown an order. */
function after(state: State, text: string) {
  const asked: State = { ...state, agenda: [{ do: "move", who: 0 }, { do: "tail" }] };
  const [prompt] = greatWar.prompts(asked);
  if (!prompt) throw new Error("nobody is asked");
  const read = greatWar.parse(text, prompt, greatWar.view(asked, "allied"), new Map());
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return greatWar.resolve(asked, new Map([[prompt.id, read.value]]), seededChoices("after")).state
    .aircraft[0];
}

describe.each(ALL.map((who) => [who.id, who] as const))("%s", (_, who) => {
  test.each(some(["duel", "photo", "trench-strafing", "balloon-alone"], 4))(
    "answers legally in %s",
    { timeout: 120_000 },
    (scenario) => {
      const match = whole(game, { scenario }, () => hasty(who, 100), `legal ${scenario}`, 40);
      expect(now(match).outcome !== undefined || match.entries.length === 40).toBe(true);
    },
  );

  test.each(["plotted", "alternating"])(
    "answers legally when turns are %s",
    { timeout: 120_000 },
    (sequence) => {
      const config = { scenario: "duel", options: { sequence } };
      const match = whole(game, config, () => hasty(who, 100), `legal ${sequence}`, 12);
      expect(match.entries.length).toBeGreaterThan(5);
    },
  );

  test("plays the same game again from the same seed", { timeout: 120_000 }, () => {
    const texts = () =>
      JSON.stringify(eventsOf(whole(game, { scenario: "duel" }, () => hasty(who, 100), "same", 8)));
    expect(texts()).toBe(texts());
  });
});

// Who aims at a gain alone keeps away from an enemy whom he can't outguess: ten turns went by without a shot.
test.each([
  ["pilot", hasty(pilot, 1200), "plotted 3", 40],
  ["ace", hasty(ace, 3000), "plotted 2", 12],
] as const)(
  "%s comes to shots where both plot at the same time",
  { timeout: 120_000 },
  (_, who, seed, rounds) => {
    const config = { scenario: "duel", options: { sequence: "plotted" } };
    const match = whole(game, config, () => who, seed, rounds);
    expect(eventsOf(match).some(({ key }) => key === "event.attack")).toBe(true);
  },
);

describe.each(THINKERS.map((who) => [who.id, who] as const))("%s", (_, who) => {
  test("knows nothing of guns that are hidden from it", { timeout: 60_000 }, () => {
    const { state } = greatWar.setup({ scenario: "balloon-alone" }, seededChoices("hidden"));
    expect(state.guns.some(({ hidden }) => hidden)).toBe(true);
    const elsewhere: State = {
      ...state,
      guns: state.guns.map((gun) => (gun.hidden ? { ...gun, hex: hexOf(1, 1) } : gun)),
    };
    const answers = [state, elsewhere].map((one) => {
      const prompts = greatWar.prompts(one).filter(({ seat }) => seat === "allied");
      const view = greatWar.view(one, "allied");
      return [
        ...hasty(who).answer({ game, seats: SEATS, view, prompts }, hasty(who), seededChoices("guess"))
          .answers,
      ];
    });
    expect(answers[0]?.length).toBeGreaterThan(0);
    expect(answers[1]).toEqual(answers[0]);
  });

  test("fires when it can", () => {
    const looks = [10, 9].map((row) => ({ hex: hexOf(20, row), facing: 0, altitude: 3000 }) as const);
    const made = board([
      { id: "A1", hex: hexOf(20, 9) },
      { id: "G1", hex: hexOf(20, 7), facing: 0 },
    ]);
    const [one, foe] = made.aircraft as [State["aircraft"][number], State["aircraft"][number]];
    const flown = {
      from: { hex: hexOf(20, 11), facing: 0, altitude: 3000 },
      order: { kind: "move", text: "", speed: 2, steps: [], climb: 0, glide: false, strafe: false },
      looks,
      path: looks,
      climbed: 0,
      dived: 0,
      maneuver: null,
      mostTurned: 0,
      straightAndLevel: true,
      strafed: [],
    } as const;
    const aimed = {
      ...made,
      order: [1, 0],
      aircraft: [
        { ...one, flown },
        { ...foe, flown },
      ],
    };
    for (const seed of ["a", "b", "c"]) {
      expect(ask(hasty(who), aimed, { do: "declare", who: 0 }, seed)).toEqual(["fire G1"]);
    }
  });

  test.each<[string, Partial<Plane>]>([
    ["the near edge", { hex: hexOf(20, 36), facing: 3 }],
    ["a corner", { hex: hexOf(37, 2), facing: 1 }],
  ])("turns away before %s", { timeout: 60_000 }, (_name, where) => {
    const state = board([
      { id: "A1", type: "albatros-d-v", speed: 6, ...where },
      { id: "G1", hex: hexOf(5, 20), altitude: 3000 },
    ]);
    for (const seed of ["a", "b", "c"]) {
      const [text = ""] = ask(hasty(who), state, { do: "move", who: 0 }, seed);
      expect(after(state, text)?.status).toBe("flying");
    }
  });
});

describe("the cadet", () => {
  test("flies whole duels without risking its wings for nothing or leaving the table", {
    timeout: 120_000,
  }, () => {
    for (const seed of ["a", "b"]) {
      const match = whole(game, { scenario: "duel" }, () => hasty(cadet), `sane ${seed}`);
      for (const { key, values } of eventsOf(match)) {
        if (key === "event.moves") expect(values.left).toBeNull();
        // Three steps fold the wings once in twelve dives: more is not sane.
        if (key === "event.overdive") expect(values.x).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe.each([pilot, ace].map((who) => [who.id, who] as const))("%s", (_, who) => {
  test("tails when it can", () => {
    const state = board([
      { id: "A1", hex: hexOf(20, 12) },
      { id: "G1", type: "albatros-d-v", hex: hexOf(20, 9), facing: 0 },
    ]);
    const rest: Task[] = [{ do: "initiative" }, { do: "winch" }, ...REST];
    for (const seed of ["a", "b", "c"]) {
      expect(ask(hasty(who), { ...state, agenda: rest }, { do: "tail" }, seed)).toEqual(["tail G1"]);
    }
  });
});

test("the pilot wins against the cadet", { tags: ["long"], timeout: 240_000 }, () => {
  expect(
    points(game, { scenario: "duel" }, hasty(pilot, 1500), cadet, 4, "great war"),
  ).toBeGreaterThanOrEqual(2.5);
});
