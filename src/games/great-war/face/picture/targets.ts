import { type Hex, hexDistance } from "../../../../core/geometry/hex.ts";
import { hexesOf } from "../../../../core/geometry/hex-map.ts";
import { hexOutlines } from "../../../../core/geometry/hex-outline.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Area } from "../../../../tabletop/area.ts";
import type { MapLine } from "../../../../tabletop/line.ts";
import type { Setup, Target } from "../../rules/setup/setup.ts";
import { SPOTTED_FROM } from "../../rules/setup/tasks.ts";
import type { View } from "../../rules/view/view.ts";
import { targetState } from "../goal-state.ts";
import { layoutOf, spotOf } from "../places.ts";

/** Hexes of a long target that have one name between them. */
const NAMED_EVERY = 10;

/** The hexes of a target in pieces that are short enough for one name. */
function piecesOf(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  const count = Math.ceil(hexes.length / NAMED_EVERY);
  const size = Math.ceil(hexes.length / count);
  return Array.from({ length: count }, (_, piece) => hexes.slice(piece * size, (piece + 1) * size));
}

/** A target before it is done, each piece of it with its name in the middle. */
function partsOf(setup: Setup, { id, side, hexes }: Target): readonly Area[] {
  return piecesOf(hexes).flatMap((piece, place) => {
    const middle = itemAt(piece, Math.floor((piece.length - 1) / 2));
    return hexOutlines(layoutOf(setup), piece).map(
      (outline, ring): Area => ({
        id: `target ${id} ${place} ${ring}`,
        outline,
        tone: "task",
        side,
        ...(ring === 0 && { label: id, labelAt: spotOf(setup, middle) }),
      }),
    );
  });
}

/** A target that pays nothing is nobody's task, and is not marked. */
const targetAreas = remembered((setup: Setup) =>
  setup.targets.filter(({ worth }) => worth > 0).map((target) => ({ target, areas: partsOf(setup, target) })),
);

const SIGNS = { done: "✓", missed: "✕" } as const;

/** What the missions are about, as it stands on the table: each target with its name, those with which nothing more is to be done signed. */
export function areasOf(view: View): readonly Area[] {
  return targetAreas(view.setup).flatMap(({ target, areas }) => {
    const state = targetState(view, target);
    if (state === "open") return areas;
    return areas.map((area) => ({
      ...area,
      tone: "done" as const,
      ...(area.label && { label: `${area.label} ${SIGNS[state]}` }),
    }));
  });
}

/** 9.4: around each target of spotting the hexes from which it can be watched. */
export const linesOf = remembered((setup: Setup): readonly MapLine[] =>
  setup.targets
    .filter(({ kind }) => kind === "spot")
    .flatMap(({ id, side, hexes }) => {
      const near = hexesOf(setup).filter((hex) => hexes.some((one) => hexDistance(one, hex) <= SPOTTED_FROM));
      return hexOutlines(layoutOf(setup), near).map(
        (ring, place): MapLine => ({
          id: `spotted ${id} ${place}`,
          kind: "sector",
          points: [...ring, ...ring.slice(0, 1)],
          side,
          label: `${id} ≤ ${SPOTTED_FROM}`,
        }),
      );
    }),
);
