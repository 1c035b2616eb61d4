import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";

export interface BuildLinkProps {
  readonly game: string;
  /** The scenario to begin with; without one, whatever lies on the editor's table. */
  readonly scenario?: string;
}

/** Leads to the set-up editor of a game that has one. */
export function BuildLink({ game, scenario }: BuildLinkProps) {
  const { t } = useWords();
  if (!hasPage(game, "editor")) return null;
  return (
    <ButtonLink href={hrefOf({ page: "editor", game, id: scenario ?? null })}>
      {t(scenario === undefined ? "home.build" : "setup.change")}
    </ButtonLink>
  );
}
