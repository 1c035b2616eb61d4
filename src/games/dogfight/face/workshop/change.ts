import type { CustomType } from "../../config/config.ts";
import { WEAPONS } from "../../config/weapons.ts";
import { withLook } from "./look.ts";
import { withFigures } from "./suggest.ts";

/** A ceiling as it is typed; what is no number is refused as 0 would be. */
function ceilingFrom(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}

function withWeapon(type: CustomType, side: string, on: boolean): CustomType {
  const weapons = WEAPONS.filter((known) => (known === side ? on : type.weapons.includes(known)));
  return withFigures(type, { weapons });
}

/** A design with one of its fields set to something. */
export function changed(type: CustomType, field: string, value: string | boolean): CustomType {
  const [head, part = ""] = field.split(".");
  switch (head) {
    case "name":
      return withFigures(type, { name: `${value}` });
    case "engine":
    case "fuselage":
    case "toHit":
      return withFigures(type, { [head]: Number(value) });
    case "ceiling":
      return withFigures(type, { ceiling: ceilingFrom(`${value}`) });
    case "weapons":
      return withWeapon(type, part, value === true);
    default:
      return withLook(type, part, `${value}`);
  }
}
