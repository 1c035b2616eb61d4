import { PerspectiveCamera, Vector3 } from "three";
import { expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { tabletopOf } from "../../../../src/games/down-in-flames/face/tabletop.ts";
import { words } from "../../../../src/games/down-in-flames/face/words/en/table.ts";
import { type Clear, homeView } from "../../../../src/scene/camera/home.ts";
import { playedExtent } from "../../../../src/scene/camera/laid.ts";
import { CARD_SIZE, cardPoses } from "../../../../src/tabletop/layout/card-layout.ts";
import { type Craft, scene } from "../examples/play.ts";

const DUEL: Readonly<Record<string, Craft>> = {
  A1: { type: "spitfire-ia", wingman: true, hand: "maneuvering, in-my-sights 1/1, half-loop" },
  B1: { type: "bf-109e-4", wingman: true, hand: "tight-turn, barrel-roll, maneuvering", ...(process.env.CHASE && { }) },
};
it("x", () => {
  const m = scene({ ...DUEL, A1: { ...DUEL.A1, advantaged: "B1" } as Craft }, { turn: "A1", level: 10 }).play("in-my-sights 1/1 B1");
  const table = tabletopOf(downInFlames.view(m.state, "umpire"), [], (p) => say(words, p));
  const clear: Clear = { left: 120 / 640 - 1, right: 998 / 640 - 1, bottom: 1 - 555 / 360, top: 1 - 46 / 360 };
  for (const edge of [0, 1] as const) {
    const extent = playedExtent(table, edge);
    console.log(JSON.stringify(extent), JSON.stringify(table.groups?.find((g) => g.kind === "cascade")));
    if (!extent) return;
    const view = homeView(table.mat, extent, edge, { fov: 32, aspect: 16 / 9 }, clear);
    const eye = new PerspectiveCamera(32, 16 / 9, 0.5, 400);
    eye.position.set(...view.position);
    eye.lookAt(...view.target);
    eye.updateMatrixWorld();
    const seen = (x: number, y: number, up = 0) => {
      const p = new Vector3(x - table.mat.width / 2, up, table.mat.depth / 2 - y).project(eye);
      return [Math.round((p.x + 1) * 640), Math.round((1 - p.y) * 360)];
    };
    console.log(edge, view, extent.spots?.map(({ x, y, up }) => seen(x, y, up)).join(" | "));
    for (const c of table.cards ?? []) if (c.group === "played") { const p = cardPoses(table, edge).get(c.id); if (p) console.log(seen(p.x - CARD_SIZE.width / 2 * p.size, p.y), seen(p.x + CARD_SIZE.width / 2 * p.size, p.y)); }
    for (const p of table.pieces) console.log(p.id, p.x, p.y, seen(p.x, p.y));
  }
});
