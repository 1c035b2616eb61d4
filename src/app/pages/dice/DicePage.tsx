import { useCallback } from "react";
import { allThrows, foughtBattles } from "../../battles/fought.ts";
import { Frame, Waiting } from "../../frame/Frame.tsx";
import { NoMatch } from "../../match/NoMatch.tsx";
import { useMatch } from "../../match/use-match.ts";
import { useRecord } from "../../match/use-record.ts";
import { hrefOf } from "../../router.ts";
import type { MatchRecord } from "../../storage/record.ts";
import { datedTitle } from "../../titles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { DiceTally } from "./DiceTally.tsx";
import { tallyThrows } from "./dice-tally.ts";
import { useDiceWords } from "./words.ts";
import "./dice.css";

function Tallies({ record }: { readonly record: MatchRecord }) {
  const t = useDiceWords();
  const match = useMatch(record);
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

function DiceOf({ record }: { readonly record: MatchRecord }) {
  const t = useDiceWords();
  const { language } = useWords();
  return (
    <>
      <div className="dice-page__head">
        <p className="dice-page__match">{datedTitle(record, language)}</p>
        <div className="dice-page__links">
          <ButtonLink href={hrefOf({ page: "statistics", id: record.id })}>{t("match")}</ButtonLink>
          <ButtonLink href={hrefOf({ page: "match", id: record.id, at: null })}>{t("back")}</ButtonLink>
        </div>
      </div>
      <Tallies record={record} />
    </>
  );
}

/** All dice of a match against what fair dice would show. */
export function DicePage({ id }: { readonly id: string }) {
  const t = useDiceWords();
  const read = useRecord(id);
  return (
    <Frame here="dice" title={t("title")}>
      {!read && <Waiting />}
      {read && (read.ok ? <DiceOf record={read.value} /> : <NoMatch problem={read.error} />)}
    </Frame>
  );
}
