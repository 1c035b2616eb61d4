import { useCallback } from "react";
import {
  codesOf,
  MOST_CODES,
  type Paintwork,
  type Repaint,
  repaintOf,
  UNPAINTED,
  type UsedPaint,
} from "../../core/repaint.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Paper } from "../ui/paper.tsx";
import { useFetched } from "../use-fetched.ts";
import { Paint, type Painted } from "./Paint.tsx";
import { keepRepaint, useRepaint, useRepaintsOutlast } from "./repaints.ts";
import { usePaintWords } from "./words.ts";

/** What codes are written in stands among the paints under a name that no paint has. */
const INK = "codes";

/** What can be painted on a miniature: undefined until that is known, null where it can't be told. */
function usePaintwork(model: string): Paintwork | null | undefined {
  const load = useCallback(async () => {
    const { paintworkOf } = await import("../../scene/models/own.ts");
    return (await paintworkOf(model)) ?? null;
  }, [model]);
  return useFetched(load, null);
}

/** The paints of a miniature as they are now, and what its codes are written in. */
function usePainted(
  { paints, ink: usual }: Paintwork,
  { colours, ink = usual }: Repaint,
): readonly Painted[] {
  const t = usePaintWords();
  const nameOf = ({ id, use }: UsedPaint) =>
    t("use", use, 1 + paints.filter((one) => one.use === use).findIndex((one) => one.id === id));
  const painted = paints.map((paint) => ({
    id: paint.id,
    label: nameOf(paint),
    colour: colours[paint.id] ?? paint.colour,
  }));
  return ink ? [...painted, { id: INK, label: t("ink"), colour: ink }] : painted;
}

interface WorkbenchProps {
  readonly model: string;
  readonly paintwork: Paintwork;
}

function Workbench({ model, paintwork }: WorkbenchProps) {
  const t = usePaintWords();
  const repaint = useRepaint(model) ?? UNPAINTED;
  const painted = usePainted(paintwork, repaint);
  const change = (changed: Partial<Repaint>) => keepRepaint(model, { ...repaint, ...changed });
  const paint = (part: string, colour: string) =>
    change(part === INK ? { ink: colour } : { colours: { ...repaint.colours, [part]: colour } });
  return (
    <>
      <Paint label={t("part")} parts={painted} onChange={paint} />
      {paintwork.ink && (
        <Field
          label={t("codes")}
          hint={t("codesHint", MOST_CODES)}
          value={repaint.codes}
          maxLength={300}
          onChange={(event) => change({ codes: codesOf(event.target.value) })}
        />
      )}
      <Button disabled={!repaintOf(repaint)} onClick={() => keepRepaint(model, UNPAINTED)}>
        {t("reset")}
      </Button>
    </>
  );
}

/** Where a miniature is painted anew and lettered; what is done is kept at once. */
export function Paintshop({ model }: { readonly model: string }) {
  const t = usePaintWords();
  const paintwork = usePaintwork(model);
  const outlasts = useRepaintsOutlast();
  if (paintwork === null) return null;
  return (
    <Paper title={t("title")} className="paintshop stack">
      <p className="quiet">{t("lead")}</p>
      {paintwork ? (
        <Workbench model={model} paintwork={paintwork} />
      ) : (
        <p data-told="event">{t("building")}</p>
      )}
      {!outlasts && <p data-told="alert">{t("unkept")}</p>}
    </Paper>
  );
}
