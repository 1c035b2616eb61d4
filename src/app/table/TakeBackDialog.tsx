import { useState } from "react";
import type { SeatId } from "../../core/game.ts";
import { isFreeTakeBack } from "../../core/match.ts";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useDialogWords } from "./dialog-words.ts";
import { useSeatName } from "./names.ts";
import { peopleOf } from "./placing.ts";
import { Refusal } from "./Refusal.tsx";
import type { Done, TableState } from "./session.ts";
import { stopsBack } from "./stops.ts";
import { useTable, useTools } from "./tools.ts";

interface CountProps {
  readonly count: number;
  /** The numbers that may be chosen, ascending. */
  readonly stops: readonly number[];
  readonly onChange: (count: number) => void;
}

function Count({ count, stops, onChange }: CountProps) {
  const t = useDialogWords();
  const fewer = stops.findLast((stop) => stop < count);
  const more = stops.find((stop) => stop > count);
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
      <b role="status">{t("takeBack.steps", count)}</b>
      <Button
        size="icon"
        aria-label={t("takeBack.more")}
        disabled={more === undefined}
        onClick={() => onChange(more ?? count)}
      >
        +
      </Button>
    </fieldset>
  );
}

/** Whom to ask: nobody who plays alone, and no computer, which always agrees. */
function askedOf({ seats, computers }: TableState): readonly SeatId[] {
  const people = peopleOf(seats, computers);
  return people.length > 1 ? people : [];
}

/** Takes steps back: at once when nothing was rolled or shown, else when everybody has said yes. */
export function TakeBackDialog() {
  const t = useDialogWords();
  const { store, page } = useTools();
  const name = useSeatName();
  const match = useTable((state) => state.open.match);
  const say = useTable((state) => state.say);
  const computers = useTable((state) => Object.keys(state.computers).length > 0);
  const asked = askedOf(store.getState());
  const stops = stopsBack(store.getState());
  const most = stops.length;
  const [count, setCount] = useState(stops[0] ?? 1);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Done>({ ok: true, value: null });
  const close = () => page.setState({ dialog: null });
  const free = most > 0 && isFreeTakeBack(match, count);
  const allAgree = asked.every((seat) => agreed.includes(seat));
  const change = (next: number) => {
    setCount(next);
    setAgreed([]);
  };
  const agree = (id: string, yes: boolean) =>
    setAgreed(yes ? [...agreed, id] : agreed.filter((other) => other !== id));
  const take = () => {
    const done = store.getState().takeBack(count, free ? [] : agreed);
    setRefused(done);
    if (done.ok) close();
  };
  const actions = (
    <>
      <Button onClick={close}>{t("takeBack.keep")}</Button>
      <Button look="brass" disabled={most === 0 || !(free || allAgree)} onClick={take}>
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
      {most === 0 ? (
        <p>{t("takeBack.none")}</p>
      ) : (
        <>
          <Count count={count} stops={stops} onChange={change} />
          <p>{t(free ? "takeBack.free" : asked.length > 0 ? "takeBack.asks" : "takeBack.alone")}</p>
          {computers && !free && <p>{t("takeBack.computers")}</p>}
          {!free &&
            asked.map((id) => (
              <Switch
                key={id}
                label={t("takeBack.agree", name(id))}
                checked={agreed.includes(id)}
                onChange={(yes) => agree(id, yes)}
              />
            ))}
          {!refused.ok && <Refusal problems={refused.error} say={say} />}
        </>
      )}
    </Dialog>
  );
}
