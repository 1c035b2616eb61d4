import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { AnyGame } from "../../../../src/core/game.ts";
import { HOUSE } from "../../../../src/face/queries/house.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { contacts } from "../../../../src/games/luftwaffe/face/queries/contacts.ts";
import { lookoutOf, own, reached, unmoved } from "../../../../src/games/luftwaffe/face/queries/lookout.ts";
import type { Reached } from "../../../../src/games/luftwaffe/face/words/query-values.ts";
import type { Order } from "../../../../src/games/luftwaffe/rules/grammar/order.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { formationsOf } from "../../../../src/games/luftwaffe/rules/view/formations.ts";
import { toldApart, unsaid } from "../../../face/queries/alike.ts";
import { asking } from "../../../face/queries/asking.ts";
import { matchAt } from "../../../face/queries/match-at.ts";
import { luftwaffeEntry } from "../entry.ts";
import { played } from "./matches.ts";
import { raidState } from "./state.ts";

const english = await asking(luftwaffeEntry);
const german = await asking(luftwaffeEntry, "de");
const ANY = game as AnyGame;
const state = raidState(5);
const match = matchAt(ANY, state);

const ESCORT =
  "4FG+: range in the same hex, at 1310, as close escort, strength 6 P-51 and 2 P-47, fuel 2 turns, your reach possible this turn.";
const GERMANS =
  "FW190-JG1+: range 4 hexes to the south-east, at 1612, as fighters, strength 10 Me 110, 2 FW 190 and 2 Me 109, fuel 3 turns, your reach too far this turn, its reach possible this turn.";
const STREAM =
  "91BG+: range 4 hexes to the north-west, at 1310, as bombers, strength 40 B-17 and 16 B-24, your reach possible this turn, its reach too far this turn.";
const AIMED = "Its target is Regensburg (AIR-13) at 2323, 18 hexes to the south-east.";

describe("what each side is told", () => {
  test("who is where, and who reaches whom", async () => {
    const american = await english.ask(match, "american", "? all");
    expect(american[0]).toBe("From 91BG+:");
    expect(american).toContain(ESCORT);
    expect(american).toContain(GERMANS);
    const seen = await english.ask(match, "german", "? all");
    expect(seen[0]).toBe("From FW190-JG1+:");
    expect(seen).toContain(STREAM);
  });

  test.each([
    [
      "american",
      "? me",
      [
        "91BG and 13 more at 1310, 56 factors",
        "91BG+ may fly up to 3 hexes this turn (LW-60).",
        "91BG+ can reach no enemy this turn.",
        AIMED,
        "The nearest hex of its own lines is 1201, 9 hexes to the north.",
      ],
    ],
    [
      "german",
      "? me",
      [
        "FW190-JG1 and 6 more at 1612, 14 factors, 3 turns left in the air",
        "FW190-JG1+ may fly up to 4 hexes this turn (LW-60).",
        "FW190-JG1+ can reach 91BG+, 303BG+, 4FG+, 56FG+, 78FG+ and 355FG+ this turn.",
        "The nearest base with room is Wunstorf (BAS-14) at 1611, 1 hex to the north.",
      ],
    ],
    [
      "german",
      "? FW190-JG2",
      [
        "FW190-JG2 at BAS-6, 2 factors",
        "It is on Oldenburg (BAS-6) at 1309.",
        "FW190-JG2 may take off (LW-65).",
        "FW190-JG2 can reach 91BG+, 303BG+, 4FG+, 56FG+, 78FG+ and 355FG+ this turn.",
      ],
    ],
    [
      "german",
      "? hex 1613",
      [
        "1613 lies on the German side of the R line.",
        "It is 1 hex to the south of FW190-JG1+, which is at 1612.",
      ],
    ],
    ["american", "? hex 1030", ["1030 lies in Switzerland, which nobody enters (LW-33)."]],
    [
      "american",
      "? hex 9999",
      ["There is no hex “9999”: they have two digits for the column and two for the row, as 1819."],
    ],
    [
      "american",
      "? target schweinfurt",
      [
        "Schweinfurt (BBR-1) at 1819, Ball bearings, standing.",
        "It is 12 hexes to the south-east of 91BG+, which is at 1310.",
      ],
    ],
    ["table", "? base BAS-6", ["Base Oldenburg (BAS-6) at 1309: 1 of 3 units, FW190-JG2."]],
    ["american", "? raid XX", ["There is nothing to tell of that."]],
    [
      "german",
      "? time",
      ["Turn 6 of 20 of the raid; 14 turns after this.", "A single raid in the quarter from April 1944."],
    ],
  ])("%s %s", async (viewer, line, told) => {
    const found = await english.ask(match, viewer, line);
    expect(viewer === "american" && line === "? hex 1030" ? found.slice(0, 1) : found).toEqual(told);
  });

  test("where bombers go is told to their own side until they have bombed (LW-56)", async () => {
    const seen = async (viewer: string) => (await english.ask(match, viewer, "? raid 91BG")).includes(AIMED);
    expect([await seen("american"), await seen("german"), await seen("table")]).toEqual([true, false, false]);
  });

  test("a raid is told with its units, what is near and who reaches it", async () => {
    const told = await english.ask(match, "german", "? raid 91bg+");
    expect(told[0]).toBe("91BG+ is at 1310, bombers, 40 B-17 and 16 B-24 in 14 units.");
    expect(told[1]).toMatch(/^Its units: 91BG, .* and \S+\.$/);
    expect(told[2]).toBe("It is on the German side of the R line.");
    expect(told[3]).toMatch(/^Nearest to it: .* in \d hexe?s?/);
    expect(told[4]).toMatch(/^FW190-JG1\+, Me109-JG1\+.* can reach 91BG\+ this turn \(LW-60\)\.$/);
  });

  test("targets by complex, and the score", async () => {
    const told = await english.ask(match, "american", "? targets");
    expect(told).toHaveLength(9);
    expect(told[0]).toBe("Aircraft factories: 31 of 36 stand.");
    const score = await english.ask(match, "german", "? score");
    expect(score).toContain("0 of 224 factors lost; 56 may be.");
  });

  test("in German, by German words and English ones", async () => {
    expect(await german.ask(match, "german", "? zeit")).toEqual([
      "Runde 6 von 20 des Angriffs; danach noch 14 Runden.",
      "Ein einzelner Angriff im Quartal ab April 1944.",
    ]);
    expect((await german.ask(match, "german", "? ziele"))[0]).toBe("Flugzeugwerke: 31 von 36 stehen.");
    expect((await german.ask(match, "german", "? targets"))[0]).toBe("Flugzeugwerke: 31 von 36 stehen.");
  });

  test("the log of a formation is that of its units", async () => {
    const raid = played({ scenario: "wilhelmshaven" }, 20);
    const view = game.view(raid.moments.at(-1)?.state as State, "american");
    const [first] = formationsOf(view).filter(({ role }) => role === "bombers");
    const told = await english.ask(raid, "american", `? log ${first?.id}`);
    const named = told.filter((sentence) => first?.units.some(({ id }) => sentence.includes(id)));
    expect(first?.units.length).toBeGreaterThan(1);
    expect(told.join()).not.toMatch(/Nothing has happened/);
    expect(named).toEqual(told);
  });
});

