import { useState } from "react";
import type { SeatId } from "../../../core/game.ts";
import { isFreeTakeBack } from "../../../core/match/take-back.ts";
import { useSeatName } from "../../context/names.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { Refusal } from "../../face/Refusal.tsx";
import { askerAt } from "../../session/placing.ts";
import { peopleHere } from "../../session/seats.ts";
import type { Done } from "../../session/session.ts";
import { nextStop } from "../../session/stops.ts";
import { takenBackTo } from "../../session/turns.ts";
import { Button } from "../../ui/button.tsx";
import { Choices, Switch } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDialogWords } from "./words.ts";

interface CountProps {
  readonly count: number;
  /** Where it leads to. */
  readonly to: string;
  /** The next smaller and the next larger number that may be chosen. */
  readonly fewer: number | undefined;
  readonly more: number | undefined;
  readonly onChange: (count: number) => void;
}

function Count({ count, to, fewer, more, onChange }: CountProps) {
  const t = useDialogWords();
  return (
    <fieldset className="group line" aria-label={t("takeBack.count")}>
      <Button
        size="icon"
        aria-label={t("takeBack.fewer")}
        disabled={fewer === undefined}
        onClick={() => onChange(fewer ?? count)}
      >
        −
      </Button>
      <b data-told="status">{t("takeBack.steps", count)}</b>
      <Button
        size="icon"
        aria-label={t("takeBack.more")}
        disabled={more === undefined}
        onClick={() => onChange(more ?? count)}
      >
        +
      </Button>
      <p data-told="status">{to}</p>
    </fieldset>
  );
}

interface AskerProps {
  readonly people: readonly SeatId[];
  readonly asker: SeatId;
  readonly onChange: (asker: SeatId) => void;
}

/** Who asks: a seat takes its own quiet steps back alone, so it matters at a screen that several share. */
function Asker({ people, asker, onChange }: AskerProps) {
  const t = useDialogWords();
  const name = useSeatName();
  const label = t("takeBack.who");
  return (
    <fieldset className="group" aria-label={label}>
      <p>{label}</p>
      <Choices
        label={label}
        choices={people.map((id) => ({ id, label: name(id) }))}
        value={asker}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface ConsentProps {
  readonly asked: readonly SeatId[];
  readonly agreed: readonly SeatId[];
  readonly onChange: (agreed: readonly SeatId[]) => void;
}

/** Everybody else at the screen says yes. Computers always do, and need no switch. */
function Consent({ asked, agreed, onChange }: ConsentProps) {
  const t = useDialogWords();
  const name = useSeatName();
  const computers = useTable((state) => Object.keys(state.computers).length > 0);
  const agree = (id: SeatId, yes: boolean) =>
    onChange(yes ? [...agreed, id] : agreed.filter((other) => other !== id));
  return (
    <>
      {computers && <p>{t("takeBack.computers")}</p>}
      {asked.map((id) => (
        <Switch
          key={id}
          label={t("takeBack.agree", name(id))}
          checked={agreed.includes(id)}
          onChange={(yes) => agree(id, yes)}
        />
      ))}
    </>
  );
}

/** Why the steps may go back, or what is needed first. */
function reasonFor(free: boolean, asked: readonly SeatId[], isHere: boolean) {
  if (free) return "takeBack.free";
  if (!isHere) return "takeBack.there";
  return asked.length > 0 ? "takeBack.asks" : "takeBack.alone";
}

/** What is asked for: how many steps, by whom, and who has agreed so far. */
function useRequest() {
  const { store } = useTools();
  const state = store.getState();
  const { seats, computers, viewer } = state;
  const match = useTable((state) => state.open.match);
  const people = peopleHere(state);
  const first = nextStop(state, 0, 1);
  const any = first !== undefined;
  const [count, setCount] = useState(first ?? 1);
  const [asker, setAsker] = useState(askerAt(seats, computers, viewer) ?? people[0] ?? "");
  const [agreed, setAgreed] = useState<readonly SeatId[]>([]);
  const free = any && isFreeTakeBack(match, count, asker);
  const asked = people.filter((id) => id !== asker);
  const change = <T,>(set: (next: T) => void) => {
    return (next: T) => {
      set(next);
      setAgreed([]);
    };
  };
  return {
    people,
    any,
    count,
    fewer: nextStop(state, count, -1),
    more: nextStop(state, count, 1),
    asker,
    agreed,
    free,
    asked,
    ready: any && (free || asked.every((seat) => agreed.includes(seat))),
    setCount: change(setCount),
    setAsker: change(setAsker),
    setAgreed,
  };
}

/** Takes steps back: at once when they were the asker's own and nothing was rolled or shown, else when everybody agrees. */
export function TakeBackDialog() {
  const t = useDialogWords();
  const { store, page } = useTools();
  const say = useTable((state) => state.say);
  const isHere = useTable((state) => state.may.seats);
  const request = useRequest();
  const { people, any, count, asker, agreed, free, asked } = request;
  const [refused, setRefused] = useState<Done>({ ok: true, value: null });
  const close = () => page.setState({ dialog: null });
  const take = () => {
    const done = store.getState().takeBack(count, asker, free ? [] : agreed);
    setRefused(done);
    if (done.ok) close();
  };
  const actions = (
    <>
      <Button onClick={close}>{t("takeBack.keep")}</Button>
      <Button look="brass" disabled={!request.ready} onClick={take}>
        {t("takeBack.do")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t("takeBack.title")}
      about={t("takeBack.about")}
      actions={actions}
    >
      {any ? (
        <>
          <Count
            count={count}
            to={takenBackTo(store.getState(), count)}
            fewer={request.fewer}
            more={request.more}
            onChange={request.setCount}
          />
          {people.length > 1 && <Asker people={people} asker={asker} onChange={request.setAsker} />}
          <p>{t(reasonFor(free, asked, isHere))}</p>
          {!free && <Consent asked={asked} agreed={agreed} onChange={request.setAgreed} />}
          {!refused.ok && <Refusal problems={refused.error} say={say} />}
        </>
      ) : (
        <p>{t("takeBack.none")}</p>
      )}
    </Dialog>
  );
}
