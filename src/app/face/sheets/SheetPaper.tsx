import { type ReactNode, useId, useState } from "react";
import type { Sheet } from "../../../face/sheet.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SideMark, sideColours } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import { useTexts } from "../speech.ts";
import { Blocks } from "./Blocks.tsx";
import { Line } from "./Line.tsx";

function Head({ sheet: { side, name, title, facts } }: { readonly sheet: Sheet }) {
  const text = useTexts();
  return (
    <>
      {side !== undefined && <SideMark side={side} size={22} />}
      {name && <span className="record__id">{text(name)}</span>}
      <span className="record__title">{text(title)}</span>
      {facts.length > 0 && (
        <span className="record__facts">
          <Line of={facts} apart=" · " />
        </span>
      )}
    </>
  );
}

/** The same in a window of its own, as wide as the screen has room. */
function Large({
  sheet: { title, facts },
  children,
}: {
  readonly sheet: Sheet;
  readonly children: ReactNode;
}) {
  const text = useTexts();
  const { t } = useWords();
  const [large, setLarge] = useState(false);
  return (
    <>
      <Button onClick={() => setLarge(true)}>{t("sheet.large")}</Button>
      <Dialog
        wide
        open={large}
        onOpenChange={setLarge}
        title={text(title)}
        about={<Line of={facts} apart=" · " />}
      >
        {children}
      </Dialog>
    </>
  );
}

interface PaperProps {
  readonly sheet: Sheet;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onOpen: () => void;
  /** What stands below its blocks. */
  readonly children?: ReactNode;
}

/** One record sheet beside the table; a long one is a head that opens it. */
export function SheetPaper({ sheet, open, chosen, onOpen, children }: PaperProps) {
  const text = useTexts();
  const id = useId();
  const { label, side, gone, look, blocks } = sheet;
  const classes = ["record", chosen && "record--chosen", gone && "record--gone", look && `record--${look}`];
  const shown = <Blocks blocks={blocks} />;
  return (
    <article
      className={classes.filter(Boolean).join(" ")}
      data-piece={sheet.piece}
      aria-label={text(label)}
      style={side === undefined ? undefined : { borderTopColor: sideColours(side).shape }}
    >
      <h2>
        {look === "folds" ? (
          <button
            type="button"
            className="record__head"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onOpen}
          >
            <Head sheet={sheet} />
          </button>
        ) : (
          <span className="record__head">
            <Head sheet={sheet} />
          </span>
        )}
      </h2>
      {open && (
        <div id={id} className="record__body">
          {look === "large" && <Large sheet={sheet}>{shown}</Large>}
          {shown}
          {children}
        </div>
      )}
    </article>
  );
}
