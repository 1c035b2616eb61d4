import { describe, expect, it } from "vitest";
import { recordedDice, type Throw } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { GameEvent } from "../../src/core/game.ts";
import { eventsFor, throwsFor } from "../../src/core/match/log.ts";
import type { Values } from "../../src/core/phrase.ts";
import { throwsByFact } from "../../src/face/decided.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { goldenNames, goldenText } from "../goldens/files.ts";

const NAMES = goldenNames();

/** The names under which facts tell their dice, in the order in which these are thrown. */
const TOLD = ["faces", "dice", "die", "roll", "rescue", "chute"];

/** The faces that a fact tells itself; a total of several dice stands beside its faces. */
function toldBy({ values }: GameEvent): readonly number[] {
  const names = TOLD.filter((name) => name !== "roll" || values.faces === undefined);
  return names.flatMap((name) => values[name] ?? []).filter((face) => typeof face === "number");
}

/** The faces of throws but those that only said that something goes on: fire from the ground that does not spare the crew. */
function facesOf(throws: readonly Throw[]): number[] {
  return throws
    .filter(({ why }) => why.key !== "throw.crew" || throws.length === 1)
    .flatMap(({ faces }) => faces);
}

async function momentsOf(name: string) {
  const file = parseFile(goldenText(name));
  const entry = file.ok ? findGame(GAMES, file.value.game) : undefined;
  const report = await entry?.face("report");
  if (!file.ok || !entry || !report) throw new Error(`${name} can't be read`);
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const { moments } = open.value.match;
  return moments.map((moment) => {
    const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
    return { throws, events, byFact: throwsByFact(throws, events, report.decides) };
  });
}

describe.each(NAMES)("the dice of %s", (name) => {
  it("stand before the line that they caused, every throw before one, in the order in which they fell", async () => {
    let fallen = 0;
    for (const { throws, events, byFact } of await momentsOf(name)) {
      expect(byFact.get(undefined)).toBeUndefined();
      expect(events.flatMap((event) => byFact.get(event) ?? [])).toEqual(throws);
      for (const [event, own] of byFact) {
        fallen += own.length;
        const told = event ? toldBy(event) : [];
        if (told.length > 0)
          expect([event?.key, facesOf(own).sort()]).toEqual([event?.key, [...told].sort()]);
      }
    }
    expect(fallen).toBeGreaterThan(0);
  });
});

function thrown(key: string, values: Values, ...faces: readonly number[]): Throw {
  return { dice: faces.map(() => "d6" as const), faces, by: "red", why: { key, values } };
}

describe("throws and facts", () => {
  const decides = { roll: ["rolls"], tie: ["ties"], shell: ["shells"], leaf: ["moves"] };
  const [first, second] = [thrown("roll", { id: "A1" }, 1, 2), thrown("roll", { id: "A2" }, 3, 4)];
  const events: readonly GameEvent[] = [
    { key: "turn", values: {} },
    { key: "rolls", values: { id: "A1" } },
    { key: "rolls", values: { id: "A2" } },
  ];

  it("belong together by whom both are about", () => {
    const byFact = throwsByFact([first, second], events, decides);
    expect(events.map((event) => byFact.get(event))).toEqual([undefined, [first], [second]]);
  });

  it("several throws are told by one fact, and the same throw again by the next", () => {
    const ties = [
      { key: "ties", values: { ids: ["A1", "A2", "A3"] } },
      { key: "ties", values: { ids: ["A1", "A2"] } },
    ];
    const all = ["A1", "A2", "A3", "A1", "A2"].map((id, at) => thrown("tie", { id }, at + 1));
    const byFact = throwsByFact(all, ties, decides);
    expect(ties.map((event) => byFact.get(event))).toEqual([all.slice(0, 3), all.slice(3)]);
  });

  it("the same throw at one piece twice is two facts, in their order", () => {
    const shells = [1, 2].map((guns) => ({ key: "shells", values: { id: "A1", guns } }));
    const all = [thrown("shell", { id: "A1" }, 5), thrown("shell", { id: "A1" }, 6)];
    const byFact = throwsByFact(all, shells, decides);
    expect(shells.map((event) => byFact.get(event))).toEqual([[all[0]], [all[1]]]);
  });

  it("what is thrown twice for one fact stands before it twice", () => {
    const moves = [{ key: "moves", values: { id: "A1" } }];
    const all = [thrown("leaf", { id: "A1" }, 5), thrown("leaf", { id: "A1" }, 6)];
    expect(throwsByFact(all, moves, decides).get(moves[0])).toEqual(all);
  });

  it("of what nothing is told stands alone", () => {
    const lonely = thrown("else", {}, 2);
    expect([...throwsByFact([lonely], events, decides)]).toEqual([[undefined, [lonely]]]);
  });
});
