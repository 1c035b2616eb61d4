import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { AnyGame } from "../../../../src/core/game.ts";
import { HOUSE } from "../../../../src/face/queries/house.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { meetingOf } from "../../../../src/games/battle-of-britain/face/queries/meetings.ts";
import { queries } from "../../../../src/games/battle-of-britain/face/queries.ts";
import { aloft, placeOf } from "../../../../src/games/battle-of-britain/rules/state/look.ts";
import { commandedBy } from "../../../../src/games/battle-of-britain/rules/state/sides.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import { toldApart, unsaid } from "../../../face/queries/alike.ts";
import { asking } from "../../../face/queries/asking.ts";
import { matchAt } from "../../../face/queries/match-at.ts";
import { battleOfBritainEntry } from "../entry.ts";
import { scene, TALLY_HO } from "../examples/play.ts";
import { randomGame } from "../random.ts";

const english = await asking(battleOfBritainEntry);
const german = await asking(battleOfBritainEntry, "de");
const ANY = game as AnyGame;

/** A raid of two squadrons of bombers with a fighter over Kent, a wing on patrol, one at readiness, one used. */
const { state } = scene({
  turn: 9,
  config: { turns: { from: 9, to: 11 } },
  tasks: [{ do: "british-move" }, ...TALLY_HO.slice(3)],
  geschwader: {
    "2A": {
      has: "2 Do17, Bf109",
      square: "Q08",
      flown: true,
      moved: true,
      fuel: 2,
      target: "Hull",
      way: [{ phase: 1, squares: ["S07", "R07", "Q08"] }],
    },
    "2B": { has: "Do17", target: "London" },
  },
  wings: {
    "10A": { has: "Spitfire", square: "P08", patrol: true },
    "11B": { has: "Spitfire, Hurricane" },
    "11D": { has: "Spitfire", used: true },
  },
  state: { out: ["Dover"], hits: { Portsmouth: 2 }, successes: 3 },
});
const match = matchAt(ANY, state);

const RAID =
  "2A: range 1 square to the east, at Q08, course north-west, passing, strength 3 squadrons, fuel 2 of 3, interception possible, 10A reaches Q08.";
const RAID_FROM_11B =
  "2A: range 2 squares to the east, at Q08, course north-west, coming nearer, strength 3 squadrons, fuel 2 of 3, interception possible, 11B reaches Q08.";
const PATROL =
  "10A: range 1 square to the west, at P08, strength 1 squadron, state on patrol, interception possible, 10A reaches Q08.";
const USED =
  "11D: range 1 square to the south, at Q07, strength 1 squadron, state at readiness, interception impossible, 11D can not move in this Tally Ho.";
const READY =
  "11B: range 2 squares to the west, at O08, strength 2 squadrons, state at readiness, interception possible, 11B reaches Q08.";
const MET = "10A and 11B can meet 2A where it is (BB-90).";
const AREA = "Q08 lies in the area of 11 Group.";
const CITY = "Canterbury at Q08, city of 11 Group, 0 of 3 hits.";
const MISSION = "Its mission is Hull at M17, 9 squares to the north-west.";
const NEAREST = "Nearest to it: Canterbury below it, Rochester in 1 square and Hawkinge in 1 square.";
const BEHIND = "It is behind the radar line.";

