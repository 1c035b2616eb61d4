import { type ReactNode, useEffect, useRef } from "react";
import { useBench } from "./bench.ts";
import { faultsAt } from "./faults.ts";
import { useDogfightEditorWords } from "./words.ts";

export interface RowHeadProps {
  /** Key of the row. */
  readonly row: string;
  readonly mark?: ReactNode;
  readonly title: string;
  readonly about: string;
}

/** The line of a row: a press takes it in hand and unfolds it. */
export function RowHead({ row, mark, title, about }: RowHeadProps) {
  const t = useDogfightEditorWords();
  const { chosen, choose, faults } = useBench();
  const button = useRef<HTMLButtonElement>(null);
  const open = chosen === row;
  useEffect(() => {
    if (open) button.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const wrong = faultsAt(faults, row).length > 0;
  return (
    <button
      ref={button}
      type="button"
      className="row-head"
      data-row={row}
      data-wrong={wrong}
      aria-expanded={open}
      onClick={() => choose(open ? null : row)}
    >
      {mark}
      <span className="row-head__title">{title}</span>
      <span className="row-head__about">{about}</span>
      {wrong && <span className="row-head__wrong">{t("wrong")}</span>}
    </button>
  );
}
