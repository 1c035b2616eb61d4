import { act, create } from "@react-three/test-renderer";
import { BatchedMesh } from "three";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../../src/scene/components/Table.tsx";
import { createPlayer } from "../../../src/scene/player.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf } from "../../tabletop/fixtures.ts";
import { find, laid, PROPS, type Root, until } from "../bare-table.ts";
import { objectsIn } from "./objects.ts";
import { recordedPage } from "./pen.ts";
import { CHOICE, campaign, DRAFT, fight, moved } from "./tables.ts";

vi.mock("../../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
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

/** How many frames in a row are alike once everything has come. */
const RESTS = 15;

/** A table with all its parts, which come by and by. */
async function stand(props: Partial<TableProps>): Promise<Root> {
  const root = await create(<Table {...PROPS} {...props} />);
  let [alike, before] = [0, 0];
  await until(root, () => find(root, BatchedMesh) !== undefined);
  await until(root, () => {
    const now = laid(root).length;
    alike = now === before ? alike + 1 : 0;
    before = now;
    return alike > RESTS;
  });
  return root;
}

/** Records what is drawn otherwise than before. */
class Recorder {
  private before: readonly string[] = [];

  constructor(private readonly root: Root) {}

  async record(name: string, frames = 30): Promise<void> {
    await act(async () => this.root.advanceFrames(frames, 0.05));
    const now = objectsIn(laid(this.root));
    const news = now.filter((one) => !this.before.includes(one));
    this.before = now;
    await expect(`${news.join("\n")}\n`).toMatchFileSnapshot(`./pictures/${name}.txt`);
  }
}

test("a fight with an order drafted over it is drawn as recorded, from either side", async () => {
  const props = { ...PROPS, tabletop: { ...fight(), cues: [] }, overlay: DRAFT, selected: "R1" };
  const root = await stand(props);
  const recorder = new Recorder(root);
  await recorder.record("draft");
  await act(async () => root.update(<Table {...props} edge={1} selected="B1" />));
  await recorder.record("draft-other-side");
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
  await root.unmount();
});

/** What happens on the table: a cue, the way there and, three fifths into it, the picture. */
test.each([
  ["fight", fight(), beforeOf(fight())],
  ["campaign", moved(), campaign()],
])(
  "what happens in a %s is drawn as recorded, in the middle of each clip",
  async (name, tabletop, before) => {
    const player = createPlayer();
    const line = timeline(before, tabletop);
    player.load(line, "start");
    const root = await stand({ player, tabletop });
    const recorder = new Recorder(root);
    for (const [i, { start, duration, cue }] of line.clips.entries()) {
      player.seek(start + duration * 0.6);
      await recorder.record(`${name}-${i}-${cue.kind}`, 2);
    }
    await root.unmount();
  },
);
