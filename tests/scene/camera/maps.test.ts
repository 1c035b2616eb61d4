import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { say } from "../../../src/core/phrase.ts";
import { tabletop as britain } from "../../../src/games/battle-of-britain/face/tabletop.ts";
import { words } from "../../../src/games/battle-of-britain/face/words/en/table.ts";
import type { State } from "../../../src/games/battle-of-britain/rules/state/state.ts";
import { view } from "../../../src/games/battle-of-britain/rules/view/view.ts";
import { type Clear, homeView } from "../../../src/scene/camera/home.ts";
import { laidExtent } from "../../../src/scene/camera/laid.ts";
import { plaqueGrowth } from "../../../src/scene/counters/plaque.ts";
import { LEAST } from "../../../src/scene/map/lettering.ts";
import { mapNames } from "../../../src/scene/map/names.ts";
import { siteSize } from "../../../src/scene/map/sites.ts";
import { PLAQUE as PLAQUE_FACE } from "../../../src/scene/stock/slab.ts";
import { chartPlace } from "../../../src/tabletop/layout/board-layout.ts";
import { counterSide } from "../../../src/tabletop/layout/counter-layout.ts";
import { stillPlaces } from "../../../src/tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { played } from "../../games/battle-of-britain/face/matches.ts";
import { fullMap } from "../../games/luftwaffe/face/full-map.ts";

/** Screens of so many pixels, and what papers leave of them while somebody is asked: from the left, top, right, bottom. */
const SCREENS = {
  laptop: { width: 1280, height: 720, free: [145, 52, 990, 720] },
  projector: { width: 1920, height: 1080, free: [145, 52, 1630, 1080] },
  phone: { width: 390, height: 844, free: [0, 120, 390, 508] },
  across: { width: 844, height: 390, free: [130, 50, 564, 390] },
} as const;
const FOV = 32;

/** The plotting table in the middle of a battle. */
function plotting(): Tabletop {
  const { moments } = played({ scenario: "kanalkampf" }, "one");
  const state = moments[Math.floor(moments.length / 2)]?.state as State;
  return britain(view(state, "umpire"), [], (phrase) => say(words, phrase));
}

/** The share of all sites at least that are named there. */
const LEGIBLE = { channel: 0.7, reich: 0.5 } as const;

const MAPS = { channel: plotting, reich: fullMap } as const;

/** Where a point of the table, in inches, is in pixels of a screen. */
function projection(tabletop: Tabletop, { width, height, free }: (typeof SCREENS)[keyof typeof SCREENS]) {
  const { mat } = tabletop;
  const extent = laidExtent(tabletop, 0, width);
  if (!extent) throw new Error("nothing lies there");
  const [left, top, right, bottom] = free;
  const clear: Clear = {
    ...{ left: (2 * left) / width - 1, right: (2 * right) / width - 1 },
    ...{ bottom: 1 - (2 * bottom) / height, top: 1 - (2 * top) / height },
  };
  const home = homeView(mat, extent, 0, { fov: FOV, aspect: width / height }, clear);
  const eye = new PerspectiveCamera(FOV, width / height, 0.5, 400);
  eye.position.set(...home.position);
  eye.lookAt(...home.target);
  eye.updateMatrixWorld();
  return (x: number, y: number, up = 0) => {
    const at = new Vector3(x - mat.width / 2, up, mat.depth / 2 - y).project(eye);
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
  };
}

