import type { Piece } from "../../tabletop/tabletop.ts";
import type { Calibre, EngineKind } from "./sounds.ts";

/** Names of models of one kind, within any folder. */
function models(names: string): readonly string[] {
  return names.trim().split(/\s+/);
}

/** Engines by the models that have them; every other aircraft has one in line. */
const ENGINES: Readonly<Record<Exclude<EngineKind, "inline">, readonly string[]>> = {
  radial: models(`
    gladiator cr-42 f4f-4 a6m2 a6m5 f6f-5 p-47d fw-190a-8 b-17g swordfish b-24j b-25d beaufighter-if d3a1 f4u-1d g4m1
    ki-43-ii la-5fn sbd-3 generic-twin`),
  rotary: models(`
    fokker-e-iii fokker-dr-i fokker-dr-i-red fokker-d-viii ssw-d-iv dh-2 nieuport-11 nieuport-12 nieuport-17
    nieuport-17-ball nieuport-24 nieuport-28 sopwith-pup sopwith-triplane sopwith-triplane-black sopwith-camel
    sopwith-strutter vickers-fb-5`),
  jet: models("me-262a-1 he-162a-2"),
  rocket: models("me-163b"),
};

/** Guns by the models that fire them; every other one fires rifle rounds. */
const GUNS: Readonly<Record<Exclude<Calibre, "rifle">, readonly string[]>> = {
  heavy: models(
    "p-40e f4f-4 f6f-5 p-47d p-51d b-17g b-24j b-25d f4u-1d cr-42 mc-202 sbd-3 yak-1b generic-twin",
  ),
  cannon: models(`
    bf-109e-3 bf-109f-4 bf-109g-6 bf-110c bf-110g-2 fw-190a-8 a6m2 a6m5 yak-9 il-2 beaufighter-if hurricane-iic g4m1
    ki-61-i-hei la-5fn p-38j spitfire-lf-ix spitfire-vb he-162a-2 me-163b me-262a-1 me-410a-1`),
  flak: models("gun-aa"),
};

/** How many engines turn on an aircraft; on every other one a single one. */
const COUNTS: Readonly<Record<number, readonly string[]>> = {
  2: models(`
    bf-110c bf-110g-2 he-111h ju-88a gotha-g-v handley-page-o-400 b-25d beaufighter-if g4m1 p-38j me-262a-1 me-410a-1
    generic-twin`),
  4: models("b-17g b-24j"),
};

function nameOf({ model }: Pick<Piece, "model">): string {
  return model.slice(model.indexOf("/") + 1);
}

/** The key of the list in which a model is. */
function listed<Key extends string>(lists: Readonly<Record<Key, readonly string[]>>, name: string) {
  return (Object.keys(lists) as Key[]).find((key) => lists[key].includes(name));
}

/** What turns on an aircraft, as it was built or as somebody has designed it. */
export function engineOf({ model, look }: Pick<Piece, "model" | "look">): EngineKind {
  return look?.engine ?? listed(ENGINES, nameOf({ model })) ?? "inline";
}

export function engineCount({ model, look }: Pick<Piece, "model" | "look">): number {
  if (look) return look.plan === "heavy" ? 4 : look.plan === "twin" ? 2 : 1;
  return Number(listed(COUNTS, nameOf({ model })) ?? 1);
}

/** What an aircraft or a gun on the ground fires. */
export function calibreOf(piece: Pick<Piece, "model">): Calibre {
  return listed(GUNS, nameOf(piece)) ?? "rifle";
}

/** Every name in the lists. */
export const NAMED = [ENGINES, GUNS, COUNTS].flatMap((lists) => Object.values(lists).flat());
