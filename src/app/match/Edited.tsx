import { useState } from "react";
import type { Problem } from "../../core/game.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useProblem, useWords } from "../words.ts";

const EDITED: Problem = { code: "proof-edited", values: {} };

/** Says over the table that the file of the match was changed by something else: its seal is broken. */
export function Edited() {
  const { t } = useWords();
  const sentence = useProblem(EDITED);
  const [closed, setClosed] = useState(false);
  if (closed || sentence === "") return null;
  const close = (
    <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setClosed(true)}>
      <CrossIcon />
    </Button>
  );
  return (
    <div className="over-table over-table--slip">
      <Banner actions={close}>{sentence}</Banner>
    </div>
  );
}