describe.each(["channel", "reich"] as const)("the map of the %s", (map) => {
  const tabletop = MAPS[map]();
  const { width: wide, depth } = tabletop.mat;

  test.each(Object.entries(SCREENS))("fills what papers leave of a %s", (_, screen) => {
    const at = projection(tabletop, screen);
    const [left, top, right, bottom] = screen.free;
    const corners = [at(0, 0), at(wide, 0), at(0, depth), at(wide, depth)] as const;
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(left - 1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(right + 1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(top - 1);
    expect(Math.max(...ys)).toBeLessThanOrEqual(bottom + 1);
    const across = (Math.max(...xs) - Math.min(...xs)) / (right - left);
    const down = (Math.max(...ys) - Math.min(...ys)) / (bottom - top);
    expect(Math.max(across, down)).toBeGreaterThanOrEqual(0.85);
    const narrows = (corners[3].x - corners[2].x) / (corners[1].x - corners[0].x);
    expect(narrows).toBeGreaterThan(0.75);
  });

  test("has boards beside it that lie on nothing", () => {
    const boxes = (tabletop.charts ?? []).map(chartPlace);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(0, i)) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const deep = Math.min(a.y, b.y) - Math.max(a.y - a.depth, b.y - b.depth);
        expect(Math.min(across, deep)).toBeLessThanOrEqual(0);
      }
      const over = [a.x < wide && a.x + a.width > 0, a.y - a.depth < depth && a.y > 0];
      expect(over).not.toEqual([true, true]);
    }
  });

  test("is read from there: names of sites are twelve pixels high at least on a laptop", () => {
    const at = projection(tabletop, SCREENS.laptop);
    const inchAt = (x: number, y: number) => at(x + 0.5, y).x - at(x - 0.5, y).x;
    const scale = inchAt(wide / 2, depth / 2);
    const { areas = [], lines = [], sites = [], mat } = tabletop;
    const words = mapNames({ areas, lines, sites }, siteSize(mat), 0);
    const written = words.flatMap(({ text, x, y, size, shown }) => {
      if (!shown || scale < shown.from || scale >= shown.to) return [];
      const inch = inchAt(x, y);
      const drawn = Math.max(shown.least / shown.minor, Math.min(1, LEAST / (inch * shown.minor)));
      return [[text, size * drawn * inch] as const];
    });
    expect(written.filter(([, pixels]) => pixels < 12)).toEqual([]);
    // The others are named when one comes nearer.
    expect(written.length / sites.length).toBeGreaterThan(LEGIBLE[map]);
    const near = words.filter(({ shown }) => shown && shown.to > 100);
    expect(near.length).toBeGreaterThan(written.length);
  });

  test("no plaque hides another by more than a sliver, each stands on the map with a line to its place", () => {
    const at = projection(tabletop, SCREENS.laptop);
    const side = counterSide(tabletop.mat);
    const places = stillPlaces(tabletop);
    const faces = (tabletop.counters ?? []).flatMap((one) => {
      const place = places.get(one.id);
      if (one.shape !== "plaque" || !place) return [];
      const inch = (at(place.x + 0.5, place.y).x - at(place.x - 0.5, place.y).x) / SCREENS.laptop.height;
      const drawn = side * (one.size ?? 1) * plaqueGrowth(side * (one.size ?? 1) * inch);
      const foot = at(place.x, place.y - PLAQUE_FACE.front * drawn, place.up + PLAQUE_FACE.low * drawn);
      const head = at(place.x, place.y + PLAQUE_FACE.back * drawn, place.up + PLAQUE_FACE.high * drawn);
      const half = (PLAQUE_FACE.width / 2) * drawn * inch * SCREENS.laptop.height;
      const box = { left: foot.x - half, right: foot.x + half, top: head.y, bottom: foot.y };
      return [{ id: one.id, aside: Math.hypot(one.aside?.x ?? 0, one.aside?.y ?? 0), ...box }];
    });
    expect(faces.length).toBeGreaterThan(10);
    const hidden = faces.flatMap((a, i) =>
      faces.slice(0, i).flatMap((b) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const share = Math.min(wide / (a.right - a.left), high / (a.bottom - a.top));
        return share > 0.16 ? [`${a.id} ${b.id} ${share.toFixed(2)}`] : [];
      }),
    );
    expect(hidden).toEqual([]);
    expect(Math.max(...faces.map(({ aside }) => aside))).toBeLessThan(6.5);
    const tethered = new Set(tabletop.lines?.map(({ id }) => id));
    for (const { id, aside } of faces) expect([id, tethered.has(`tether-${id}`)]).toEqual([id, aside >= 0.3]);
  });
});
