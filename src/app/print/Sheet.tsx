import type { ReactNode } from "react";
import { CalibrationBar } from "./CalibrationBar.tsx";
import { usePrintWords } from "./words.ts";

/** One page to print. */
export interface PrintedPage {
  /** Tells it from every other page. */
  readonly id: string;
  /** What it is, at its foot. */
  readonly title: string;
  /** Whether lengths on it are true, so that it carries the calibration bar. */
  readonly scaled: boolean;
  readonly body: ReactNode;
}

export interface SheetProps {
  readonly page: PrintedPage;
  readonly number: number;
  readonly of: number;
}

/** A sheet of paper as it comes out of the printer. */
export function Sheet({ page: { title, scaled, body }, number, of }: SheetProps) {
  const t = usePrintWords();
  return (
    <section className="print-sheet" aria-label={`${title}, ${t("sheet.number", number, of)}`}>
      <div className="print-sheet__body">{body}</div>
      <div className="print-sheet__foot">
        {scaled && <CalibrationBar />}
        <p className="print-sheet__title">
          <span>{title}</span>
          <span>{t("sheet.number", number, of)}</span>
        </p>
      </div>
    </section>
  );
}
