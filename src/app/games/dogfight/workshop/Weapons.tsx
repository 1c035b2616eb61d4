import type { CustomType } from "../../../../games/dogfight/config.ts";
import { AIRFRAME } from "../../../../games/dogfight/face/airframe.ts";
import { WEAPONS, type Weapon } from "../../../../games/dogfight/weapons.ts";
import { useBenchWords } from "./words.ts";

interface WeaponsProps {
  readonly weapons: CustomType["weapons"];
  readonly onChange: (weapons: Weapon[]) => void;
}

/** The aircraft from above with a switch at each of its four sides. */
export function Weapons({ weapons, onChange }: WeaponsProps) {
  const t = useBenchWords();
  const toggle = (side: Weapon, on: boolean) =>
    onChange(WEAPONS.filter((known) => (known === side ? on : weapons.includes(known))));
  return (
    <fieldset className="bench-weapons">
      <legend className="bench-rating__name">{t("weapons")}</legend>
      <div className="bench-weapons__plan">
        <svg viewBox="14 16 92 76" aria-hidden="true" focusable="false">
          <path className="record__outline" d={AIRFRAME} />
        </svg>
        {WEAPONS.map((side) => (
          <label key={side} className={`bench-weapon bench-weapon--${side}`}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={weapons.includes(side)}
              onChange={(event) => toggle(side, event.target.checked)}
              aria-label={t("weapon", side)}
            />
            <span aria-hidden="true">{t("weaponSide", side)}</span>
          </label>
        ))}
      </div>
      {weapons.length === 0 && (
        <p className="field__hint" role="status">
          {t("unarmed")}
        </p>
      )}
    </fieldset>
  );
}
