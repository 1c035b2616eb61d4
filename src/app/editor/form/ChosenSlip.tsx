import type { Text } from "../../../face/text.ts";
import { Button } from "../../ui/button.tsx";
import { SideMark } from "../../ui/side.tsx";
import { useEditorWords } from "../words.ts";
import { useForm, useTexts } from "./form.ts";
import { takeAway, twin } from "./form-keys.ts";

interface PairProps {
  readonly told: Text;
  readonly less: readonly [sign: string, label: string];
  readonly more: readonly [sign: string, label: string];
  readonly onStep: (by: 1 | -1) => void;
}

/** A figure between two buttons. */
function Pair({ told, less, more, onStep }: PairProps) {
  const text = useTexts();
  return (
    <span className="slip__pair">
      <Button size="icon" aria-label={less[1]} onClick={() => onStep(-1)}>
        {less[0]}
      </Button>
      <b className="slip__figure">{text(told)}</b>
      <Button size="icon" aria-label={more[1]} onClick={() => onStep(1)}>
        {more[0]}
      </Button>
    </span>
  );
}

/** The piece in hand, with what is done to it most. */
export function ChosenSlip() {
  const t = useEditorWords();
  const text = useTexts();
  const form = useForm();
  const { editor, draft, chosen, edit } = form;
  if (!chosen?.piece) return null;
  const { key, side, title, piece } = chosen;
  return (
    <section className="slip paper" aria-label={t("tools")}>
      <span className="slip__name">
        {side !== undefined && <SideMark side={side} size={22} />}
        <b>{text(title)}</b>
      </span>
      {piece.facing !== undefined && (
        <Pair
          told={piece.facing}
          less={["↶", t("left")]}
          more={["↷", t("right")]}
          onStep={(by) => edit(editor.turnBy(draft, key, by))}
        />
      )}
      {piece.height !== undefined && (
        <Pair
          told={piece.height}
          less={["▼", t("down")]}
          more={["▲", t("up")]}
          onStep={(by) => edit(editor.raiseBy(draft, key, by))}
        />
      )}
      {side !== undefined && (
        <Button onClick={() => edit(editor.changeSide(draft, key))}>{t("otherSide")}</Button>
      )}
      <span className="slip__rest">
        <Button onClick={() => twin(form, key)}>{t("twin")}</Button>
        <Button look="danger" onClick={() => takeAway(form, key)}>
          {t("takeAway")}
        </Button>
      </span>
    </section>
  );
}
