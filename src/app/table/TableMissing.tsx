import { useCallback } from "react";
import { Frame } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import type { FileRefusal } from "../match/create.ts";
import { refusalSentences } from "../match/refusal.ts";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";

/** Why a match can't be loaded, and the ways on. */
export function TableMissing({ fault, entry }: FileRefusal) {
  const { t, language } = useWords();
  const load = useCallback(
    () => refusalSentences({ fault, entry }, language, t),
    [fault, entry, language, t],
  );
  const problems = useFetched(load) ?? [];
  return (
    <Frame here="match" title={t("table.missing")} narrow>
      <Paper>
        <Refused problems={problems} />
        <div className="row">
          <ButtonLink look="brass" href={hrefOf({ page: "home" })}>
            {t("table.home")}
          </ButtonLink>
          <ButtonLink href={hrefOf({ page: "matches" })}>{t("table.matches")}</ButtonLink>
        </div>
      </Paper>
    </Frame>
  );
}
