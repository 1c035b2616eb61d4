import type { Weapon } from "../data/weapons.ts";

/** The drawing that `AIRFRAME` lies in. */
export const PLAN = { width: 120, height: 108 } as const;

/** Fuselage, wing and tailplane from above, nose up. */
export const AIRFRAME =
  "M60 22C64 26 65 32 65 40L65 42L96 48Q100 50 98 55L66 57L64 76L78 80Q80 84 76 86L62 86L60 89L58 86L44 86Q40 84 42 80L56 76L54 57L22 55Q20 50 24 48L55 42L55 40C55 32 56 26 60 22Z";

/** Where the oval of each weapon stands around it. */
export const WEAPON_PLACES: Readonly<Record<Weapon, { readonly x: number; readonly y: number }>> = {
  front: { x: 60, y: 11 },
  left: { x: 17, y: 52 },
  right: { x: 103, y: 52 },
  rear: { x: 60, y: 97 },
};
