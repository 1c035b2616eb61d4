import { BoxGeometry, InstancedMesh, MeshBasicMaterial } from "three";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isAwaiting } from "../../../src/scene/awaited.ts";
import { bake } from "../../../src/scene/dice/bake.ts";
import { frameAt, goAt, goesOf } from "../../../src/scene/dice/goes.ts";
import { MAX_DICE } from "../../../src/scene/dice/kinds.ts";
import { DicePool } from "../../../src/scene/dice/pool.ts";
import { Tumble } from "../../../src/scene/dice/tumble.ts";
import type { Cue, ThrownDie } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { table } from "../../tabletop/fixtures.ts";

function thrown(...faces: readonly number[]): Cue {
  return { kind: "dice", dice: faces.map((face): ThrownDie => ({ kind: "d6", face, side: 0 })), caption: "" };
}

const TABLE = table([], [thrown(4, 2), { kind: "mark", piece: "R1", mark: "jam" }, thrown(6)]);
const LINE = timeline({ ...TABLE, cues: [] }, TABLE);
const [FIRST, , SECOND] = LINE.clips;
/** In the middle of both throws, between them and at the end. */
const INSTANTS = [310, 1010, 2000, (SECOND?.start ?? 0) + 400, LINE.duration];

/** A tray, with where its dice lie at an instant and what they have been heard to hit. */
async function tray({ instant = false, fast = false } = {}) {
  const pool = new DicePool();
  const mesh = new InstancedMesh(new BoxGeometry(), new MeshBasicMaterial(), MAX_DICE);
  pool.adopt("d6", mesh);
  const heard: number[] = [];
  const redraw = vi.fn();
  const tumble = new Tumble(pool, { fast: () => fast, redraw, onImpact: (speed) => heard.push(speed) });
  const at = (now: number, playing = false) => {
    tumble.show({ timeline: LINE, now, playing, instant });
    return mesh.visible ? [...mesh.instanceMatrix.array.subarray(0, mesh.count * 16)] : [];
  };
  at(0);
  emptied.push(() => tumble.show({ timeline: undefined, now: 0, playing: false, instant }));
  if (!instant) await vi.waitFor(() => expect(redraw).toHaveBeenCalled());
  return { at, heard, pool, redraw };
}

/** What waits for the page to have time, which it has none of while a test lasts. */
const idle: (() => void)[] = [];
/** How each tray is emptied: what is worked out ahead for it is wanted no more. */
const emptied: (() => void)[] = [];

beforeEach(() => vi.stubGlobal("requestIdleCallback", (go: () => void) => idle.push(go)));
// Modules are shared with other files, whose tables would be taken to wait for these dice.
afterEach(async () => {
  for (const empty of emptied.splice(0)) empty();
  for (const go of idle.splice(0)) go();
  await vi.waitFor(() => expect(isAwaiting()).toBe(false));
});

describe("dice at an instant", () => {
  test("lie where they lie whether it is played to, stepped to or sought, to the bit", async () => {
    for (const to of INSTANTS) {
      const [played, stepped, sought] = [await tray(), await tray(), await tray()];
      for (let now = 0; now < to; now += 16) played.at(now, true);
      for (let now = LINE.duration; now > to; now -= 70) stepped.at(now);
      const there = sought.at(to);
      expect(there).toHaveLength(to < (SECOND?.start ?? 0) ? 32 : 16);
      expect(played.at(to, true), `played to ${to}`).toEqual(there);
      expect(stepped.at(to), `stepped back to ${to}`).toEqual(there);
    }
  });

  test("tumble while they fall, and lie still before anything else happens", async () => {
    const { at } = await tray();
    expect(at(300)).not.toEqual(at(340));
    const end = (FIRST?.start ?? 0) + (FIRST?.duration ?? 0);
    expect(at(end)).toEqual(at(end + 500));
  });

  test("fall sooner for who finds them slow, and do not tumble where nothing is to move", async () => {
    const [usual, fast, still] = [await tray(), await tray({ fast: true }), await tray({ instant: true })];
    expect(fast.at(240)).toEqual(usual.at(240 * 2.4));
    expect(still.at(300)).toEqual(still.at(1500));
    expect(still.at(300)).not.toEqual(usual.at(LINE.duration));
  });

  test("are not there before they are thrown", async () => {
    const late = table([], [{ kind: "mark", piece: "R1", mark: "jam" }, thrown(3)]);
    const line = timeline({ ...late, cues: [] }, late);
    const { pool } = await tray();
    const tumble = new Tumble(pool, {
      fast: () => false,
      redraw: () => undefined,
      onImpact: () => undefined,
    });
    tumble.show({ timeline: line, now: 100, playing: false, instant: true });
    expect(pool.holds).toBe(false);
    tumble.show({ timeline: line, now: line.duration, playing: false, instant: true });
    expect(pool.holds).toBe(true);
    tumble.show({ timeline: undefined, now: 0, playing: false, instant: true });
    expect(pool.holds).toBe(false);
  });
});

test("the physics is asked for once, however many frames are shown before it is there and after", async () => {
  const { at, redraw } = await tray();
  for (let now = 0; now < 200; now += 20) at(now);
  // Whoever asked again before has it before this.
  await import("../../../src/scene/dice/bake.ts");
  await new Promise((done) => setTimeout(done));
  expect(redraw).toHaveBeenCalledTimes(1);
});

test("every impact sounds once while it is played, and none where an instant is sought", async () => {
  const [played, sought] = [await tray(), await tray()];
  for (let now = 0; now <= LINE.duration; now += 40) played.at(now, true);
  const impacts = goesOf(LINE).flatMap(({ request }) => bake(request).impacts.map(({ speed }) => speed));
  expect(played.heard).toEqual(impacts);
  for (const to of INSTANTS) sought.at(to);
  expect(sought.heard).toEqual([]);
});

test("a throw of more dice than the tray holds falls in as many goes, all of them in its time", () => {
  const many = table([], [thrown(...Array.from({ length: MAX_DICE + 3 }, () => 5))]);
  const line = timeline({ ...many, cues: [] }, many);
  const goes = goesOf(line);
  expect(goes.map(({ request }) => request.dice.length)).toEqual([MAX_DICE, 3]);
  expect(goAt(goes, line.duration / 2 - 1)).toBe(goes[0]);
  expect(goAt(goes, line.duration / 2)).toBe(goes[1]);
  for (const go of goes) {
    const baked = bake(go.request);
    expect(frameAt(go, baked, go.start, false)).toBe(0);
    expect(frameAt(go, baked, go.start + go.duration, false)).toBe(baked.frames - 1);
  }
});
