import { describe, expect, it } from "vitest";
import CATALOGUE from "../../../models/catalogue.json" with { type: "json" };
import { readSettings } from "../../../src/app/settings/kept-settings.ts";
import { DEFAULT_VOLUMES, volumesOf } from "../../../src/app/settings/volumes.ts";
import { calibreOf, engineCount, engineOf, NAMED } from "../../../src/app/sound/airframes.ts";
import { digest, heardFrom, score } from "../../../src/app/sound/score.ts";
import { opened } from "../../../src/tabletop/clips.ts";
import type { Cue, Piece } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

const LONG = [pose(10, 10, 0), pose(10, 12, 0), pose(10, 18, 0)];
const SHORT = [pose(20, 20, 180), pose(20, 18, 180)];
const THROW: Cue = { kind: "dice", dice: [{ kind: "d6", face: 3, side: 0 }], caption: "" };
const SHOT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true };

function line(pieces: readonly Piece[], cues: readonly Cue[]) {
  const after = table(pieces, cues);
  return timeline(beforeOf(after), after);
}

describe("the score of a timeline", () => {
  it("is empty when nothing happens or nothing is heard of it", () => {
    expect(score(line([piece("R1", LONG)], []), false)).toEqual([]);
    expect(score(line([piece("R1", [])], [{ kind: "fly" }]), false)).toEqual([]);
  });

  it("drones as long as they fly: the faster the higher, those of one speed together", () => {
    const flown = line([piece("R1", LONG), piece("R2", LONG), piece("B1", SHORT)], [{ kind: "fly" }]);
    const drones = score(flown, false);
    expect(drones.map(({ at }) => at)).toEqual([0, 0]);
    const [fast, slow] = drones.map(({ sound }) => sound);
    if (fast?.kind !== "engine" || slow?.kind !== "engine") throw new Error("no engines");
    expect([fast.count, slow.count]).toEqual([2, 1]);
    expect(fast.hertz).toBeGreaterThan(slow.hertz);
    expect(fast.seconds * 1000).toBe(flown.duration);
  });

  it("has every sound begin with its clip, in order", () => {
    const cues: Cue[] = [SHOT, { kind: "fall", piece: "B1", how: "crashed" }, { kind: "leave", piece: "R1" }];
    const whole = line([piece("R1", []), piece("B1", [])], cues);
    const found = score(whole, false);
    expect(found.map(({ sound }) => sound.kind)).toEqual(["guns", "fall", "leave"]);
    expect(found.map(({ at }) => at)).toEqual(whole.clips.map(({ start }) => start));
    expect(found[1]?.sound).toMatchObject({ spin: true });
  });

  it("turns orders over as cards, once for the two that do so side by side", () => {
    const orders = [0, 0, 0, 1, 1].map((side, at) => ({ id: `${at}`, side: side as 0 | 1, text: "2L" }));
    const whole = line([], [SHOT, { kind: "reveal", orders }]);
    const clip = whole.clips[1];
    const cards = score(whole, false).filter(({ sound }) => sound.kind === "card");
    expect(cards.map(({ at }) => at - (clip?.start ?? 0))).toEqual([0, 1, 2].map(opened));
    expect(opened(2)).toBe(2 * opened(1));
    expect(opened(23)).toBeLessThan(clip?.duration ?? 0);
  });

  it("knocks within the throw, softer and softer, unless the dice are heard themselves", () => {
    const whole = line([piece("R1", [])], [SHOT, THROW]);
    const clip = whole.clips[1];
    const knocks = score(whole, false).filter(({ sound }) => sound.kind === "knock");
    expect(knocks.length).toBeGreaterThan(4);
    const forces = knocks.map(({ sound }) => (sound.kind === "knock" ? sound.force : 0));
    expect([...forces].sort((a, b) => b - a)).toEqual(forces);
    for (const { at } of knocks) {
      expect(at).toBeGreaterThan(clip?.start ?? 0);
      expect(at).toBeLessThan(whole.duration);
    }
    expect(score(whole, true).map(({ sound }) => sound.kind)).toEqual(["guns"]);
  });

  it("has each aircraft's own engine and guns, as it was built or designed", () => {
    const named = (id: string, model: string) => ({ ...piece(id, LONG), model });
    const pieces = [
      named("R1", "great-war/sopwith-camel"),
      named("R2", "luftwaffe/me-262a-1"),
      named("B1", "dogfight/b-17g"),
      named("B2", "dogfight/spitfire-ia"),
    ];
    const whole = line(pieces, [{ kind: "fly" }, SHOT, { ...SHOT, from: "B1", to: "R1" }]);
    const found = score(whole, false).map(({ sound }) => sound);
    const drones = found.flatMap((sound) => (sound.kind === "engine" ? [[sound.engine, sound.count]] : []));
    expect(drones).toEqual([
      ["rotary", 1],
      ["jet", 2],
      ["radial", 4],
      ["inline", 1],
    ]);
    expect(found.flatMap((sound) => (sound.kind === "guns" ? [sound.calibre] : []))).toEqual([
      "rifle",
      "heavy",
    ]);
    const designed = { model: "", look: { plan: "twin", engine: "radial" } } as Piece;
    expect([engineOf(designed), engineCount(designed)]).toEqual(["radial", 2]);
    expect(calibreOf({ model: "dogfight/bf-109e-3" })).toBe("cannon");
  });

  it("names no aircraft that there is not", () => {
    const known = new Set(CATALOGUE.map(({ model }) => model.slice(model.indexOf("/") + 1)));
    expect(NAMED.filter((name) => !known.has(name))).toEqual([]);
  });

  it("has no more drones than an ear can tell apart", () => {
    const pieces = Array.from({ length: 9 }, (_, index) =>
      piece(`R${index}`, [pose(1, 1, 0), pose(1, 3 + index, 0)]),
    );
    expect(score(line(pieces, [{ kind: "fly" }]), false)).toHaveLength(4);
  });
});

