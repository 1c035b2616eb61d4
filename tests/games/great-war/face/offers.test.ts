import { expect, test } from "vitest";
import { hexOf } from "../../../../src/core/geometry/hex-map.ts";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { asksForOne } from "../../../../src/face/ask.ts";
import type { Text } from "../../../../src/face/text.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { cellOf } from "../../../../src/games/great-war/data/fire-table.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { tailChance, worthOf } from "../../../../src/games/great-war/face/chances.ts";
import { table } from "../../../../src/games/great-war/face/table.ts";
import { words as de } from "../../../../src/games/great-war/face/words/de/table.ts";
import { words as en } from "../../../../src/games/great-war/face/words/en/table.ts";
import { fly, moveSceneOf } from "../../../../src/games/great-war/rules/move/index.ts";
import type { State } from "../../../../src/games/great-war/rules/state/state.ts";
import { viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { stateOf } from "../board.ts";
import { parseMove } from "../written.ts";

const told = (text: Text, words: AnyCatalogue = en) => wordsOf(text, (phrase) => say(words, phrase));

/** The first question of a state, and the answers offered to it. */
function asked(state: State) {
  const [prompt] = greatWar.prompts(state);
  if (!prompt) throw new Error("nothing is asked");
  const view = viewOf(state, prompt.seat);
  const offers = table.offers(prompt, view, greatWar.options(prompt, view, new Map()));
  const ask = table.ask(prompt, view);
  if (!asksForOne(ask)) throw new Error("it is answered by one of its offers");
  return { question: told(ask.why), german: told(ask.why, de), offers };
}

/** A Camel close behind a triplane. */
const behind = stateOf([
  { id: "A1", hex: hexOf(10, 20), kills: 9 },
  { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17) },
]);

test("a tail is offered with its row and its chance", () => {
  const { question, offers } = asked({ ...behind, agenda: [{ do: "tail" }] });
  expect(question).toContain("(4.4)");
  expect(offers.map(({ text }) => text)).toEqual(["tail G1", "pass"]);
  expect(offers[0]?.on).toBe("G1");
  expect(offers[0]?.lines.map((line) => told(line))).toEqual(["row +1 of the tailing table"]);
  expect(offers[0]?.chance).toBe(tailChance(behind.setup, 1));
  expect(offers[1]?.chance).toBeUndefined();
});

/** The same after the Camel has flown there. */
function arrived(): State {
  const start = stateOf([
    { id: "A1", hex: hexOf(10, 28), kills: 9 },
    { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17) },
  ]);
  const scene = moveSceneOf(start, 0);
  const read = parseMove("8: F8", scene);
  if (!read.ok) throw new Error("straight ahead is legal");
  const { end } = fly(scene, read.value);
  return { ...start, aircraft: [end, ...start.aircraft.slice(1)], agenda: [{ do: "declare", who: 0 }] };
}

test("a shot is offered with range, column, modifiers, and what it is worth", () => {
  const { question, offers } = asked(arrived());
  expect(question).toContain("A1 has moved. Name its target now");
  const [shot] = offers;
  const [figures = "", worth = ""] = shot?.lines ?? [];
  expect(shot).toMatchObject({ text: "fire G1", on: "G1" });
  expect(told(shot?.title ?? "")).toBe("Fire at G1");
  expect(told(figures)).toContain("both guns · range 3, column A · ace +1 (4.7d)");
  expect(told(worth)).toContain(`${shot?.chance}\u00a0% to damage`);
  expect(shot?.lines.map((line) => told(line)).at(-1)).toBe("still to move");
  expect(told(shot?.lines.at(-1) ?? "", de)).toBe("zieht noch");
  const hold = offers.at(-1);
  expect([hold?.text, told(hold?.title ?? ""), hold?.on]).toEqual(["hold", "Hold fire", undefined]);
  expect(told(hold?.title ?? "", de)).toBe("Nicht schießen");
});

test("chances in per cent are those of 36 throws", () => {
  const sums = [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => first + second));
  const hits = sums.filter((sum) => cellOf(TABLES, "A", 3, sum + 1).points > 0);
  const worth = worthOf(behind.setup, "A", 3, 1);
  expect(worth.damage).toBe(Math.round((hits.length * 100) / 36));
  expect(worth.critical).toBeLessThanOrEqual(worth.damage);
});

test("targets stand with the best chance first, and say whether they have moved", () => {
  const state = arrived();
  const planes = stateOf([
    { id: "A1", hex: hexOf(10, 28), kills: 9 },
    { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 14) },
    { id: "G2", type: "albatros-d-iii", hex: hexOf(10, 18), flown: state.aircraft[0]?.flown ?? null },
  ]);
  const [camel] = state.aircraft;
  if (!camel) throw new Error("no Camel");
  const aircraft = [camel, ...planes.aircraft.slice(1)];
  const { offers } = asked({ ...planes, aircraft, order: [2, 0, 1], agenda: [{ do: "declare", who: 0 }] });
  expect(offers.map(({ text }) => text)).toEqual(["fire G2", "fire G1", "hold"]);
  expect(offers.map(({ lines }) => told(lines.at(-1) ?? ""))).toEqual(["has moved", "still to move", ""]);
});

test("an ace sees what attack and defence do to each shot", () => {
  const nose = stateOf([
    { id: "A1", hex: hexOf(10, 20), kills: 9 },
    { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17), facing: 3 },
  ]);
  const shot = { man: 0, mount: "front", barrels: [0, 1], below: false, strayed: false, tailing: false };
  const shots = [
    { ...shot, from: 0, target: 1 },
    { ...shot, from: 1, target: 0 },
  ];
  const view = viewOf({ ...nose, shots, phase: "combat" }, "allied");
  const prompt = { id: "ace:A1", seat: "allied", kind: "ace", about: "A1", opens: "together" } as const;
  const answers = [
    { kind: "ace", text: "attack" },
    { kind: "ace", text: "defend" },
  ] as const;
  const offers = table.offers(prompt, view, answers);
  const lines = offers.map((offer) => offer.lines.map((line) => told(line)));
  const chances = (line: string) => [...line.matchAll(/(\d+)\u00a0%/g)].map(([, figure]) => Number(figure));
  expect(lines.map((each) => each.map((line) => line.replace(/\d+/g, "n")))).toEqual([
    ["An at Gn: n\u00a0% to damage instead of n\u00a0%"],
    ["Gn at An: n\u00a0% to damage instead of n\u00a0%"],
  ]);
  const [attack = [], defend = []] = lines.map(([line = ""]) => chances(line));
  expect(attack[0]).toBeGreaterThan(attack[1] ?? 100);
  expect(defend[0]).toBeLessThan(defend[1] ?? 0);
});

test("a question has a usual answer: the best target, the target declared, the gun", () => {
  const usual = (state: State) => asked(state).offers.find((offer) => offer.usual)?.text;
  expect(usual({ ...behind, agenda: [{ do: "tail" }] })).toBe("tail G1");
  expect(usual(arrived())).toBe("fire G1");
  const { offers } = asked({ ...behind, agenda: [{ do: "tail" }] });
  expect(offers.map(({ standing = "" }) => told(table.standing(standing)))).toEqual([
    "Stay on the likeliest tail",
    "Tail nobody",
  ]);
  expect(told(table.standing("first-A1"))).toBe("A1 first of equals");
  expect(told(table.standing("first-A1"), de)).toBe("A1 zuerst bei Gleichstand");
  expect(asked(arrived()).offers.every(({ standing }) => standing === undefined)).toBe(true);
});
