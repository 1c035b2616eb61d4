import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";

/** Leads to the first lesson of a game that has one. */
export function LessonLink({ game }: { readonly game: string }) {
  const { t } = useWords();
  if (!hasPage(game, "lesson")) return null;
  return <ButtonLink href={hrefOf({ page: "lesson", game, id: null })}>{t("home.lesson")}</ButtonLink>;
}
