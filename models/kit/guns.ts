import type { Rod } from "./type.ts";
import { add, mix, scale, sub, unit, type Vec } from "./vec.ts";

const rod = (from: Vec, to: Vec, radius: number, sides: number, more: Partial<Rod> = {}): Rod => ({
  part: "gun",
  from,
  to,
  radius,
  sides,
  ...more,
});

/** A belt-fed gun with its cooling jacket (Spandau, Vickers): muzzle and back end, on both sides if mirrored. */
export function beltGun(muzzle: Vec, back: Vec, mirror = false): Rod[] {
  const breech = mix(muzzle, back, 0.62);
  return [rod(muzzle, breech, 0.055, 6, { mirror }), rod(breech, back, 0.085, 4, { mirror })];
}

/** A Lewis gun: barrel with jacket, and the drum on top of its breech. */
export function drumGun(muzzle: Vec, back: Vec, mirror = false): Rod[] {
  const breech = mix(muzzle, back, 0.66);
  const drum = add(breech, [0, 0.05, 0]);
  return [
    rod(muzzle, breech, 0.045, 5, { mirror }),
    rod(breech, back, 0.05, 4, { mirror }),
    rod(drum, add(drum, [0, 0.1, 0]), 0.12, 8, { mirror }),
  ];
}

/** A light observer's gun with a shoulder stock and a drum at its side (Parabellum). */
export function flexGun(muzzle: Vec, back: Vec): Rod[] {
  const along = unit(sub(back, muzzle));
  const breech = mix(muzzle, back, 0.55);
  const stock = add(breech, scale(along, 0.35));
  return [
    rod(muzzle, breech, 0.035, 5),
    rod(breech, stock, 0.07, 4),
    rod(stock, back, 0.04, 4),
    rod(add(breech, [0.08, -0.02, 0.1]), add(breech, [0.2, -0.02, 0.1]), 0.12, 7),
  ];
}
