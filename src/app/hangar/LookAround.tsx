import { lazy, Suspense, useState } from "react";
import type { GameEntry } from "../../games/registry.ts";
import { Waiting } from "../frame/Frame.tsx";
import { hasPage } from "../game-pages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { withWords } from "../words.ts";
import { useHangarWords } from "./words.ts";

const GameHangar = lazy(() =>
  withWords(async () => ({ default: (await import("./GameHangar.tsx")).GameHangar })),
);

/** Shows the miniatures of a game above its table, one after the other: for sheets that are about no piece. */
export function LookAround({ entry }: { readonly entry: GameEntry }) {
  const t = useHangarWords();
  const [open, setOpen] = useState(false);
  if (!hasPage(entry.meta.id, "hangar")) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("around")}</Button>
      <Dialog wide open={open} onOpenChange={setOpen} title={t("title")}>
        <Suspense fallback={<Waiting />}>
          <GameHangar entry={entry} />
        </Suspense>
      </Dialog>
    </>
  );
}
