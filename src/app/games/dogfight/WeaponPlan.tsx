import { WEAPONS, type Weapon } from "../../../games/dogfight/weapons.ts";
import { PencilCross } from "./Ovals.tsx";
import type { WeaponState } from "./sheetmodel.ts";

const PLACES: Readonly<Record<Weapon, { readonly x: number; readonly y: number }>> = {
  front: { x: 60, y: 11 },
  left: { x: 17, y: 52 },
  right: { x: 103, y: 52 },
  rear: { x: 60, y: 97 },
};

/** Fuselage, wing and tailplane from above, nose up. */
export const AIRFRAME =
  "M60 22C64 26 65 32 65 40L65 42L96 48Q100 50 98 55L66 57L64 76L78 80Q80 84 76 86L62 86L60 89L58 86L44 86Q40 84 42 80L56 76L54 57L22 55Q20 50 24 48L55 42L55 40C55 32 56 26 60 22Z";

interface PlanProps {
  readonly weapons: Readonly<Record<Weapon, WeaponState>>;
  readonly label: string;
}

/** The aircraft from above with an oval at each side: filled where no weapon was ever fitted, crossed where it is lost. */
export function WeaponPlan({ weapons, label }: PlanProps) {
  return (
    <svg className="df-plan" viewBox="0 0 120 108" role="img" aria-label={label}>
      <path className="df-airframe" d={AIRFRAME} />
      {WEAPONS.map((side) => {
        const { x, y } = PLACES[side];
        const state = weapons[side];
        return (
          <g key={side} className={`df-oval df-oval-${state === "none" ? "blank" : state}`}>
            <ellipse cx={x} cy={y} rx={14} ry={9} />
            {state === "lost" && <PencilCross x={x} y={y} size={8} />}
          </g>
        );
      })}
    </svg>
  );
}
