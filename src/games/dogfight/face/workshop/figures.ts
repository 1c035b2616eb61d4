import type { Text } from "../../../../face/text.ts";
import type { DesignField, DesignPlace, DesignSection } from "../../../../face/workshop.ts";
import type { CustomType } from "../../data/config.ts";
import { WEAPONS, type Weapon } from "../../data/weapons.ts";
import { AIRFRAME } from "../airframe.ts";
import { phrase } from "./phrase.ts";
import { pointsStanding } from "./points.ts";

const RATINGS = [1, 2, 3, 4, 5];
/** Where the switch of each weapon stands around the airframe. */
const PLACES: Readonly<Record<Weapon, readonly [x: number, y: number]>> = {
  front: [0.5, 0],
  left: [0, 0.5],
  right: [1, 0.5],
  rear: [0.5, 1],
};

/** A rating as the row of ovals of the record sheet. */
function rating(id: "engine" | "fuselage" | "toHit", name: string, value: number, hint: Text): DesignField {
  const choices = RATINGS.map((figure) => ({
    id: `${figure}`,
    label: `${figure}`,
    told: phrase("rating", { name, value: figure }),
  }));
  return { kind: "choice", look: "ovals", id, label: name, hint, value: `${value}`, choices };
}

function weaponsField({ weapons }: CustomType): DesignField {
  const places = WEAPONS.map((side): DesignPlace => {
    const [x, y] = PLACES[side];
    const on = weapons.includes(side);
    return { id: side, label: phrase("weapon.side", { side }), told: phrase("weapon", { side }), on, x, y };
  });
  return {
    kind: "places",
    id: "weapons",
    label: phrase("weapons"),
    ...(weapons.length === 0 && { hint: phrase("unarmed") }),
    outline: AIRFRAME,
    box: [14, 16, 92, 76],
    places,
  };
}

function ceilingField({ ceiling = 0 }: CustomType): DesignField {
  return {
    kind: "figures",
    id: "ceiling",
    label: phrase("ceiling"),
    hint: phrase("ceiling.hint", { levels: ceiling }),
    value: ceiling === 0 ? "" : `${ceiling}`,
  };
}

/** Name, ratings, weapons and ceiling of a design, and what it costs. */
export function figuresSection(type: CustomType): DesignSection {
  const { name, engine, fuselage, toHit } = type;
  return {
    id: "figures",
    title: phrase("figures"),
    look: "squared",
    groups: [
      {
        id: "ratings",
        fields: [
          { kind: "text", id: "name", label: phrase("name"), hint: phrase("name.hint"), value: name },
          rating("engine", "ENGINE", engine, phrase("engine.hint", { points: Math.floor(engine / 2) })),
          rating("fuselage", "FUSELAGE", fuselage, phrase("fuselage.hint", { hits: fuselage })),
          rating("toHit", "TO-HIT", toHit, phrase("toHit.hint", { toHit })),
        ],
      },
      { id: "armed", columns: 2, fields: [weaponsField(type), ceilingField(type)] },
    ],
    standings: [pointsStanding(type)],
  };
}