describe("what is heard from an instant on", () => {
  const whole = line([piece("R1", LONG), piece("B1", SHORT)], [{ kind: "fly" }, SHOT, THROW]);
  const [fly, , dice] = whole.clips;
  if (!fly || !dice) throw new Error("no clips");
  const from = (clip: typeof fly, now: number) => heardFrom(score(whole, false), clip, now);

  it("is all of the clip at its beginning, and nothing of the others", () => {
    expect(from(fly, fly.start)).toEqual(score(whole, false).filter(({ sound }) => sound.kind === "engine"));
  });

  it("is the rest of what goes on, and what is still to come", () => {
    const late = from(fly, fly.start + 1000);
    expect(late.map(({ at }) => at)).toEqual([fly.start + 1000, fly.start + 1000]);
    for (const { sound } of late)
      expect("seconds" in sound && sound.seconds).toBeCloseTo(fly.duration / 1000 - 1, 9);
    expect(from(fly, fly.start + fly.duration - 50)).toEqual([]);
    const middle = dice.start + dice.duration / 2;
    const knocks = from(dice, middle);
    expect(knocks.length).toBeGreaterThan(0);
    expect(knocks.every(({ at }) => at >= middle - 60)).toBe(true);
  });

  it("tells from which pieces it comes", () => {
    const sources = score(whole, false).map(({ sound }) => sound.of);
    expect(sources).toEqual(expect.arrayContaining([["R1"], ["B1"]]));
  });
});

describe("the digest of a result shown at once", () => {
  it("has each kind of sound once, briefly, one after another", () => {
    const whole = line([piece("R1", LONG), piece("B1", SHORT)], [{ kind: "fly" }, SHOT, SHOT, THROW]);
    const short = digest(score(whole, false));
    expect(short.map(({ sound }) => sound.kind)).toEqual(["engine", "guns", "knock"]);
    expect(new Set(short.map(({ at }) => at)).size).toBe(3);
    for (const { sound } of short) if ("seconds" in sound) expect(sound.seconds).toBeLessThan(1);
  });
});

describe("volumes from storage", () => {
  const kept = (text: string) => volumesOf(readSettings(text).volumes);

  it("are the usual ones where nothing or nonsense is kept", () => {
    for (const text of [
      "{}",
      '{"volumes":3}',
      '{"volumes":[]}',
      '{"volumes":null}',
      '{"volumes":{"more":1}}',
    ])
      expect(kept(text)).toEqual(DEFAULT_VOLUMES);
  });

  it("are those that are whole percentages, and the usual one for what is missing or spoilt", () => {
    expect(kept('{"volumes":{"guns":0,"dice":100}}')).toEqual({ ...DEFAULT_VOLUMES, guns: 0, dice: 100 });
    for (const guns of [-1, 0.5, 101, "70", null, {}])
      expect(kept(JSON.stringify({ volumes: { guns, dice: 5 } }))).toEqual({ ...DEFAULT_VOLUMES, dice: 5 });
  });
});
