import { useEffect, useState } from "react";
import type { Throw } from "../../core/dice.ts";
import { openFile } from "../../core/file.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { liveDice } from "../dice.ts";
import { hrefOf } from "../router.ts";
import type { MatchRecord } from "../storage/record.ts";
import { matchTitle } from "../titles.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { DiceTally } from "./DiceTally.tsx";
import { tallyThrows } from "./dice-tally.ts";
import { Frame } from "./Frame.tsx";
import { NoMatch } from "./NoMatch.tsx";
import { useRecord } from "./use-record.ts";
import "./dice.css";

/** The throws of the rounds that stand; undefined while the match is being folded, and none if it does not fold. */
function useThrows(record: MatchRecord): readonly Throw[] | undefined {
  const [throws, setThrows] = useState<readonly Throw[]>();
  useEffect(() => {
    let current = true;
    const fold = async () => {
      const game = await findGame(GAMES, record.game)?.load();
      const opened = game && openFile(game, record.file, liveDice());
      if (current) setThrows(opened?.ok ? opened.value.match.moments.flatMap((moment) => moment.throws) : []);
    };
    void fold();
    return () => {
      current = false;
    };
  }, [record]);
  return throws;
}

function Tallies({ record }: { readonly record: MatchRecord }) {
  const { t } = useWords();
  const throws = useThrows(record);
  if (!throws) return <p role="status">{t("app.loading")}</p>;
  const tallies = tallyThrows(throws);
  if (tallies.length === 0) {
    return (
      <Paper>
        <p>{t("dice.none")}</p>
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
  const { t, language } = useWords();
  return (
    <>
      <div className="dice-page__head">
        <p className="dice-page__match">{matchTitle(record, language)}</p>
        <ButtonLink href={hrefOf({ page: "match", id: record.id, at: null })}>{t("dice.back")}</ButtonLink>
      </div>
      <Tallies record={record} />
    </>
  );
}

/** All dice of a match against what fair dice would show. */
export function DicePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const read = useRecord(id);
  return (
    <Frame here="dice" title={t("dice.title")}>
      {!read && <p role="status">{t("app.loading")}</p>}
      {read && (read.ok ? <DiceOf record={read.value} /> : <NoMatch problem={read.error} />)}
    </Frame>
  );
}
