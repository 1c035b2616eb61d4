import { useState } from "react";
import { navigate } from "../../router.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CrossIcon } from "../../ui/icons.tsx";
import { useWords } from "../../words.ts";
import { PageDrop } from "./FileDrop.tsx";

/** Files dropped on the table: a whole one is opened beside this match, a bad one leaves this match as it is. */
export function TableDrop() {
  const { t } = useWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const close = (
    <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setRefused([])}>
      <CrossIcon />
    </Button>
  );
  return (
    <>
      <PageDrop onLoaded={(id) => navigate({ page: "match", id, at: null })} onRefused={setRefused} />
      {refused.length > 0 && (
        <div className="over-table over-table--slip over-table--dropped">
          <Banner kind="error" actions={close}>
            {refused.join(" ")}
          </Banner>
        </div>
      )}
    </>
  );
}
