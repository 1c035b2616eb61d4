import type { PromptId, SeatId } from "../../../core/game.ts";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import { Cited } from "../../face/Cited.tsx";
import { sideOf } from "../../session/seats.ts";
import { eventsOf, momentAt, revealedAt, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { SideMark } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import { useSlipWords } from "../slip-words.ts";
import { Die } from "./Die.tsx";
import { diceShown } from "./loglines.ts";

interface Opened {
  readonly seat: SeatId;
  readonly orders: readonly (readonly [PromptId, string])[];
}

/** The orders that were opened together, by seat. */
function useOpened(index: number): readonly Opened[] {
  const match = useTable((state) => state.open.match);
  const orders = [...revealedAt(match, index)];
  const prompts = match.moments[index - 1]?.prompts ?? [];
  const seatOf = new Map(prompts.map((prompt) => [prompt.id, prompt.seat]));
  return match.seats
    .map(({ id }) => ({ seat: id, orders: orders.filter(([prompt]) => seatOf.get(prompt) === id) }))
    .filter((opened) => opened.orders.length > 0);
}

function Orders({ opened }: { readonly opened: readonly Opened[] }) {
  const { t } = useWords();
  const seats = useTable((state) => state.seats);
  return (
    <fieldset className="group opened" aria-label={t("slip.orders")}>
      {opened.map(({ seat, orders }) => (
        <dl key={seat}>
          {orders.map(([id, text]) => (
            <div key={id} className="opened__one">
              <dt>
                <SideMark side={sideOf(seats, seat)} size={16} /> {id}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </fieldset>
  );
}

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
    if (momentAt(state, at).fault || eventsOf(state, at).length > 0 || revealedAt(match, at).size > 0)
      return at;
  return index;
}

/** What has just happened: the orders that were opened, the dice that fell and a sentence for each fact. */
export function MomentFacts() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const index = toldAt(state, shownIndex(state));
  const opened = useOpened(index);
  const dice = diceShown(state, index);
  const { computerPlayers } = useTools();
  const computers = Object.keys(state.computers).length > 0 && !computerPlayers.silent;
  return (
    <>
      {opened.length > 0 && <Orders opened={opened} />}
      {dice.length > 0 && (
        <fieldset className="group slip__dice" aria-label={t("slip.dice")}>
          {dice.map((die, at) => (
            <Die key={`${at.toString()} ${die.face}`} die={die} />
          ))}
        </fieldset>
      )}
      <Sentences index={index} />
      {computers && <Weighed />}
    </>
  );
}
