import { useCallback } from "react";
import type { Match } from "../../core/match/match.ts";
import { gameWords } from "../../words/games.ts";
import { sideName } from "../../words/sides.ts";
import { type Fought, foughtBattles } from "../battles/fought.ts";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { Counts } from "./Counts.tsx";
import { useStatisticsWords } from "./words.ts";

function Battle({ battle: { entry, match } }: { readonly battle: Fought }) {
  const { language } = useWords();
  const t = useStatisticsWords();
  const part = useFacePart(entry, "counts");
  if (!part) return null;
  return (
    <section>
      <h2 className="statistics__fought">{t("page.fought", gameWords(entry.meta.id, language).title)}</h2>
      <Speech value={part.say}>
        <div className="statistics">
          <Counts face={part.face} match={match} nameOf={(side) => sideName(side, language)} />
        </div>
      </Speech>
    </section>
  );
}

/** What is counted of a campaign's battles that were fought on other tables: each as its own game counts it. */
export function FoughtCounts({ match }: { readonly match: Match }) {
  const load = useCallback(() => foughtBattles(match), [match]);
  const battles = useFetched(load) ?? [];
  return battles.map((battle) => <Battle key={battle.id} battle={battle} />);
}
