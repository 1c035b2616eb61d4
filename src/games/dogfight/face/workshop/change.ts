import { numberOr } from "../../../../face/figures.ts";
import { toggled } from "../../../../face/subset.ts";
import type { CustomType } from "../../data/config.ts";
import { WEAPONS } from "../../data/weapons.ts";
import { withLook } from "./look.ts";
import { withFigures } from "./suggest.ts";

/** What stands for a text that is no number: the check refuses it. */
const NO_CEILING = 0;

function withWeapon(type: CustomType, side: string, on: boolean): CustomType {
  return withFigures(type, { weapons: [...toggled(WEAPONS, type.weapons, side, on)] });
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
      return withFigures(type, { ceiling: numberOr(`${value}`, NO_CEILING) });
    case "weapons":
      return withWeapon(type, part, value === true);
    default:
      return withLook(type, part, `${value}`);
  }
}
