import { proofOf, proofPhrases } from "../../core/file/proof.ts";
import { now } from "../../core/match/match.ts";
import { useSeatName } from "../context/names.ts";
import { useTable, useTools } from "../context/tools.ts";
import { Cited } from "../face/Cited.tsx";
import { hrefOf } from "../router.ts";
import { sideOf } from "../session/seats.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { takeLostFocus } from "../ui/focus.ts";
import { Paper } from "../ui/paper.tsx";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { beginAgain } from "./again.ts";
import { useSlipWords } from "./words.ts";

/** How the game ended, and what to do now. */
export function EndSlip() {
  const { t } = useWords();
  const w = useSlipWords();
  const name = useSeatName();
  const { store, page, replay } = useTools();
  const state = useTable((whole) => whole);
  const { outcome } = now(state.open.match);
  if (!outcome) return null;
  const { winner, reason } = outcome;
  return (
    <Paper title={w("end.title")}>
      <p className="end__winner" ref={takeLostFocus} tabIndex={-1}>
        {winner !== null && <SideMark side={sideOf(state.seats, winner)} size={40} />}
        <b>{winner === null ? t("end.draw") : t("end.winner", name(winner))}</b>
      </p>
      <p>
        <Cited text={state.say(reason)} />
      </p>
      {proofPhrases(proofOf(state.open.match), name).map((phrase) => (
        <p key={JSON.stringify(phrase)}>{state.say(phrase)}</p>
      ))}
      <p className="line">
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
        <Button onClick={() => page.setState({ dialog: "share" })}>{w("end.share")}</Button>
        <ButtonLink href={hrefOf({ page: "statistics", id: state.id })}>{w("end.match")}</ButtonLink>
        <ButtonLink href={hrefOf({ page: "dice", id: state.id })}>{w("end.statistics")}</ButtonLink>
        <Button onClick={() => beginAgain({ store, page })}>{w("end.rematch")}</Button>
      </p>
    </Paper>
  );
}
