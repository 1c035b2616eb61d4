import type { Meta } from "../../../core/game.ts";
import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";

/** Leads to the first lesson of a game that has one. */
export function LessonLink({ meta }: { readonly meta: Meta }) {
  const { id: game, lessonTurns = 0 } = meta;
  const { t } = useWords();
  if (!hasPage(game, "lesson")) return null;
  return (
    <ButtonLink href={hrefOf({ page: "lesson", game, id: null })}>{t("home.lesson", lessonTurns)}</ButtonLink>
  );
}
