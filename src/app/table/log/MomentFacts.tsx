import type { ThrownDie } from "../../../tabletop/tabletop.ts";
import { useClip, useUnderway } from "../../context/playing.ts";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import { Cited } from "../../face/Cited.tsx";
import { eventsOf, momentAt, openedAt, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import { useSlipWords } from "../words.ts";
import { Die } from "./Die.tsx";
import { diceShown } from "./loglines.ts";
import { Opened } from "./Opened.tsx";
import "./slip.css";
import "../../face/terms.css";

function Sentences({ index }: { readonly index: number }) {
  const state = useTable((whole) => whole);
  const t = useSlipWords();
  const told = eventsOf(state, index).map((event) => state.say(state.game.narrate(event)));
  const lines = momentAt(state, index).fault ? [t("log.unfolded")] : told;
  return (
    <ul className="slip__lines">
      {lines.map((line, at) => (
        <li key={`${at.toString()} ${line}`}>
          <Cited text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Lays out what the computers weighed, or puts it away. */
function Weighed() {
  const { t } = useWords();
  const { page } = useTools();
  const weighed = usePage((state) => state.weighed);
  return (
    <div className="slip__weighed">
      <Button look="quiet" aria-pressed={weighed} onClick={() => page.setState({ weighed: !weighed })}>
        {t("slip.weighed")}
      </Button>
    </div>
  );
}

/** The latest moment up to one of which there is something to tell: who holds his fire says nothing. */
function toldAt(state: TableState, index: number): number {
  const match = state.open.match;
  for (let at = index; at > 0; at--)
    if (momentAt(state, at).fault || eventsOf(state, at).length > 0 || openedAt(match, at).length > 0)
      return at;
  return index;
}

/** The dice of a moment that have come to rest by now. */
function useFallen(state: TableState, index: number): readonly ThrownDie[] {
  const { player } = useTools();
  const clip = useClip();
  const clips = player.timeline?.clips;
  if (!clip || !clips) return diceShown(state, index);
  const passed = clips.slice(0, clips.indexOf(clip));
  return passed.flatMap(({ cue }) => (cue.kind === "dice" ? cue.dice : []));
}

/** What has just happened: the orders that were opened, the dice that fell and, when all is over, a sentence for each fact. */
export function MomentFacts() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const shown = shownIndex(state);
  const index = underway ? shown : toldAt(state, shown);
  const opened = openedAt(state.open.match, index);
  const dice = useFallen(state, index);
  const { computerPlayers } = useTools();
  const computers = Object.keys(state.computers).length > 0 && !computerPlayers.silent;
  return (
    <>
      {opened.length > 0 && <Opened orders={opened} />}
      {dice.length > 0 && (
        <fieldset className="group slip__dice" aria-label={t("slip.dice")}>
          {dice.map((die, at) => (
            <Die key={`${at.toString()} ${die.face}`} die={die} />
          ))}
        </fieldset>
      )}
      {!underway && <Sentences index={index} />}
      {computers && !underway && <Weighed />}
    </>
  );
}
