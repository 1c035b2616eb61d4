import { useState } from "react";
import { COLOURS, ENGINES, type Look, MARKS, PATTERNS, PLANS, WINGS } from "../../core/look.ts";
import { Button } from "../ui/button.tsx";
import { Pick } from "./Pick.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { PAINTS, type Paint, SCHEMES, type SchemeName } from "./paints.ts";
import { useWorkshopWords } from "./words.ts";

interface LookProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** Whole coats of paint. */
function Schemes({ look, onChange }: LookProps) {
  const t = useWorkshopWords();
  return (
    <fieldset className="pick">
      <legend>{t("scheme")}</legend>
      <div className="paint__schemes">
        {(Object.keys(SCHEMES) as SchemeName[]).map((name) => {
          const { upper, second, under, pattern } = SCHEMES[name];
          const middle = pattern === "plain" ? upper : second;
          return (
            <button
              key={name}
              type="button"
              className="paint__scheme"
              onClick={() => onChange({ ...look, ...SCHEMES[name] })}
            >
              <span
                aria-hidden="true"
                style={{
                  background: `linear-gradient(100deg, ${upper} 0 30%, ${middle} 30% 58%, ${upper} 58% 72%, ${under} 72%)`,
                }}
              />
              {t("schemeName", name)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One part of the coat after the other: a shelf of paints, and one to mix. */
function Paints({ look, onChange }: LookProps) {
  const t = useWorkshopWords();
  const [part, setPart] = useState<(typeof COLOURS)[number]>("upper");
  const lay = (colour: string) => onChange({ ...look, [part]: colour });
  const swatch = (colour: string) => (
    <i className="paint__drop" style={{ background: colour }} aria-hidden="true" />
  );
  return (
    <>
      <Pick
        label={t("paint")}
        choices={COLOURS}
        value={part}
        nameOf={(id) => t("colourName", id)}
        drawingOf={(id) => swatch(look[id])}
        onChange={setPart}
      />
      <fieldset className="paint__shelf" aria-label={t("colourName", part)}>
        {(Object.keys(PAINTS) as Paint[]).map((paint) => (
          <button
            key={paint}
            type="button"
            className="paint__tin"
            style={{ background: PAINTS[paint] }}
            aria-label={t("paintName", paint)}
            title={t("paintName", paint)}
            aria-pressed={look[part] === PAINTS[paint]}
            onClick={() => lay(PAINTS[paint])}
          />
        ))}
        <label className="paint__mix">
          <input
            type="color"
            value={look[part]}
            onChange={(event) => lay(event.target.value.toLowerCase())}
            aria-label={t("mix", t("colourName", part))}
          />
          <span aria-hidden="true">+</span>
        </label>
      </fieldset>
    </>
  );
}

/** How the miniature is built and painted. */
export function LookForm({ look, suggested, onChange }: LookProps & { readonly suggested: Look }) {
  const t = useWorkshopWords();
  const follows = look.plan === suggested.plan && look.engine === suggested.engine;
  return (
    <div className="look">
      <Pick
        label={t("plan")}
        choices={PLANS}
        value={look.plan}
        nameOf={(id) => t("planName", id)}
        drawingOf={(id) => <PlanDrawing plan={id} />}
        onChange={(plan) => onChange({ ...look, plan })}
      />
      {!follows && (
        <Button look="quiet" onClick={() => onChange(suggested)}>
          {t("suggest", suggested.plan, suggested.engine)}
        </Button>
      )}
      <div className="look__pair">
        <Pick
          label={t("engine")}
          choices={ENGINES}
          value={look.engine}
          nameOf={(id) => t("engineName", id)}
          onChange={(engine) => onChange({ ...look, engine })}
        />
        <Pick
          label={t("wing")}
          choices={WINGS}
          value={look.wing}
          nameOf={(id) => t("wingName", id)}
          onChange={(wing) => onChange({ ...look, wing })}
        />
      </div>
      <Schemes look={look} onChange={onChange} />
      <Paints look={look} onChange={onChange} />
      <Pick
        label={t("pattern")}
        choices={PATTERNS}
        value={look.pattern}
        nameOf={(id) => t("patternName", id)}
        onChange={(pattern) => onChange({ ...look, pattern })}
      />
      <Pick
        label={t("mark")}
        choices={MARKS}
        value={look.mark}
        nameOf={(id) => t("markName", id)}
        onChange={(mark) => onChange({ ...look, mark })}
      />
    </div>
  );
}
