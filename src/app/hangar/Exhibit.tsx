import { useMemo } from "react";
import { Paintshop } from "../paint/Paintshop.tsx";
import { Stand, useDepth } from "../stand/Stand.tsx";
import { Paper } from "../ui/paper.tsx";
import { findListed, type Listed, pieceOf, type Shown } from "./catalogue.ts";
import { GameData } from "./GameData.tsx";
import { useHangarWords } from "./words.ts";
import "./exhibit.css";

/** How large the real one was and how large the miniature is, and what it was made by. */
function Measures({ of: { source, span, length, scale } }: { readonly of: Listed }) {
  const t = useHangarWords();
  const small = (metres: number) => Math.round((metres * 1000) / scale);
  return (
    <Paper aria-label={t("figures")}>
      <dl className="hangar__figures">
        <dt>{t("span")}</dt>
        <dd>{t("metres", span)}</dd>
        <dt>{t("length")}</dt>
        <dd>{t("metres", length)}</dd>
        <dt>{t("scale")}</dt>
        <dd>1:{scale}</dd>
        <dt>{t("size")}</dt>
        <dd>{t("millimetres", small(span), small(length))}</dd>
      </dl>
      <p className="hangar__source">{t("source", source)}</p>
    </Paper>
  );
}

export interface ExhibitProps {
  readonly shown: Shown;
  readonly name: string;
}

/** A miniature large on its stand, with its measures, its figures in each game that has it, and its own paint. */
export function Exhibit({ shown: { model, kind, look }, name }: ExhibitProps) {
  const solid = useDepth();
  const piece = useMemo(
    () => pieceOf({ model, ...(kind && { kind }), ...(look && { look }) }, name),
    [model, kind, look, name],
  );
  const listed = look ? undefined : findListed(model);
  return (
    <div className="hangar__exhibit">
      <div className="hangar__stand">
        <Stand piece={piece} likeness={piece} name={name} large />
      </div>
      {listed && (
        <div className="hangar__papers">
          <Measures of={listed} />
          {solid && <Paintshop key={model} model={model} />}
          <GameData model={model} />
        </div>
      )}
    </div>
  );
}
