import { useCallback, useState } from "react";
import { afterPaint } from "../../frame/after-paint.tsx";
import { Frame } from "../../frame/Frame.tsx";
import { Refused } from "../../frame/Refused.tsx";
import { navigate } from "../../router.ts";
import { Paper } from "../../ui/paper.tsx";
import { useWords } from "../../words.ts";
import { FileDrop } from "./FileDrop.tsx";
import { useMatchListWords } from "./words.ts";

const MatchList = afterPaint(async () => (await import("./MatchList.tsx")).MatchList);

/** Every match that this browser keeps. */
export function MatchesPage() {
  const { t } = useWords();
  const w = useMatchListWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const loaded = useCallback((id: string) => navigate({ page: "match", id, at: null }), []);
  return (
    <Frame here="matches" title={t("nav.matches")} lead={t("matches.here")}>
      <div className="stack">
        <MatchList>
          <Paper title={w("file")}>
            <FileDrop onLoaded={loaded} onRefused={setRefused} />
            <Refused problems={refused} />
          </Paper>
        </MatchList>
      </div>
    </Frame>
  );
}
