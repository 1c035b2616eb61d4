import { act, create } from "@react-three/test-renderer";
import type { ReactNode } from "react";
import { BatchedMesh } from "three";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableTools } from "../../../src/scene/components/shown.ts";
import { Table } from "../../../src/scene/components/Table.tsx";
import { createPlayer } from "../../../src/scene/player.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf } from "../../tabletop/fixtures.ts";
import { frontTable } from "../../tabletop/front.ts";
import { allLaid, find, laid, PROPS, type Root, until } from "../bare-table.ts";
import { hitsIn, placesIn } from "./hits.ts";
import { objectsIn } from "./objects.ts";
import { recordedPage } from "./pen.ts";
import { AIR_DRAFT, CHOICE, campaign, DRAFT, fight, moved, SHARES } from "./tables.ts";

vi.mock("../../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card: what would be is laid out.
vi.mock("@react-three/drei/core/Environment.js", () => ({
  Environment: ({
    children,
    environmentIntensity,
  }: {
    children: ReactNode;
    environmentIntensity: number;
  }) => <group name={`reflections of ${environmentIntensity}`}>{children}</group>,
}));
/** What the parts of the table that was rendered last share. */
const shared = vi.hoisted(() => ({ tools: undefined as TableTools | undefined }));
vi.mock("../../../src/scene/components/Picture.tsx", async (original) => {
  const { Picture } = await original<typeof import("../../../src/scene/components/Picture.tsx")>();
  const { useTools } = await import("../../../src/scene/components/shown.ts");
  const Watched = () => {
    shared.tools = useTools();
    return <Picture />;
  };
  return { Picture: Watched };
});
vi.mock("../../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

// Nobody waits for a page that is painted.
vi.mock("../../../src/scene/mat/rows.ts", () => ({
  rowByRow: async (rows: number, work: (row: number) => void) => {
    for (let row = 0; row < rows; row++) work(row);
    return true;
  },
}));

/** The parts of a table, so that none is waited for: which come by and by is another matter. */
const PARTS = import.meta.glob("../../../src/scene/{components/**/*.tsx,mat/mats/paper/art.ts}");

beforeAll(async () => void (await Promise.all(Object.values(PARTS).map((fetch) => fetch()))));
beforeEach(recordedPage);

/** A table with all its parts, which come by and by. */
async function stand(props: Partial<TableProps>): Promise<Root> {
  const root = await create(<Table {...PROPS} {...props} />);
  await until(root, () => find(root, BatchedMesh) !== undefined);
  await allLaid(root);
  return root;
}

/** Records what is drawn otherwise than before. */
class Recorder {
  private before: readonly string[] = [];

  constructor(private readonly root: Root) {}

  /** Each instant is sought in turn; left out: as it is now. */
  async record(
    name: string,
    frames = 30,
    instants: readonly (() => void)[] = [() => undefined],
  ): Promise<void> {
    const told: string[] = [];
    for (const seek of instants) {
      seek();
      await act(async () => this.root.advanceFrames(frames, 0.05));
      const now = objectsIn(laid(this.root));
      const before = new Set(this.before);
      told.push(now.filter((one) => !before.has(one)).join("\n"));
      this.before = now;
    }
    await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot(`./pictures/${name}.txt`);
  }

  /** Records what a hand hits all over the picture, and where all things lie. */
  async hits(name: string, { tabletop }: Pick<TableProps, "tabletop">): Promise<void> {
    const tools = shared.tools as TableTools;
    const lines = [...hitsIn(tools), ...placesIn(tools, tabletop)];
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./pictures/${name}.txt`);
  }
}

test("a fight with an order drafted over it is drawn as recorded, from either side", async () => {
  const props = { ...PROPS, tabletop: { ...fight(), cues: [] }, overlay: DRAFT, selected: "R1" };
  const root = await stand(props);
  const recorder = new Recorder(root);
  await recorder.record("draft");
  await act(async () => shared.tools?.point({ x: 20.2, y: 15.1 }));
  await recorder.record("draft-pointed", 5);
  await act(async () => root.update(<Table {...props} edge={1} selected="B1" />));
  await recorder.record("draft-other-side");
  await recorder.hits("draft-hits", props);
  await root.unmount();
});

test("a fight in hexes, with an order drafted in the air, is drawn as recorded", async () => {
  const props = { ...PROPS, tabletop: { ...frontTable(), mat: { ...frontTable().mat, kind: "bare" } } };
  const root = await stand({ ...props, overlay: AIR_DRAFT, selected: "R1", showNumbers: true });
  const recorder = new Recorder(root);
  await recorder.record("hexes");
  await act(async () => shared.tools?.hover("R1"));
  await recorder.record("hexes-pointed", 5);
  await recorder.hits("hexes-hits", props);
  await root.unmount();
});

test("a map, on which one chooses, is drawn as recorded, and so is what is pointed at", async () => {
  const props = { ...PROPS, tabletop: campaign(), overlay: CHOICE, showNumbers: true };
  const root = await stand(props);
  const recorder = new Recorder(root);
  await recorder.record("map");
  for (const hovered of ["c1", "c7", "hand-0-2", "deck-3"]) {
    await act(async () => root.update(<Table {...props} hovered={hovered} />));
    await recorder.record(`map-${hovered}`);
  }
  await recorder.hits("map-hits", props);
  await root.unmount();
});

/** What happens on the table: a cue, the way there and the picture at some instants of it. */
test.each([
  ["fight", fight(), beforeOf(fight())],
  ["campaign", moved(), campaign()],
])(
  "what happens in a %s is drawn as recorded as each clip begins, in its middle and before its end",
  async (name, tabletop, before) => {
    const player = createPlayer();
    const line = timeline(before, tabletop);
    player.load(line, "start");
    const root = await stand({ player, tabletop });
    const recorder = new Recorder(root);
    for (const [i, { start, duration, cue }] of line.clips.entries()) {
      const instants = SHARES.map((share) => () => player.seek(start + duration * share));
      await recorder.record(`${name}-${i}-${cue.kind}`, 2, instants);
    }
    await root.unmount();
  },
);
