import { create } from "@react-three/test-renderer";
import { type OrthographicCamera, PerspectiveCamera, OrthographicCamera as Straight, Vector3 } from "three";
import { beforeEach, describe, expect, test } from "vitest";
import type { Hands } from "../../../src/scene/camera/hands.ts";
import { leadOf } from "../../../src/scene/components/camera/use-lead.ts";
import { type Eye, useEye } from "../../../src/scene/components/rig/use-eye.ts";
import { useRig } from "../../../src/scene/components/rig/use-rig.ts";
import type { TableTools } from "../../../src/scene/components/shown.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import { PROPS, stubPage, TABLE } from "../bare-table.ts";

beforeEach(stubPage);

type Told = readonly [name: string, ...given: unknown[]];

/** Hands that move nothing, and what they were told. */
function stubHands() {
  const told: Told[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void told.push([name, ...given]);
  const names = ["hold", "setLookAt", "zoomTo", "weigh", "moveTo", "dollyTo", "truck", "forward", "stand"];
  const at = { getPosition: () => new Vector3(1, 2, 3), getTarget: () => new Vector3(4, 5, 6) };
  const hands = { enabled: true, ...at, ...Object.fromEntries(names.map((name) => [name, note(name)])) };
  const last = (name: string) => told.findLast(([one]) => one === name)?.slice(1);
  return { hands: hands as unknown as Hands, told, last };
}

type Rig = ReturnType<typeof useRig> & ReturnType<typeof leadOf>;

interface Rigged {
  readonly eye: Eye;
  /** What hands and films move it with. */
  readonly rig: Rig;
  readonly perspective: PerspectiveCamera;
  readonly straight: OrthographicCamera;
  readonly known: { latest: { current: typeof PROPS }; current: TableTools["current"] };
}

/** A table's rig with its two cameras, before anything has been asked of it. */
async function rigged(): Promise<Rigged> {
  const stage = createStage();
  setStage(stage, TABLE, undefined, 0);
  const current = { stage, laid: () => undefined } as unknown as TableTools["current"];
  const known = { latest: { current: PROPS }, current };
  const made: Pick<Rigged, "eye" | "rig">[] = [];
  const Hooked = () => {
    const eye = useEye();
    const rig = useRig(eye, known);
    made.push({ eye, rig: { ...rig, ...leadOf(eye, rig) } });
    return null;
  };
  await create(<Hooked />, { width: 1280, height: 800 });
  const [{ eye, rig }] = made as [Pick<Rigged, "eye" | "rig">];
  const [perspective, straight] = [new PerspectiveCamera(), new Straight()];
  eye.takeCameras({ perspective, straight });
  return { eye, rig, perspective, straight, known };
}

/** The same at home, in hands. */
async function handled() {
  const all = await rigged();
  all.rig.home(false);
  const stub = stubHands();
  all.eye.takeHands(stub.hands);
  stub.told.length = 0;
  return { ...all, ...stub };
}

/** Where the camera stands when all has happened, and what it looks at. */
function homeOf(rig: Rig) {
  const [, , { position, target }] = rig.framings();
  return { position, target };
}

const VIEW = { position: [1, 20, 3], target: [4, 0, 6], top: false, zoom: 1.5 } as const;

describe("without hands", () => {
  test("a camera stands where it is told to, and tells so", async () => {
    const { eye, rig, perspective, straight } = await rigged();
    expect(eye.camera()).toBe(perspective);
    rig.show(VIEW, true);
    expect(perspective.position.toArray()).toEqual(VIEW.position);
    expect(eye.view()).toEqual({ ...VIEW, zoom: 1 });
    rig.show({ ...VIEW, top: true }, true);
    expect(eye.camera()).toBe(straight);
    expect([straight.zoom, eye.view()]).toEqual([1.5, { ...VIEW, top: true }]);
    rig.toggleTop();
    expect(eye.camera()).toBe(perspective);
  });

  test("what hands are asked for waits for them, and they go on from where the camera stands", async () => {
    const { eye, rig, perspective } = await rigged();
    rig.show(VIEW, false);
    rig.pan(2, 3);
    eye.setFree(false);
    const { hands, told } = stubHands();
    eye.takeHands(hands);
    expect(hands.enabled).toBe(false);
    expect(told).toEqual([
      ["hold", perspective, false],
      ["setLookAt", ...VIEW.position, ...VIEW.target, false],
      ["weigh", false],
      ["truck", 2, 0, true],
      ["forward", 3, true],
    ]);
    eye.setFree(true);
    expect(hands.enabled).toBe(true);
  });

  test("the camera of before is given back with the cameras", async () => {
    const { eye } = await rigged();
    const before = eye.camera();
    const other = new PerspectiveCamera();
    const release = eye.takeCameras({ perspective: other, straight: new Straight() });
    expect(eye.camera()).toBe(other);
    release();
    expect(eye.camera()).toBe(before);
  });
});

describe("in hands", () => {
  test("a camera looks straight down and back, and only the straight one is magnified", async () => {
    const { eye, rig, perspective, straight, told } = await handled();
    rig.toggleTop();
    expect(told.slice(0, 2)).toEqual([
      ["hold", straight, true],
      ["zoomTo", 1, false],
    ]);
    expect(told.map(([name]) => name)).toEqual(["hold", "zoomTo", "weigh", "setLookAt", "zoomTo"]);
    told.length = 0;
    rig.toggleTop();
    expect(told[0]).toEqual(["hold", perspective, false]);
    expect(told.map(([name]) => name)).toEqual(["hold", "zoomTo", "weigh", "setLookAt"]);
    expect(eye.view()).toMatchObject({ position: [1, 2, 3], target: [4, 5, 6], top: false });
  });

  test.each([
    ["brought near", false, ["dollyTo", 20, true]],
    ["brought near from straight above", true, ["zoomTo", TABLE.mat.depth / 16, true]],
  ] as const)("a place is %s", async (_, top, told) => {
    const all = await handled();
    if (top) all.rig.toggleTop();
    all.told.length = 0;
    all.rig.frame(7, 0, 8, 4, true);
    expect(all.told).toEqual([["moveTo", 7, 0, 8, true], told]);
  });

  /** What somebody does, and whether the camera goes with the fight then. */
  const DOINGS: readonly (readonly [string, (rig: Rig) => void, boolean])[] = [
    ["nobody has moved it", () => undefined, true],
    ["somebody has moved it", (rig) => rig.touch(), false],
    ["somebody holds it", (rig) => rig.hold(true), false],
    ["somebody has let go of it", (rig) => [rig.hold(true), rig.hold(false)], true],
    ["a place was brought near", (rig) => rig.frame(7, 0, 8, 4, true), false],
    ["all of the table was looked at", (rig) => rig.whole(true), false],
    ["a kept view was shown", (rig) => rig.show(VIEW, true), false],
    ["a key has panned it", (rig) => rig.pan(1, 0), false],
    ["it was moved and has come home", (rig) => [rig.touch(), rig.home(true)], true],
    ["whoever moved it has given it back", (rig) => [rig.touch(), rig.yield()], true],
    [
      "whoever holds it is asked for it",
      (rig) => [rig.touch(), rig.hold(true), rig.yield(), rig.hold(false)],
      false,
    ],
    ["a film leads it", (rig) => rig.lead(new Vector3(), new Vector3()), false],
    ["a film has led it", (rig) => [rig.lead(new Vector3(), new Vector3()), rig.release(true)], true],
  ];

  test.each(DOINGS)("a camera goes with the fight, or does not, when %s", async (_, what, goes) => {
    const { rig, told } = await handled();
    what(rig);
    told.length = 0;
    rig.follow(true);
    expect(told.some(([name]) => name === "setLookAt")).toBe(goes);
  });

  test("nothing is followed before the camera has come home", async () => {
    const { rig, perspective } = await rigged();
    rig.follow(false);
    expect(perspective.position.toArray()).toEqual([0, 0, 0]);
    rig.settle(false);
    expect(perspective.position.toArray()).toEqual(homeOf(rig).position);
  });

  test("another table brings a camera home that nobody holds", async () => {
    const { rig, last, told } = await handled();
    rig.touch();
    rig.settle(true);
    const { position, target } = homeOf(rig);
    expect(last("setLookAt")).toEqual([...position, ...target, true]);
    told.length = 0;
    rig.hold(true);
    rig.settle(true);
    expect(last("setLookAt")).toBeUndefined();
  });
});

describe("a film", () => {
  const [eye, target] = [new Vector3(9, 8, 7), new Vector3(6, 5, 4)];

  test.each([
    ["leads a camera", () => undefined, true],
    ["leads none that somebody has moved", (rig: Rig) => rig.touch(), false],
    ["leads none that somebody holds", (rig: Rig) => rig.hold(true), false],
    ["leads none that looks straight down", (rig: Rig) => rig.toggleTop(), false],
  ])("%s", async (_, what, leads) => {
    const { rig, last } = await handled();
    what(rig);
    rig.lead(eye, target);
    expect(last("stand")).toEqual(leads ? [eye, target, 1] : undefined);
  });

  test.each([true, false])("gives the camera back to the table, cut %s", async (cut) => {
    const { rig, last, told } = await handled();
    rig.release(cut);
    expect(told).toEqual([]);
    rig.lead(eye, target);
    rig.release(cut);
    expect(last("setLookAt")?.at(-1)).toBe(!cut);
  });

  test("moves the camera with more weight, unless somebody moves it", async () => {
    const { rig, last } = await handled();
    const weights = [
      () => rig.direct(true),
      () => rig.hold(true),
      () => rig.hold(false),
      () => rig.touch(),
      () => rig.yield(),
      () => rig.direct(false),
    ].map((what) => {
      what();
      return last("weigh")?.[0];
    });
    expect(weights).toEqual([true, false, true, false, true, false]);
  });

  test("leads a camera without hands as well", async () => {
    const { rig, perspective } = await rigged();
    rig.home(false);
    rig.lead(eye, target);
    expect(perspective.position.equals(eye)).toBe(true);
    expect(perspective.getWorldDirection(new Vector3()).dot(target.clone().sub(eye).normalize())).toBeCloseTo(
      1,
    );
  });
});

test("home is what the fight is about; all of the table where more lies there, or the whole mat is asked for", async () => {
  const { rig, known } = await rigged();
  const fight = homeOf(rig);
  known.latest.current = { ...PROPS, wholeMat: true };
  const mat = homeOf(rig);
  expect(mat.position[1]).toBeGreaterThan(fight.position[1]);
  known.latest.current = PROPS;
  known.current.laid = () => ({ left: -20, right: 80, bottom: -10, top: 50, margin: 0.35 });
  expect(homeOf(rig).position[1]).toBeGreaterThan(mat.position[1]);
});
