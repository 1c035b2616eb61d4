import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Button } from "../ui/button.tsx";
import { Choices } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { styleNonce } from "../ui/style-nonce.ts";
import { useWidth } from "../ui/use-width.ts";
import type { Format } from "./format.ts";
import { MARGIN, MM_PER_INCH, PAPERS } from "./paper.ts";
import { type PrintedPage, Sheet } from "./Sheet.tsx";
import { usePrintWords } from "./words.ts";

const PX_PER_MM = 96 / MM_PER_INCH;

interface FormatProps {
  readonly format: Format;
  readonly onFormat: (changed: Partial<Format>) => void;
}

function FormatChoice({ format, onFormat }: FormatProps) {
  const t = usePrintWords();
  return (
    <Paper title={t("format.title")}>
      <Choices
        label={t("format.title")}
        choices={(["a4", "letter"] as const).map((id) => ({
          id,
          label: t(`format.${id}`),
          hint: t(`format.${id}.hint`),
        }))}
        value={format.paper}
        onChange={(paper) => onFormat({ paper })}
      />
      <p className="print__units">{t("format.units")}</p>
      <Choices
        label={t("format.units")}
        choices={(["inches", "centimetres"] as const).map((id) => ({ id, label: t(`format.${id}`) }))}
        value={format.units}
        onChange={(units) => onFormat({ units })}
      />
    </Paper>
  );
}

/** Paper and margins for the printer; they are gone when the page is left. */
function PageRule({ format }: { readonly format: Format }) {
  const { width, height } = PAPERS[format.paper];
  const rule = `@page { size: ${width}mm ${height}mm; margin: ${MARGIN}mm; }`;
  return <style nonce={styleNonce()}>{rule}</style>;
}

function Preview({ pages, format }: { readonly pages: readonly PrintedPage[]; readonly format: Format }) {
  const t = usePrintWords();
  const [frame, room] = useWidth<HTMLDivElement>();
  const { width, height } = PAPERS[format.paper];
  const size = {
    "--sheet-width": `${width}mm`,
    "--sheet-height": `${height}mm`,
    "--sheet-margin": `${MARGIN}mm`,
    "--sheet-zoom": room === 0 ? 1 : Math.min(1, room / (width * PX_PER_MM)),
  } as CSSProperties;
  // The sheets stay as they are when only the room for them changes.
  const sheets = useMemo(
    () =>
      pages.map((page, index) => <Sheet key={page.id} page={page} number={index + 1} of={pages.length} />),
    [pages],
  );
  return (
    <div ref={frame} className="print-sheets" style={size}>
      <h2 className="visually-hidden">{t("preview")}</h2>
      {sheets}
      {pages.length === 0 && <p>{t("nothing")}</p>}
    </div>
  );
}

export interface PrintPreviewProps extends FormatProps {
  /** What can be chosen. */
  readonly chooser: ReactNode;
  readonly pages: readonly PrintedPage[];
}

/** Chooser and paper beside a preview of every sheet, and the button that prints them. */
export function PrintPreview({ format, onFormat, chooser, pages }: PrintPreviewProps) {
  const t = usePrintWords();
  return (
    <div className="print">
      <PageRule format={format} />
      <div className="print__choice stack">
        {chooser}
        <FormatChoice format={format} onFormat={onFormat} />
      </div>
      <Preview pages={pages} format={format} />
      <div className="print__go">
        <Button look="brass" size="big" disabled={pages.length === 0} onClick={() => window.print()}>
          {t("print", pages.length)}
        </Button>
      </div>
    </div>
  );
}
