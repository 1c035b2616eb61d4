import { useEffect, useState } from "react";
import { proofOf, proofPhrases } from "../../core/file/proof.ts";
import { type Match, now } from "../../core/match/match.ts";
import type { Phrase } from "../../core/phrase.ts";
import { decidedExtent } from "../../scene/camera/decided.ts";
import { useSeatName } from "../context/names.ts";
import { useTable, useTools } from "../context/tools.ts";
import { Cited } from "../face/Cited.tsx";
import { hrefOf } from "../router.ts";
import { sideOf } from "../session/seats.ts";
import { tabletopOf } from "../session/selectors.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { takeFreeFocus } from "../ui/focus.ts";
import { Paper } from "../ui/paper.tsx";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { beginAgain } from "./again.ts";
import { decidedBy } from "./decided.ts";
import { MoreButton } from "./MoreButton.tsx";
import { useSlipWords } from "./words.ts";

function Sentences({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const say = useTable((state) => state.say);
  return phrases.map((phrase) => (
    <p key={JSON.stringify(phrase)} className="end__told">
      {say(phrase)}
    </p>
  ));
}

/** What can be told of a game that is over, and where. */
function More({ dice }: { readonly dice: readonly Phrase[] }) {
  const w = useSlipWords();
  const { page } = useTools();
  const {
    id,
    may: { count: of },
  } = useTable((whole) => whole);
  return (
    <>
      <Sentences phrases={dice} />
      <p className="line">
        <Button onClick={() => page.setState({ dialog: "share" })}>{w("end.share")}</Button>
        {of && (
          <>
            <ButtonLink href={hrefOf({ page: "statistics", of, id })}>{w("end.match")}</ButtonLink>
            <ButtonLink href={hrefOf({ page: "dice", of, id })}>{w("end.statistics")}</ButtonLink>
          </>
        )}
      </p>
    </>
  );
}

/** While the end is shown the table is looked at where it was decided. */
function useDecisive(match: Match): void {
  const { store, page } = useTools();
  useEffect(() => {
    const tableAt = (at: number | null) => tabletopOf({ ...store.getState(), at });
    const decisive = decidedBy(match, (moment) => tableAt(moment).cues);
    page.setState({ decisive: decidedExtent(tableAt(null), decisive) });
    return () => page.setState({ decisive: undefined });
  }, [store, page, match]);
}

/** How the game ended, and what to do now: small, so that what decided it is seen beside it. */
export function EndSlip() {
  const { t } = useWords();
  const w = useSlipWords();
  const name = useSeatName();
  const { store, page, replay } = useTools();
  const state = useTable((whole) => whole);
  const [more, setMore] = useState(false);
  useDecisive(state.open.match);
  const { outcome } = now(state.open.match);
  if (!outcome) return null;
  const { winner, reason } = outcome;
  const proof = proofPhrases(proofOf(state.open.match), name);
  // How the dice fell is asked for; whatever else there is to say of the log is not kept small.
  const dice = proof.filter(({ key }) => key === "proof-dice");
  const doubts = proof.filter((phrase) => !dice.includes(phrase));
  return (
    <Paper title={w("end.title")} className="end" data-more={more}>
      <p className="end__winner" ref={takeFreeFocus} tabIndex={-1}>
        {winner !== null && <SideMark side={sideOf(state.seats, winner)} size={24} />}
        <b className="visually-hidden">{winner === null ? t("end.draw") : t("end.winner", name(winner))}</b>{" "}
        <span>
          <Cited text={state.say(reason)} />
        </span>
      </p>
      <Sentences phrases={doubts} />
      <p className="line end__doing">
        <Button
          look="brass"
          onClick={() => {
            page.setState({ replay: true });
            replay.scrub(0);
            replay.run();
          }}
        >
          {w("end.replay")}
        </Button>
        {state.may.anew && <Button onClick={() => beginAgain({ store, page })}>{w("end.rematch")}</Button>}
        <MoreButton open={more} onToggle={() => setMore(!more)} />
      </p>
      {more && <More dice={dice} />}
    </Paper>
  );
}
