import { useState } from "react";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Problem } from "../../core/game.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useProblem, useWords } from "../words.ts";

const EDITED: Problem = { code: "proof-edited", values: {} };
const RESUMED: Problem = { code: "proof-resumed", values: {} };

interface EditedProps {
  readonly file: MatchFile;
}

/** Says over the table that the file was changed by something else, or that it goes on from a kept state. */
export function Edited({ file }: EditedProps) {
  const { t } = useWords();
  const sentence = useProblem(file.edited ? EDITED : RESUMED);
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