describe("what each side is told", () => {
  test.each([
    ["british", "? near", ["From 10A:", RAID]],
    ["british", "? all", ["From 10A:", RAID]],
    ["german", "? near", ["From 2A:", PATROL, USED, READY]],
    [
      "british",
      "? me",
      ["Wing 10A at P08, on patrol, 1 Spitfire", "10A may move up to 4 squares (BB-90).", "10A can meet 2A."],
    ],
    [
      "german",
      "? me",
      [
        "Geschwader 2A at Q08, in the air, 2 fuel, mission Hull, 2 Do 17 and 1 Bf 109",
        "2A can not move in this Tally Ho.",
        MISSION,
        MET,
      ],
    ],
    [
      "british",
      "? raids",
      ["2A of Luftflotte 2 is at Q08, on a course to the north-west, 3 squadrons, fuel 2 of 3.", BEHIND],
    ],
    [
      "british",
      "? raid 2a",
      [
        "2A of Luftflotte 2 is at Q08, on a course to the north-west, 3 squadrons, fuel 2 of 3.",
        BEHIND,
        NEAREST,
        MET,
      ],
    ],
    [
      "german",
      "? raid 2A",
      [
        "2A of Luftflotte 2 is at Q08, on a course to the north-west, 2 Do 17 and 1 Bf 109, fuel 2 of 3.",
        BEHIND,
        MISSION,
        NEAREST,
        MET,
      ],
    ],
    ["british", "? raid 2B", ["2B is not in the air."]],
    ["british", "? raid 9Z", ["There is nothing to tell of that."]],
    [
      "british",
      "? square q8",
      [
        AREA,
        "It is 1 square to the east of 10A, which is at P08.",
        CITY,
        "Geschwader 2A is there in the air, 3 squadrons.",
      ],
    ],
    [
      "german",
      "? square Q08",
      [AREA, "It is where 2A is.", CITY, "Geschwader 2A is there in the air, 2 Do 17 and 1 Bf 109."],
    ],
    [
      "table",
      "? square S07",
      ["S07 lies in the area of 11 Group.", "Luftflotte 2 takes off there, at Calais."],
    ],
    [
      "british",
      "? square Z99",
      ["There is no square “Z99”: they have a letter from A to T and a number from 1 to 25, as Q07."],
    ],
    [
      "british",
      "? sites",
      [
        "Portsmouth at L06, city of 11 Group, 2 of 3 hits.",
        "Dover (Swingate) at R07, radar station of 11 Group, knocked out.",
      ],
    ],
    [
      "british",
      "? site hawkinge",
      [
        "Hawkinge at Q07, airfield of 11 Group, sound.",
        "It is 1 square to the south-east of 10A, which is at P08.",
      ],
    ],
    [
      "british",
      "? time",
      [
        "Turn 9 of 11, 7 to 12 September, Blitz; 2 turns after this.",
        "Tally Ho 1, 5 combats left, 1 raid in the air.",
      ],
    ],
    ["table", "? near", ["You have no piece in play to look from."]],
  ])("%s %s", async (viewer, line, told) => expect(await english.ask(match, viewer, line)).toEqual(told));

  test("an enemy is told as the situation and the badge tell him", async () => {
    const [seen, badge, ...more] = await english.ask(match, "british", "? 2A", { chosen: "11B" });
    expect(more).toEqual([]);
    expect(seen).toBe(`From 11B: ${RAID_FROM_11B}`);
    expect(badge).toMatch(/^11B at 2A: 2 squares; it moves up to 4: in reach; RAF 7 dice, /);
  });

  test("a word of the house is the game's where there is nothing to ask by it", async () => {
    const sites = await english.ask(match, "british", "? sites");
    expect(await english.ask(match, "british", "? targets")).toEqual(sites);
    expect(await english.ask(match, "british", "? shots")).toEqual(["Your side has no shot."]);
  });

  test("the score is what the side is to do, how far it has come and how it would end", async () => {
    const told = await english.ask(match, "german", "? score");
    expect(told[0]).toMatch(/^Bomb 28 targets and lose no more than/);
    expect(told[2]).toMatch(/^3 targets bombed, 25 to go; 2 turns after this\.$/);
    expect((await english.ask(match, "british", "? score"))[0]).toMatch(/^Keep the Luftwaffe below/);
  });

  test("in German, by German words and English ones", async () => {
    const told = [
      "2A der Luftflotte 2 ist auf Q08, auf Kurs nach Nordwesten, 3 Staffeln, Treibstoff 2 von 3.",
      "Er ist hinter der Radarlinie.",
    ];
    expect(await german.ask(match, "british", "? angriffe")).toEqual(told);
    expect(await german.ask(match, "british", "? raids")).toEqual(told);
    expect((await german.ask(match, "british", "? ziele"))[0]).toBe(
      "Portsmouth auf L06, Stadt der 11 Group, 2 von 3 Treffern.",
    );
  });

  test("each player is told of the formations that he commands (BB-H9)", () => {
    const seats = [
      { id: "british", side: "british" },
      { id: "north", side: "british" },
      { id: "german", side: "german" },
    ];
    const shared = { ...state, setup: { ...state.setup, seats, commanders: { "11": "north" } } } as State;
    expect(queries.own(game.view(shared, "british"))).toEqual(["10A"]);
    expect(queries.own(game.view(shared, "north"))).toEqual(["11B", "11D"]);
    expect(queries.own(game.view(shared, "german"))).toEqual(["2A", "2B"]);
  });
});

const LINES = [
  ...["", "2A", "11B", "log 2A", "help", "try done", "raid 2A", "square Q08", "site London"],
  ...HOUSE.map(({ name }) => name),
  ...["raids", "square", "sites", "time", "score"],
].map((line) => `? ${line}`);

/** Every so manieth state of a game by chance. */
function* statesOf(seed: string, every: number): Generator<State> {
  let count = 0;
  for (const one of randomGame({ turns: { from: 9, to: 10 } }, seededDice(seed)))
    if (count++ % every === 0) yield one;
}

describe("in games by chance", () => {
  test("every question is answered for everybody, in both languages", async () => {
    for (const one of statesOf("questions", 40))
      for (const viewer of ["british", "german", "table"]) {
        expect(await unsaid(english, ANY, one, viewer, LINES)).toEqual([]);
        expect(await unsaid(german, ANY, one, viewer, LINES)).toEqual([]);
      }
  });

  test("no answer tells what its asker may not know", async () => {
    const dice = seededDice("worlds");
    for (const one of statesOf("secrets", 40))
      for (const viewer of ["british", "german", "table"])
        expect(await toldApart(english, ANY, one, viewer, LINES, dice)).toEqual([]);
  });

  test("who can meet whom is what the referee allows (BB-90)", () => {
    const judged = { possible: 0, far: 0, used: 0 };
    for (const one of statesOf("meetings", 1)) {
      const [prompt] = game.prompts(one);
      if (prompt?.kind !== "british-move") continue;
      const view = game.view(one, prompt.seat);
      for (const wing of commandedBy(one, prompt.seat, one.wings))
        for (const raid of aloft(one)) {
          const meeting = meetingOf(view, wing, raid) ?? "far";
          if (wing.square === raid.square) continue;
          const order = placeOf(one, wing) === raid.square ? "up" : `fly ${raid.square}`;
          const read = game.parse(`${wing.id} ${order}`, prompt, view, new Map());
          expect(read.ok, `${wing.id} ${order}`).toBe(meeting === "possible");
          judged[meeting]++;
        }
    }
    for (const count of Object.values(judged)) expect(count).toBeGreaterThan(0);
  });
});
