import { lazy, Suspense, useState } from "react";
import type { Piece } from "../../tabletop/tabletop.ts";
import { Waiting } from "../frame/Frame.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { withWords } from "../words.ts";
import { useHangarWords } from "./words.ts";

const Exhibit = lazy(() => withWords(async () => ({ default: (await import("./Exhibit.tsx")).Exhibit })));

/** Shows the miniature of a piece above the table, which waits below. */
export function LookAt({ piece }: { readonly piece: Piece }) {
  const t = useHangarWords();
  const [open, setOpen] = useState(false);
  const { title } = piece;
  return (
    <>
      <Button look="quiet" aria-label={t("lookAt", title)} onClick={() => setOpen(true)}>
        {t("look")}
      </Button>
      <Dialog wide open={open} onOpenChange={setOpen} title={title}>
        <Suspense fallback={<Waiting />}>
          <Exhibit shown={piece} name={title} />
        </Suspense>
      </Dialog>
    </>
  );
}
