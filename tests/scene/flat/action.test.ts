import { describe, expect, test } from "vitest";
import { actionOf } from "../../../src/scene/flat/action.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import { piece, table } from "../../tabletop/fixtures.ts";

/** What a drawing of a phone's width shows of a table of 48 by 36 inches. */
function shown(...pieces: readonly ReturnType<typeof piece>[]) {
  const props = { tabletop: table(pieces), overlay: NO_OVERLAY, selected: "R1", player: createPlayer() };
  return actionOf(props as unknown as TableProps, 390, 12);
}

describe("what a phone's drawing shows at first", () => {
  test("is as much around one aircraft far from all others as an order takes it", () => {
    const part = shown(piece("R1", [], { x: 22, y: 6 }), piece("B1", [], { x: 26, y: 34, side: 1 }));
    expect(part).toEqual({ left: 11, right: 33, bottom: 0, top: 22 });
  });

  test("goes no further over an edge than the aircraft does", () => {
    const part = shown(piece("R1", [], { x: 47, y: 18 }), piece("B1", [], { x: 2, y: 18, side: 1 }));
    expect(part).toMatchObject({ left: 28.5, right: 50.5 });
  });

  test("is a whole fight where it fits", () => {
    const part = shown(piece("R1", [], { x: 12, y: 10 }), piece("B1", [], { x: 34, y: 20, side: 1 }));
    expect(part).toEqual({ left: 8.5, right: 37.5, bottom: 4, top: 26 });
  });

  test("is the map alone where a board stands behind it", () => {
    const chart = {
      id: "tote",
      title: "",
      at: { x: 0, y: 50 },
      width: 40,
      columns: [],
      rows: [],
      stands: 40,
    };
    const show = (tabletop: object) =>
      actionOf({ tabletop, overlay: NO_OVERLAY, player: createPlayer() } as unknown as TableProps, 390, 12);
    expect(show({ ...table([]), charts: [chart] })).toEqual({ left: 0, right: 48, bottom: 0, top: 36 });
    expect(show(table([]))).toBeUndefined();
  });

  test("is of a map what is in the air and what may be chosen, in squares that can be read", () => {
    const counter = (id: string, x: number, y: number, state?: string) => ({
      id,
      title: id,
      label: id,
      x,
      y,
      state,
    });
    const counters = [
      counter("2A", 16, 7, "aloft"),
      counter("11B", 14, 9, "ready"),
      counter("5A", 20, 24, "ready"),
      // Too far away to be seen with the first, in one direction alone.
      counter("7C", 17, 34, "aloft"),
      counter("8C", 45, 8, "aloft"),
    ];
    const props = { tabletop: { ...table([]), counters }, player: createPlayer(), overlay: { lit: ["11B"] } };
    expect(actionOf(props as unknown as TableProps, 390, 12)).toEqual({
      left: 9,
      right: 21,
      bottom: 2,
      top: 14,
    });
  });
});
