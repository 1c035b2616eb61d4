import { useMemo } from "react";
import { type Proof, proofOf, proofPhrases } from "../../core/file/proof.ts";
import type { SeatId, SideId } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { Phrase } from "../../core/phrase.ts";
import { Paper } from "../ui/paper.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { useStatisticsWords } from "./words.ts";

interface ProofPaperProps {
  readonly match: Match;
  readonly nameOf: (side: SideId) => string;
  readonly say: (phrase: Phrase) => string;
}

interface Row {
  readonly name: string;
  readonly figure: number;
}

/** Where each face came from, and how often what was taken back, in figures. */
function rowsOf(
  proof: Proof,
  t: ReturnType<typeof useStatisticsWords>,
  nameOf: (seat: SeatId) => string,
  isPart: boolean,
): readonly Row[] {
  const { dice, takenBack, rolledAgain, unsealed } = proof;
  return [
    ...[...dice].map(([source, figure]) => ({ name: t("proof.dice", source), figure })),
    { name: t("proof.takenBack"), figure: takenBack },
    ...(isPart ? [] : [{ name: t("proof.rolledAgain"), figure: rolledAgain }]),
    ...[...unsealed].map(([seat, figure]) => ({ name: t("proof.unsealed", nameOf(seat)), figure })),
  ];
}

/** What the log says about how the match came about: where its dice came from, and what was taken back. */
export function ProofPaper({ match, nameOf, say }: ProofPaperProps) {
  const t = useStatisticsWords();
  const proof = useMemo(() => proofOf(match), [match]);
  const isPart = match.seen !== undefined && (proof.takenBack > 0 || match.since !== undefined);
  const rows = rowsOf(proof, t, nameOf, isPart).map(({ name, figure }) => ({ name, cells: [figure] }));
  return (
    <Paper title={t("proof.title")}>
      {proofPhrases(proof, nameOf).map((phrase) => (
        <p key={JSON.stringify(phrase)}>{say(phrase)}</p>
      ))}
      {isPart && <p>{t("proof.part")}</p>}
      <FigureTable
        label={t("proof.title")}
        corner={t("proof.what")}
        columns={[{ name: t("proof.count") }]}
        rows={rows}
      />
    </Paper>
  );
}
