import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";

/** Whether another window plays a match that this one looks on at, and what takes it over. */
export interface LookingOn {
  readonly isPlayed: boolean;
  readonly onTake: () => void;
}

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
