import { useState } from "react";
import { isFreeTakeBack } from "../../core/match.ts";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useWords } from "../words.ts";
import { useSeatName } from "./names.ts";
import { Refusal } from "./Refusal.tsx";
import { lastMoment } from "./replay.ts";
import type { Done } from "./session.ts";
import { useTable, useTools } from "./tools.ts";

interface CountProps {
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function Count({ count, most, onChange }: CountProps) {
  const { t } = useWords();
  return (
    <fieldset className="group line" aria-label={t("takeBack.count")}>
      <Button
        size="icon"
        aria-label={t("takeBack.fewer")}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        −
      </Button>
      <b role="status">{t("takeBack.steps", count)}</b>
      <Button
        size="icon"
        aria-label={t("takeBack.more")}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        +
      </Button>
    </fieldset>
  );
}

/** Takes steps back: at once when nothing was rolled or shown, else when every seat has said yes. */
export function TakeBackDialog() {
  const { t } = useWords();
  const { store, page } = useTools();
  const name = useSeatName();
  const match = useTable((state) => state.open.match);
  const say = useTable((state) => state.say);
  const most = useTable(lastMoment);
  const [count, setCount] = useState(1);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Done>({ ok: true, value: null });
  const close = () => page.setState({ dialog: null });
  const free = most > 0 && isFreeTakeBack(match, count);
  const allAgree = match.seats.every((seat) => agreed.includes(seat.id));
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
          <Count count={count} most={most} onChange={change} />
          <p>{t(free ? "takeBack.free" : "takeBack.asks")}</p>
          {!free &&
            match.seats.map(({ id }) => (
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
