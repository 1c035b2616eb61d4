import { Button } from "../../../ui/button.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { useBench } from "./bench.ts";
import { type DraftAircraft, rowOf } from "./draft.ts";
import { changeSide, duplicate, levelOf, raiseBy, remove, turnBy } from "./edits.ts";
import { titleOf } from "./points.ts";
import { useDogfightEditorWords } from "./words.ts";

function Turn({ one }: { readonly one: DraftAircraft }) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  return (
    <span className="slip__pair">
      <Button size="icon" aria-label={t("left")} onClick={() => edit(turnBy(draft, one.key, -1))}>
        ↶
      </Button>
      <b className="slip__figure">{one.heading}</b>
      <Button size="icon" aria-label={t("right")} onClick={() => edit(turnBy(draft, one.key, 1))}>
        ↷
      </Button>
    </span>
  );
}

function Raise({ one }: { readonly one: DraftAircraft }) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  return (
    <span className="slip__pair">
      <Button size="icon" aria-label={t("down")} onClick={() => edit(raiseBy(draft, one.key, -1))}>
        ▼
      </Button>
      <b className="slip__figure">{levelOf(one)}</b>
      <Button size="icon" aria-label={t("up")} onClick={() => edit(raiseBy(draft, one.key, 1))}>
        ▲
      </Button>
    </span>
  );
}

/** The aircraft in hand, with what is done to it most. */
export function ChosenSlip() {
  const t = useDogfightEditorWords();
  const { draft, chosen, edit, choose } = useBench();
  const one = rowOf(draft.aircraft, chosen);
  if (!one) return null;
  const twin = () => {
    const added = duplicate(draft, one.key);
    edit(added.draft);
    choose(added.key);
  };
  const away = () => {
    edit(remove(draft, one.key));
    choose(null);
  };
  return (
    <section className="slip paper" aria-label={t("tools")}>
      <span className="slip__name">
        <SideMark side={one.side} size={22} />
        <b>{t("chosen", one.id, titleOf(one.type))}</b>
      </span>
      <Turn one={one} />
      {draft.options.altitude && <Raise one={one} />}
      <Button onClick={() => edit(changeSide(draft, one.key))}>{t("other")}</Button>
      <span className="slip__rest">
        <Button onClick={twin}>{t("twin")}</Button>
        <Button look="danger" onClick={away}>
          {t("remove")}
        </Button>
      </span>
    </section>
  );
}
