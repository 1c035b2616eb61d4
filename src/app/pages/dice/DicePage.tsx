import { useCallback } from "react";
import { allThrows, foughtBattles } from "../../battles/fought.ts";
import { CountedMatch } from "../../counted/CountedMatch.tsx";
import { type Counted, type CountedPlace, tableOf } from "../../counted/counted.ts";
import { Frame, Waiting } from "../../frame/Frame.tsx";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useFetched } from "../../use-fetched.ts";
import { DiceTally } from "./DiceTally.tsx";
import { tallyThrows } from "./dice-tally.ts";
import { useDiceWords } from "./words.ts";
import "./dice.css";

function Tallies({ match }: Pick<Counted, "match">) {
  const t = useDiceWords();
  const load = useCallback(
    async () => (match ? allThrows(match, await foughtBattles(match)) : match === null ? [] : undefined),
    [match],
  );
  const throws = useFetched(load);
  if (match === undefined || throws === undefined) return <Waiting />;
  const tallies = tallyThrows(throws);
  if (tallies.length === 0) {
    return (
      <Paper>
        <p>{t("none")}</p>
      </Paper>
    );
  }
  return (
    <div className="tallies">
      {tallies.map((tally) => (
        <DiceTally key={`${tally.kind} ${tally.by ?? ""}`} tally={tally} />
      ))}
    </div>
  );
}

function DiceOf({ of, id, title, match }: Counted) {
  const t = useDiceWords();
  return (
    <>
      <div className="dice-page__head">
        <p className="dice-page__match">{title}</p>
        <div className="dice-page__links">
          <ButtonLink href={hrefOf({ page: "statistics", of, id })}>{t("match")}</ButtonLink>
          <ButtonLink href={hrefOf(tableOf({ of, id }))}>{t("back")}</ButtonLink>
        </div>
      </div>
      <Tallies match={match} />
    </>
  );
}

/** All dice of a match against what fair dice would show. */
export function DicePage({ of, id }: CountedPlace) {
  const t = useDiceWords();
  return (
    <Frame here="dice" title={t("title")}>
      <CountedMatch of={of} id={id}>
        {(counted) => <DiceOf {...counted} />}
      </CountedMatch>
    </Frame>
  );
}
