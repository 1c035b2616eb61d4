import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { tabletopOf } from "../../../../src/games/down-in-flames/face/tabletop.ts";
import { words } from "../../../../src/games/down-in-flames/face/words/en/table.ts";
import { type Clear, homeView } from "../../../../src/scene/camera/home.ts";
import { playedExtent } from "../../../../src/scene/camera/laid.ts";
import { CARD_SIZE, cardPoses, groupPlace } from "../../../../src/tabletop/layout/card-layout.ts";
import type { SideIndex, Tabletop } from "../../../../src/tabletop/tabletop.ts";
import { type Craft, type Scene, scene } from "../examples/play.ts";

const WIDTH = 1280;
const HEIGHT = 720;
/** What papers and a held hand leave of such a screen. */
const CLEAR: Clear = { left: 120 / 640 - 1, right: 998 / 640 - 1, bottom: 1 - 555 / 360, top: 1 - 46 / 360 };

const A: Craft = { type: "spitfire-ia", wingman: true, hand: "maneuvering, in-my-sights 1/1, scissors" };
const B: Craft = { type: "bf-109e-4", wingman: true, hand: "tight-turn, barrel-roll, maneuvering" };

const SCENES = {
  "face to face": [{ A1: A, B1: B }, {}],
  "in a chase": [{ A1: { ...A, advantaged: "B1" }, B1: B }, {}],
  "close behind": [{ A1: { ...A, tails: "B1" }, B1: B }, {}],
  "of several pairs": [{ A1: A, A2: A, B1: B, B2: B }, {}],
  "beside bombers": [{ A1: A, B1: B }, { bombers: { type: "b-17g", count: 6, side: "allied" } }],
} as const satisfies Readonly<Record<string, readonly [Readonly<Record<string, Craft>>, Partial<Scene>]>>;

/** The table of an attack with so many cards. */
function played(name: keyof typeof SCENES, cards: 1 | 2 | 3): Tabletop {
  const [crafts, more] = SCENES[name];
  const answers = ["in-my-sights 1/1 B1", "tight-turn", "scissors"].slice(0, cards);
  const match = scene(crafts, { turn: "A1", level: 10, ...more }).play(...answers);
  return tabletopOf(downInFlames.view(match.state, "umpire"), [], (phrase) => say(words, phrase));
}

/** Where a place of a table is on the screen, in pixels, as its home view shows it. */
function projection(table: Tabletop, edge: SideIndex): (x: number, y: number, up?: number) => Vector3 {
  const extent = playedExtent(table, edge);
  if (!extent) throw new Error("nothing is played");
  const eye = new PerspectiveCamera(32, WIDTH / HEIGHT, 0.5, 400);
  const { position, target } = homeView(table.mat, extent, edge, { fov: 32, aspect: WIDTH / HEIGHT }, CLEAR);
  eye.position.set(...position);
  eye.lookAt(...target);
  eye.updateMatrixWorld();
  return (x, y, up = 0) => {
    const at = new Vector3(x - table.mat.width / 2, up, table.mat.depth / 2 - y).project(eye);
    return at.set(((at.x + 1) * WIDTH) / 2, ((1 - at.y) * HEIGHT) / 2, 0);
  };
}

const playedIn = ({ cards = [] }: Tabletop) => cards.filter(({ group }) => group === "played");

describe.each(Object.keys(SCENES) as (keyof typeof SCENES)[])("an exchange %s", (name) => {
  test.each([0, 1] as const)("is large from edge %i, and nothing of it lies under a paper", (edge) => {
    for (const count of [1, 3] as const) {
      const table = played(name, count);
      const onScreen = projection(table, edge);
      const poses = cardPoses(table, edge);
      for (const { id } of playedIn(table)) {
        const { x, y, size } = poses.get(id) ?? { x: 0, y: 0, size: 0 };
        const half = (CARD_SIZE.width * size) / 2;
        const [left, right] = [onScreen(x - half, y), onScreen(x + half, y)];
        expect(left.distanceTo(right), name).toBeGreaterThanOrEqual(120);
        for (const { x: across, y: down } of [left, right]) {
          expect(across > 120 && across < 998).toBe(true);
          expect(down > 46 && down < 555).toBe(true);
        }
      }
      for (const { id, x, y } of table.pieces.filter((piece) => ["A1", "B1"].includes(piece.id))) {
        const at = onScreen(x, y);
        expect(at.x > 120 && at.x < 998 && at.y > 46 && at.y < 555, id).toBe(true);
      }
    }
  });

  test("lies on no aircraft", () => {
    const table = played(name, 3);
    for (const edge of [0, 1] as const)
      for (const { id } of playedIn(table)) {
        const { x = 0, y = 0, size = 0 } = cardPoses(table, edge).get(id) ?? {};
        const [wide, high] = [(CARD_SIZE.width * size) / 2, (CARD_SIZE.height * size) / 2];
        for (const piece of table.pieces)
          expect(Math.abs(piece.x - x) > wide || Math.abs(piece.y - y) > high, piece.id).toBe(true);
      }
  });
});

test("each card of it says who plays it against whom; only the last one is not answered", () => {
  const cards = playedIn(played("face to face", 3));
  expect(cards.map(({ face, caption, side, state }) => [face?.title, caption, side, state])).toEqual([
    ["IN MY SIGHTS 1/1", "A1 at B1", 0, undefined],
    ["TIGHT TURN", "B1 answers A1", 1, "beaten"],
    ["SCISSORS", "A1 answers B1", 0, undefined],
  ]);
});

test("a card stays where it is played while others are played on it, and leaves its head to be seen", () => {
  const [one, three] = [played("face to face", 1), played("face to face", 3)];
  const [first, second] = playedIn(three).map(({ id }) => cardPoses(three, 0).get(id));
  expect(first).toEqual(cardPoses(one, 0).get(playedIn(one)[0]?.id ?? ""));
  expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(0.25 * CARD_SIZE.height * (first?.size ?? 0));
  expect(second?.up).toBeGreaterThan(first?.up ?? 1);
});

test("what cards are called lies beside the mat, over no aircraft", () => {
  const table = played("face to face", 1);
  const { width, depth } = table.mat;
  for (const group of table.groups ?? []) {
    if (group.kind === "cascade") continue;
    const { x, y } = groupPlace(table, group);
    expect(x < 0 || x > width || y < 0 || y > depth, group.id).toBe(true);
  }
});

test("a card names what answers it", () => {
  const [attack] = playedIn(played("face to face", 1));
  expect(attack?.face?.note).toMatch(/^Answered by .*TIGHT TURN/);
});

test("a card that is about nobody does not fill the screen: all of the table is seen", () => {
  const table = played("face to face", 1);
  const groups = table.groups?.map(({ about: _, ...group }) => group) ?? [];
  expect(playedExtent(table, 0)).toBeDefined();
  expect(playedExtent({ ...table, groups }, 0)).toBeUndefined();
});
