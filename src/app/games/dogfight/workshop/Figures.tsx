import { useState } from "react";
import { checkDesign } from "../../../../games/dogfight/check.ts";
import type { CustomType } from "../../../../games/dogfight/config.ts";
import { Field } from "../../../ui/field.tsx";
import type { BenchProps } from "../../game-workshop.ts";
import { Points } from "./Points.tsx";
import { Rating } from "./Rating.tsx";
import { withFigures } from "./suggest.ts";
import { Weapons } from "./Weapons.tsx";
import { useBenchWords } from "./words.ts";
import "../dogfight.css";
import "./bench.css";

const FEET = 2000;

/** The ceiling as it is typed; what is no number is refused as 0 would be, and stays in its line. */
function Ceiling({ type, error, onChange }: CeilingProps) {
  const t = useBenchWords();
  const level = type.ceiling ?? 0;
  const [typed, setTyped] = useState(level.toString());
  const shown = Number(typed) === level || level === 0 ? typed : level.toString();
  const type_ = (text: string) => {
    setTyped(text);
    const figure = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
    onChange({ ceiling: figure });
  };
  return (
    <Field
      label={t("ceiling")}
      inputMode="numeric"
      value={shown}
      hint={t("ceilingHint", t("feet", level * FEET))}
      onChange={(event) => type_(event.target.value)}
      {...(error !== undefined && { error })}
    />
  );
}

interface CeilingProps {
  readonly type: CustomType;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<CustomType>) => void;
}

/** What is wrong with a field of the design, in a sentence. */
function faultOf(type: CustomType, field: string, say: BenchProps["say"]): string | undefined {
  const found = checkDesign(type).find(({ values }) => values.path === `aircraft.${field}`);
  return found && say({ key: found.code, values: found.values });
}

/** Name, ratings, weapons and ceiling of a design. */
export function Figures({ design, say, onChange }: BenchProps) {
  const t = useBenchWords();
  const type = design as CustomType;
  const change = (figures: Partial<CustomType>) => onChange(withFigures(type, figures));
  const [touched, setTouched] = useState(type.name !== "");
  const nameFault = touched ? faultOf(type, "name", say) : undefined;
  return (
    <div className="bench">
      <Field
        label={t("name")}
        value={type.name}
        hint={t("nameHint")}
        onBlur={() => setTouched(true)}
        onChange={(event) => change({ name: event.target.value })}
        {...(nameFault !== undefined && { error: nameFault })}
      />
      <Rating
        name="ENGINE"
        value={type.engine}
        hint={t("engineHint", Math.floor(type.engine / 2))}
        onChange={(engine) => change({ engine })}
      />
      <Rating
        name="FUSELAGE"
        value={type.fuselage}
        hint={t("fuselageHint", type.fuselage)}
        onChange={(fuselage) => change({ fuselage })}
      />
      <Rating
        name="TO-HIT"
        value={type.toHit}
        hint={t("toHitHint", type.toHit)}
        onChange={(toHit) => change({ toHit })}
      />
      <div className="bench__pair">
        <Weapons weapons={type.weapons} onChange={(weapons) => change({ weapons })} />
        <Ceiling type={type} error={faultOf(type, "ceiling", say)} onChange={change} />
      </div>
      <Points type={type} />
    </div>
  );
}
