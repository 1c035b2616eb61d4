import { useThree } from "@react-three/fiber";
import { act, create } from "@react-three/test-renderer";
import { Profiler } from "react";
import { PerspectiveCamera } from "three";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { createPlayer } from "../../src/scene/player.ts";
import type { ScreenArea, TableHandle, TableProps } from "../../src/scene/props.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";
import { find, PROPS, stubPage, tray, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

describe("a directed table", () => {
  const FLOWN = table(
    [
      piece("R1", [pose(10, 6, 0), pose(10, 12, 0)]),
      piece("B1", [pose(10, 16, 0), pose(10, 18, 0)], { side: 1 }),
    ],
    [{ kind: "fly" }, { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: false }],
  );
  const LINE = timeline(beforeOf(FLOWN), FLOWN);

  async function show(props: Partial<TableProps> = {}) {
    const player = createPlayer();
    player.load(LINE, "end");
    let handle: TableHandle | null = null;
    const settings = { ...PROPS.settings, reducedMotion: false };
    const whole: TableProps = {
      ...{ ...PROPS, settings, player, tabletop: FLOWN, directed: true },
      handle: (given) => {
        handle = given;
      },
      ...props,
    };
    let renders = 0;
    let resize = (_width: number, _height: number) => {};
    const Sized = () => {
      resize = useThree(({ setSize }) => setSize);
      return null;
    };
    const root = await create(
      <Profiler id="table" onRender={() => void renders++}>
        <Table {...whole} />
        <Sized />
      </Profiler>,
    );
    // Whoever leads the camera comes with its hands, when the table stands.
    await Promise.all([
      import("../../src/scene/components/camera/Director.tsx"),
      import("../../src/scene/components/camera/Controls.tsx"),
    ]);
    let turns = 0;
    await until(root, () => tray(root) !== undefined && turns++ > 20);
    const frames = (count: number) => act(async () => root.advanceFrames(count, 0.1));
    await frames(45);
    const eye = () => (find(root, PerspectiveCamera) as PerspectiveCamera).position.clone();
    const go = async (ms: number) => {
      await act(async () => player.seek(ms));
      await frames(45);
      return eye();
    };
    const begin = () => act(async () => player.load(timeline(beforeOf(FLOWN), FLOWN)));
    return {
      root,
      eye,
      go,
      begin,
      frames,
      renders: () => renders,
      resize: (width: number, height: number) => act(async () => resize(width, height)),
      handle: () => handle as TableHandle | null,
    };
  }

  /** An instant in which R1 is followed, and the one in which all is over. */
  const [CHASE, OVER] = [1300, LINE.duration];

  test("goes where something happens and comes back to the table", async () => {
    const { root, eye, go } = await show();
    const home = eye();
    const chased = await go(CHASE);
    expect(chased.distanceTo(home)).toBeGreaterThan(3);
    expect(chased.y).toBeLessThan(home.y);
    expect((await go(CHASE + 900)).distanceTo(chased)).toBeGreaterThan(0.5);
    expect((await go(CHASE)).distanceTo(chased)).toBeLessThan(0.01);
    expect((await go(OVER)).distanceTo(home)).toBeLessThan(0.1);
    await root.unmount();
  });

  test("whoever follows its pictures goes on when papers beside it are put away", async () => {
    const { root, handle, frames, begin, resize } = await show();
    const before = handle();
    let pictures = 0;
    before?.onDraw(() => void pictures++);
    await resize(390, 844);
    await begin();
    pictures = 0;
    await frames(3);
    expect(pictures).toBeGreaterThan(0);
    expect(handle()).toBe(before);
    await root.unmount();
  });

  test("renders nothing while its film is shown, forwards or backwards", async () => {
    const { root, go, renders } = await show();
    await go(CHASE);
    const before = renders();
    const eyes = [await go(CHASE + 300), await go(OVER - 400), await go(CHASE + 300)];
    expect(eyes[0]?.distanceTo(eyes[1] ?? eyes[0])).toBeGreaterThan(0.5);
    expect(eyes[2]?.distanceTo(eyes[0] ?? eyes[2])).toBeLessThan(0.01);
    expect(renders()).toBe(before);
    await root.unmount();
  });

  test("one that is not directed goes with the fight, at each instant the same way", async () => {
    const { root, eye, go, handle, frames } = await show({ directed: false });
    const home = eye();
    const before = await go(0);
    const chased = await go(CHASE);
    expect(before.distanceTo(chased)).toBeGreaterThan(0.3);
    expect(await go(OVER)).toEqual(home);
    expect(await go(CHASE)).toEqual(chased);
    handle()?.frame(["B1"]);
    await frames(45);
    const taken = eye();
    expect((await go(0)).distanceTo(taken)).toBeLessThan(0.01);
    await root.unmount();
  });

  test("one on which nothing is to move stands still", async () => {
    const { root, eye, go } = await show({ settings: { ...PROPS.settings, reducedMotion: true } });
    const home = eye();
    expect((await go(CHASE)).distanceTo(home)).toBeLessThan(0.01);
    await root.unmount();
  });

  test.each([true, false])(
    "is looked at as it was first seen, until the camera is to come home past other papers; directed %s",
    async (directed) => {
      let clear: ScreenArea = { left: 0, top: 0, right: 1280, bottom: 800 };
      const { root, go, handle, frames } = await show({ directed, clearArea: () => clear });
      const chased = await go(CHASE);
      clear = { ...clear, right: 560 };
      expect((await go(CHASE)).distanceTo(chased)).toBe(0);
      handle()?.home();
      await frames(45);
      const past = await go(CHASE);
      expect(past.distanceTo(chased)).toBeGreaterThan(1);
      clear = { ...clear, right: 1280 };
      await go(CHASE + 300);
      expect((await go(CHASE)).distanceTo(past)).toBe(0);
      await root.unmount();
    },
  );

  test("leaves the camera to whoever has moved it, until he goes home or a turn begins", async () => {
    const { root, eye, go, begin, frames, handle } = await show({ opensTurn: true });
    const home = eye();
    const take = async () => {
      handle()?.frame(["B1"]);
      await frames(45);
      return eye();
    };
    await go(CHASE);
    const taken = await take();
    expect((await go(CHASE + 900)).distanceTo(taken)).toBeLessThan(0.01);
    expect((await go(OVER)).distanceTo(taken)).toBeLessThan(0.01);
    handle()?.home();
    await frames(45);
    expect(eye().distanceTo(home)).toBeLessThan(0.1);
    expect((await go(CHASE)).distanceTo(home)).toBeGreaterThan(3);
    await take();
    await go(OVER);
    await begin();
    await frames(5);
    expect((await go(CHASE)).distanceTo(taken)).toBeGreaterThan(1);
    await root.unmount();
  });

  test("leaves the camera to whoever has moved it when something happens in the midst of a turn", async () => {
    const { root, eye, go, begin, frames, handle } = await show({ opensTurn: false });
    handle()?.frame(["B1"]);
    await frames(45);
    const taken = eye();
    await begin();
    await frames(5);
    expect((await go(CHASE)).distanceTo(taken)).toBeLessThan(0.01);
    await root.unmount();
  });
});