const LINES = [
  ...[
    "",
    "91BG",
    "FW190-JG1",
    "log 91BG",
    "help",
    "try done",
    "raid 91BG",
    "hex 1409",
    "target Bremen",
    "base BAS-1",
  ],
  ...HOUSE.map(({ name }) => name),
  ...["raids", "hex", "sites", "bases", "time", "score"],
].map((line) => `? ${line}`);

/** Every so manieth state of a raid by chance. */
function* statesOf(scenario: string, seed: string, every: number, most: number): Generator<State> {
  const dice = seededDice(seed);
  let { state: one } = game.setup({ scenario }, dice);
  for (let count = 0; count < most; count++) {
    if (count % every === 0) yield one;
    const prompts = game.prompts(one);
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts)
      answers.set(prompt.id, game.sample(prompt, game.view(one, prompt.seat), answers, dice));
    one = game.resolve(one, answers, dice).state;
  }
}

describe("in raids by chance", () => {
  test("every question is answered for everybody, in both languages", async () => {
    for (const one of [state, ...statesOf("wilhelmshaven", "questions", 30, 120)])
      for (const viewer of ["american", "german", "table"]) {
        expect(await unsaid(english, ANY, one, viewer, LINES)).toEqual([]);
        expect(await unsaid(german, ANY, one, viewer, LINES)).toEqual([]);
      }
  });

  test("no answer tells what its asker may not know", async () => {
    const dice = seededDice("worlds");
    for (const one of [state, ...statesOf("bremen", "secrets", 30, 120)])
      for (const viewer of ["american", "german", "table"])
        expect(await toldApart(english, ANY, one, viewer, LINES, dice)).toEqual([]);
  });

  test("who can be where is what the referee allows (LW-60)", () => {
    const judged: Record<Reached, number> = { possible: 0, far: 0, moved: 0, grounded: 0 };
    for (const one of [state, ...statesOf("bremen", "reach", 7, 300)]) {
      const [prompt] = game.prompts(one);
      if (prompt?.kind !== "american-move" && prompt?.kind !== "german-move") continue;
      const view = game.view(one, prompt.seat);
      for (const id of own(view)) {
        const from = lookoutOf(view, id);
        if (!from || contacts(view, id).length === 0 || from.units.some((unit) => unit.hex === null))
          continue;
        for (const { hex } of formationsOf(view)) {
          const found = reached(view, from, hex);
          const able = unmoved(view, from);
          const units = (able.length > 0 ? able : from.units).map((unit) => unit.id);
          const read = game.parse(`fly ${hex} ${units.join(" ")}`, prompt, view, new Map());
          expect(read.ok, `${id} to ${hex}: ${found}`).toBe(found === "possible");
          judged[found]++;
        }
      }
    }
    expect(judged.possible).toBeGreaterThan(0);
    expect(judged.far).toBeGreaterThan(0);
    expect(judged.moved).toBeGreaterThan(0);
  });

  test("a unit on its base reaches where it may fly when it has taken off (LW-63, LW-65)", () => {
    let judged = 0;
    const turn: State = { ...state, agenda: [{ do: "german-move" }] };
    const [prompt] = game.prompts(turn);
    if (!prompt) throw new Error("nobody is asked");
    const view = game.view(turn, "german");
    for (const { id } of turn.germans.filter(({ base }) => base !== null)) {
      const from = lookoutOf(view, id);
      const up = game.parse(`take-off ${id}`, prompt, view, new Map());
      if (!from) continue;
      for (const { hex } of formationsOf(view)) {
        const found = reached(view, from, hex);
        expect(up.ok).toBe(found !== "grounded");
        if (!up.ok) continue;
        const after = game.resolve(turn, new Map([[prompt.id, up.value]]), seededDice("up")).state;
        const [next] = game.prompts(after);
        const read = game.parse(`fly ${hex} ${id}`, next ?? prompt, game.view(after, "german"), new Map());
        expect(read.ok, `${id} to ${hex}`).toBe(found === "possible");
        judged++;
      }
    }
    expect(judged).toBeGreaterThan(20);
  });
});
