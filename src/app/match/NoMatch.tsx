import type { Problem } from "../../core/game.ts";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useProblem, useWords } from "../words.ts";

/** Why there is no match to show, and the ways on. */
export function NoMatch({ problem }: { readonly problem: Problem }) {
  const { t } = useWords();
  const sentence = useProblem(problem);
  return (
    <Paper data-told="alert">
      <p>{sentence}</p>
      <div className="row">
        <ButtonLink look="brass" href={hrefOf({ page: "home" })}>
          {t("unknown.home")}
        </ButtonLink>
        <ButtonLink href={hrefOf({ page: "matches" })}>{t("nav.matches")}</ButtonLink>
      </div>
    </Paper>
  );
}
