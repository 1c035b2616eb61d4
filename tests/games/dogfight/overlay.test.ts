import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NUMERALS } from "../../../src/core/geometry/clock.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import {
  arcsOf,
  envelopeOf,
  ghostOf,
  overlayOf,
  sightLineOf,
} from "../../../src/games/dogfight/face/overlay.ts";
import { tabletopOf } from "../../../src/games/dogfight/face/tabletop.ts";
import { legalOrders } from "../../../src/games/dogfight/rules/move/orders.ts";
import { viewOf } from "../../../src/games/dogfight/rules/view/view.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import { type Craft, FAR, play } from "./helpers.ts";

const R1 = { id: "R1", seat: "red", kind: "order", about: "R1", opens: "together" } as const;
const one: Craft = { id: "R1", x: 20, y: 10, heading: 12, speed: 3, weapons: ["front", "rear"] };

describe("ghosts", () => {
  const { state } = play([one, FAR]);

  it("fly a legal order to its end, with the arcs from there", () => {
    const ghost = ghostOf(state, "R1", "2L1");
    expect(ghost?.legal).toBe(true);
    expect(ghost?.track).toHaveLength(5);
    expect(ghost?.track[0]).toEqual({ x: 20, y: 10, level: 8, heading: 0 });
    expect(ghost?.track.at(-1)?.heading).toBe(330);
    expect(ghost?.track.at(-1)?.x).toBeCloseTo(19, 12);
    expect(ghost?.arcs.map(({ weapon, from, to }) => [weapon, from, to])).toEqual([
      ["front", 300, 0],
      ["rear", 120, 180],
    ]);
    expect(ghost?.arcs[0]?.bands).toEqual([1, 4, 9, 12]);
    expect(ghost?.arcs[0]?.at.x).toBeCloseTo(19, 12);
  });

  it.each([
    ["", 1],
    ["2L", 4],
    ["2Lx1", 4],
    ["LLL", 4],
    ["4:", 1],
    ["555", 11],
  ])("show %j as far as it can be read, and that it is not legal", (text, poses) => {
    const ghost = ghostOf(state, "R1", text);
    expect(ghost?.track).toHaveLength(poses);
    expect(ghost?.legal).toBe(text === "2L");
  });

  it("spread a dive over the straight flight", () => {
    const high = play([{ ...one, level: 9 }, FAR], { altitude: true });
    const levels = ghostOf(high.state, "R1", "1L1--")?.track.map(({ level }) => level);
    expect(levels).toEqual([9, 8, 8, 7]);
    expect(ghostOf(high.state, "R1", "LL-")?.track.map(({ level }) => level)).toEqual([9, 9, 8]);
    expect(ghostOf(state, "R1", "2--")?.track.at(-1)?.level).toBe(8);
  });

  it("are of flying aircraft only", () => {
    expect(ghostOf(state, "R7", "2")).toBeUndefined();
    expect(envelopeOf(state, "R7")).toBeUndefined();
    expect(arcsOf(state, "R7")).toEqual([]);
  });

  it("end where the order ends in play", () => {
    for (const { text } of legalOrders(play([one, FAR]).situation("R1")).orders) {
      const game = play([one, FAR]);
      const end = ghostOf(game.state, "R1", text)?.track.at(-1);
      game.round({ R1: text, B9: "1" }, [2, 1]);
      const { x, y, heading } = game.piece("R1");
      expect(end).toEqual({ x, y, level: 8, heading: (heading % 12) * 30 });
      const piece = tabletopOf(dogfight.view(game.state, "red"), game.events).pieces[0];
      expect(piece?.track?.at(-1)).toEqual(end);
    }
  });
});

describe("envelopes", () => {
  it("have each end pose of a legal order once, with an order that goes there", () => {
    const { state, situation } = playing();
    const envelope = envelopeOf(state, "R1");
    const orders = legalOrders(situation("R1")).orders;
    expect(envelope?.ends.length).toBeLessThanOrEqual(orders.length);
    expect(envelopeOf(state, "R1")).toBe(envelope);
    const keys = envelope?.ends.map(({ x, y, heading, level }) => [x, y, heading, level].join());
    expect(new Set(keys).size).toBe(keys?.length);
    for (const end of envelope?.ends ?? []) {
      const track = ghostOf(state, "R1", end.order)?.track.at(-1);
      expect(track).toEqual({ x: end.x, y: end.y, heading: end.heading, level: end.level });
    }
    for (const { text } of orders) {
      const end = ghostOf(state, "R1", text)?.track.at(-1);
      const near = envelope?.ends.some(
        ({ x, y, heading }) =>
          Math.abs(x - (end?.x ?? 0)) < 1e-9 &&
          Math.abs(y - (end?.y ?? 0)) < 1e-9 &&
          heading === end?.heading,
      );
      expect(near).toBe(true);
    }
  });

  function playing() {
    const game = play([one, FAR]);
    return { state: game.state, situation: (id: string) => game.situation(id) };
  }
});

describe("what is looked at", () => {
  const clouds = [{ x: 20, y: 15, radius: 1 }];
  const crafts: readonly Craft[] = [one, { id: "B1", x: 20, y: 20 }, { id: "B2", x: 24, y: 12 }];

  it("lays arcs, ghost, envelopes and the line of sight over the table", () => {
    const { state } = play(crafts, {}, { clouds });
    const view = viewOf(state, "red");
    const drafts = new Map([["R1", { text: "3", read: dogfight.parse("3", R1, view, new Map()) }]]);
    const shown = new Set(["arcs", "reach"]);
    const overlay = overlayOf(view, { selected: "R1", hovered: "B1", drafts, shown });
    expect(overlay.ghosts).toMatchObject([{ piece: "R1", legal: true, arcs: [{}, {}] }]);
    expect(overlay.envelopes.map(({ piece }) => piece)).toEqual(["R1"]);
    // From where the order ends nothing lies between the two; from where the aircraft stands a cloud does.
    expect(overlay.sightLines).toMatchObject([{ clear: true }]);
    const waiting = overlayOf(view, { selected: "R1", hovered: "B1", drafts: new Map(), shown });
    expect(waiting.sightLines).toMatchObject([{ clear: false }]);
    const undrafted = overlayOf(view, { selected: "R1", hovered: null, drafts: new Map(), shown });
    expect(undrafted.arcs).toHaveLength(2);
    expect(overlayOf(view, { selected: null, hovered: null, drafts: new Map(), shown })).toEqual(NO_OVERLAY);
    expect(sightLineOf(state, "R1", "B2")?.clear).toBe(true);
    expect(sightLineOf(state, "R1", "R1")).toBeUndefined();
  });

  it("prints arcs clockwise from the table's 12 for every heading", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NUMERALS), (heading) => {
        const { state } = play([{ ...one, heading, weapons: ["front", "left", "right", "rear"] }, FAR]);
        const nose = (heading % 12) * 30;
        for (const { from, to, weapon } of arcsOf(state, "R1")) {
          const middle = { front: 0, right: 90, rear: 180, left: 270 }[weapon] ?? -1;
          const width = weapon === "front" || weapon === "rear" ? 60 : 120;
          expect((to - from + 360) % 360).toBe(width);
          expect((from + width / 2) % 360).toBe((nose + middle) % 360);
        }
      }),
    );
  });
});
