import type { Barrel, Column, Mount } from "../tables.ts";

/** Two drums of six: Lewis and Parabellum guns (4.9g, 4.9o). */
export const TWO_DRUMS: readonly number[] = [6, 6];

function one(id: Barrel["id"], drums: readonly number[]): readonly Barrel[] {
  return [{ id, drums }];
}

/** `A20`: a twin mount of the pilot's, both guns with a belt of so many attacks (4.9k). */
export function twin(attacks: number): Mount {
  const barrels: readonly Barrel[] = [
    { id: "left", drums: [attacks] },
    { id: "right", drums: [attacks] },
  ];
  return { id: "front", man: 0, field: "front", column: "A", barrels };
}

/** `C20`: one gun of the pilot's with a belt. */
export function single(attacks: number): Mount {
  return { id: "front", man: 0, field: "front", column: "C", barrels: one("gun", [attacks]) };
}

/** One Lewis of the pilot's with its drums. */
export function drummed(drums: readonly number[], modifier = 0): Mount {
  const mount: Mount = { id: "front", man: 0, field: "front", column: "C", barrels: one("gun", drums) };
  return modifier === 0 ? mount : { ...mount, modifier };
}

/** `B`: a Vickers on the cowl and a Lewis on the wing (4.9d). */
export function vickersAndLewis(attacks: number): Mount {
  const barrels: readonly Barrel[] = [
    { id: "vickers", drums: [attacks] },
    { id: "lewis", drums: TWO_DRUMS },
  ];
  return { id: "front", man: 0, field: "front", column: "B", barrels };
}

/** A gun that an observer or gunner aims by hand; its field is its name. */
export function aimed(id: "nose" | "rear" | "belly", man: number, column: Column = "C"): Mount {
  return { id, man, field: id, column, barrels: one("gun", TWO_DRUMS) };
}
