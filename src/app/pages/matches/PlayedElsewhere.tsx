import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import type { LookingOn } from "./MatchPage.tsx";

/** Says that another window plays this match, or none, and takes it over at a click. */
export function PlayedElsewhere({ isPlayed, onTake }: LookingOn) {
  const { t } = useWords();
  const said = t(isPlayed ? "match.elsewhere" : "match.nobody");
  return (
    <div className="over-table over-table--slip">
      <Banner actions={<Button onClick={onTake}>{t("match.take")}</Button>}>{said}</Banner>
    </div>
  );
}
