import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../../../src/core/file/file.ts";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { eventsFor } from "../../../../../src/core/match/log.ts";
import { type AnyCatalogue, say } from "../../../../../src/core/phrase.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import { cuesOf } from "../../../../../src/games/great-war/face/picture/cues.ts";
import { words as german } from "../../../../../src/games/great-war/face/words/de/table.ts";
import { words as english } from "../../../../../src/games/great-war/face/words/en/table.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { viewOf } from "../../../../../src/games/great-war/rules/view/view.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import type { Cue } from "../../../../../src/tabletop/cue.ts";
import { goldenText } from "../../../../goldens/files.ts";
import { stateOf } from "../../board.ts";

/** What was shown at every moment of a recorded match at which something of a kind was told. */
function shownAt(name: string, key: string, words: AnyCatalogue = { ...en, ...english }) {
  const text = goldenText(`great-war-${name}`);
  const file = parseFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const opened = openFile(greatWar, file.value, recordedDice([]));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.match.moments.flatMap((moment) => {
    const events = eventsFor(moment, "table");
    const told = events.filter((event) => event.key === key);
    const view = viewOf(moment.state as State, "table");
    return told.length > 0 ? [{ told, cues: cuesOf(view, events, (phrase) => say(words, phrase)) }] : [];
  });
}

function ofKind<Kind extends Cue["kind"]>(cues: readonly Cue[], kind: Kind) {
  return cues.filter((cue): cue is Extract<Cue, { kind: Kind }> => cue.kind === kind);
}

const PLANES = [
  { id: "A1", altitude: 400 },
  { id: "G1", type: "balloon-drachen", altitude: 400 },
] as const;

/** What is shown of some facts. */
function cues(...events: readonly (readonly [key: string, values: GameEvent["values"]])[]) {
  const view = viewOf(stateOf([...PLANES]), "allied");
  return cuesOf(
    view,
    events.map(([key, values]) => ({ key, values })),
  );
}

describe("what happens in a battle is seen", () => {
  test.each([
    ["in English", { ...en, ...english }],
    ["in German", { ...de, ...german }],
  ] as const)("dice say in words what they decided, %s", (_, words) => {
    for (const name of ["bombing", "photo"]) {
      const moments = [...shownAt(name, "event.attack", words), ...shownAt(name, "event.initiative", words)];
      const captions = moments.flatMap((moment) => ofKind(moment.cues, "dice").map(({ caption }) => caption));
      expect(captions.length).toBeGreaterThan(10);
      for (const caption of captions) {
        expect(caption).toMatch(/[a-zäöü]{3}/i);
        expect(caption).not.toMatch(/undefined|NaN|event\.|cue\./);
      }
    }
  });

  test("rounds strike the ground in every hex that was strafed", () => {
    const moments = shownAt("trench-strafing", "event.strafes");
    expect(moments.length).toBeGreaterThan(0);
    for (const { told, cues: shown } of moments) {
      const ground = ofKind(shown, "shot").filter(({ to }) => typeof to !== "string");
      expect(ground.length).toBe(told.reduce((sum, { values }) => sum + Number(values.hexes), 0));
      expect(ground.every(({ to, hit }) => hit && typeof to !== "string" && to.level === 0)).toBe(true);
    }
  });

  test("archie bursts beside its target; the trench fires from below it, a gun from where it stands", () => {
    const attack = { id: "A1", side: "german", faces: [3, 4], modified: 7, hit: false };
    const [, burst] = cues(["event.ground-attack", { ...attack, row: "AA" }]);
    expect(burst).toEqual({ kind: "burst", at: "A1", hit: false, side: 1 });
    const [, below] = cues(["event.ground-attack", { ...attack, row: "MG", hit: true }]);
    expect(below).toMatchObject({ kind: "shot", from: { level: 0 }, to: "A1", hit: true });
    const fires = ["event.gun-fires", { id: "A1", gun: "F1" }] as const;
    const shots = ofKind(
      cues(
        fires,
        ["event.ground-attack", { ...attack, row: "MG" }],
        ["event.ground-attack", { ...attack, row: "MG" }],
      ),
      "shot",
    );
    expect(shots.map(({ from }) => typeof from)).toEqual(["string", "object"]);
    expect(shots[0]?.from).toBe("F1");
  });

  test("a critical hit says what it strikes", () => {
    const [{ cues: shown } = { cues: [] }] = shownAt("photo", "event.critical");
    const [mark] = ofKind(shown, "mark").filter((one) => one.mark === "critical");
    expect(mark?.caption).toMatch(/^(the|a|an) [a-z ]+$/);
  });

  test("a balloon goes up in flames before it falls", () => {
    const shown = cues(["event.burns", { id: "G1" }], ["event.destroyed", { id: "G1" }]);
    expect(shown.map((cue) => (cue.kind === "mark" ? cue.mark : cue.kind))).toEqual([
      "burst",
      "fire",
      "fall",
    ]);
  });
});
