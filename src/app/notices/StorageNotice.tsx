import { useState } from "react";
import type { Route } from "../router.ts";
import { forgetFleeting } from "../storage/keep-for-good.ts";
import { type StorageTrouble, useStorageTrouble } from "../storage/trouble.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useWords } from "../words.ts";
import { useNoticeWords } from "./words.ts";

async function saveAsFile(route: Route): Promise<void> {
  const { downloadLatest } = await import("../share/download-latest.ts");
  await downloadLatest(route);
}

interface StorageLineProps {
  readonly route: Route;
  readonly text: string;
  readonly onClose: () => void;
}

/** A sentence about what the browser keeps, with a file as the way out. */
function StorageLine({ route, text, onClose }: StorageLineProps) {
  const { t } = useWords();
  const words = useNoticeWords();
  const actions = (
    <>
      <Button onClick={() => void saveAsFile(route)}>{words("save")}</Button>
      <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={onClose}>
        <CrossIcon />
      </Button>
    </>
  );
  return (
    <div
      className={route.page === "match" || route.page === "link" ? "over-table over-table--slip" : undefined}
    >
      <Banner actions={actions}>{text}</Banner>
    </div>
  );
}

/** Says that matches are not kept, or not for long. */
export function StorageNotice({ route }: { readonly route: Route }) {
  const words = useNoticeWords();
  const { matches: trouble, fleeting } = useStorageTrouble();
  const [closed, setClosed] = useState<StorageTrouble | null>(null);
  // The editor tells of it in its own words.
  if (route.page === "editor") return null;
  if (trouble !== null && trouble !== closed)
    return <StorageLine route={route} text={words(trouble)} onClose={() => setClosed(trouble)} />;
  if (trouble !== null || !fleeting) return null;
  return <StorageLine route={route} text={words("fleeting")} onClose={forgetFleeting} />;
}
