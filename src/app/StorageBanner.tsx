import { useState } from "react";
import type { Route } from "./router.ts";
import { type StorageTrouble, useStorageTrouble } from "./storage/trouble.ts";
import { Banner } from "./ui/banner.tsx";
import { Button } from "./ui/button.tsx";
import { CrossIcon } from "./ui/icons.tsx";
import { useWords } from "./words.ts";

async function saveAsFile(route: Route): Promise<void> {
  const { downloadLatest } = await import("./share/download-latest.ts");
  await downloadLatest(route);
}

/** Says that matches are not kept, and offers a file. */
export function StorageBanner({ route }: { readonly route: Route }) {
  const { t } = useWords();
  const trouble = useStorageTrouble((state) => state.trouble);
  const [closed, setClosed] = useState<StorageTrouble | null>(null);
  // The editor tells of it in its own words.
  if (trouble === null || trouble === closed || route.page === "editor") return null;
  const actions = (
    <>
      <Button onClick={() => void saveAsFile(route)}>{t("storage.save")}</Button>
      <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setClosed(trouble)}>
        <CrossIcon />
      </Button>
    </>
  );
  return (
    <div
      className={route.page === "match" || route.page === "link" ? "over-table over-table--slip" : undefined}
    >
      <Banner actions={actions}>{t(`storage.${trouble}`)}</Banner>
    </div>
  );
}
