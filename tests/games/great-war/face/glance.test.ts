import { expect, test } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { table } from "../../../../src/games/great-war/face/table.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/table.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/table.ts";
import { viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { type Plane, stateOf } from "../board.ts";
import { at, gun } from "../rules/ground/scene.ts";

function glance(plane: Partial<Plane>) {
  return table.glance(viewOf(stateOf([{ id: "A1", ...plane }]), "allied"), "A1");
}

function alarms(plane: Partial<Plane>, words: object = english): readonly string[] {
  return (glance(plane)?.alarms ?? []).map((text) => say(words as never, text as never));
}

test("a line of the list gives altitude, speed and the points left", () => {
  expect(glance({ altitude: 3350, damage: 4 })).toEqual({
    figures: ["3350 m", "8 MP"],
    left: [{ left: 7, of: 11 }],
    alarms: [],
  });
});

test("a balloon flies at no speed", () => {
  expect(glance({ type: "balloon-drachen", altitude: 500 })?.figures).toEqual(["500 m"]);
});

test("a gun on the ground gives its kind and hex", () => {
  const state = { ...stateOf([{ id: "A1" }]), guns: [gun("F1", { kind: "AA" as const, hex: at(13, 14) })] };
  const [kind, ...rest] = table.glance(viewOf(state, "german"), "F1")?.figures ?? [];
  expect(rest).toEqual(["1514"]);
  expect([english, german].map((words) => say(words as never, kind as never))).toEqual(["AA", "Flak"]);
});

test("jams, wounds and why it flies no more are named in every language", () => {
  const guns = stateOf([{ id: "A1" }]).aircraft[0]?.guns.map((mount) =>
    mount.map((barrel, place) => ({ ...barrel, jammed: place === 0 })),
  );
  const crew = [{ health: "wounded" as const, woundedIn: 1 }];
  expect(alarms({ ...(guns && { guns }), crew })).toEqual(["jam", "pilot wounded"]);
  expect(alarms({ status: "home" })).toEqual(["gone home"]);
  expect(alarms({ status: "home" }, german)).toEqual(["heimgekehrt"]);
});
