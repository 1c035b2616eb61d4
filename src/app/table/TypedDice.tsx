import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type DieKind, sidesOf } from "../../core/dice/dice.ts";
import { useSeatName } from "../context/names.ts";
import { useTable, useTools } from "../context/tools.ts";
import { Refusal } from "../face/Refusal.tsx";
import type { DiceWanted } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useSlipWords } from "./words.ts";

interface FacesProps {
  readonly kind: DieKind;
  readonly label: string;
  readonly onFace: (face: number) => void;
}

/** A button for each face of a die; a digit types the face of a small die. */
function Faces({ kind, label, onFace }: FacesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const sides = sidesOf(kind);
  const typed = ({ key }: KeyboardEvent) => {
    if (sides <= 9 && /^[1-9]$/.test(key) && Number(key) <= sides) onFace(Number(key));
  };
  return (
    <fieldset aria-label={label} className="group faces" onKeyDown={typed}>
      {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
        <Button key={face} ref={face === 1 ? first : undefined} onClick={() => onFace(face)}>
          {face}
        </Button>
      ))}
    </fieldset>
  );
}

/** Asks for the faces of real dice, one die after the other; the round is resolved when the last one is read. */
export function TypedDice({ needs }: { readonly needs: DiceWanted }) {
  const t = useSlipWords();
  const { store } = useTools();
  const say = useTable((state) => state.say);
  const name = useSeatName();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const { dice, by, why } = needs.request;
  const kind = dice[faces.length];
  const label = t("typed.die", { nth: faces.length + 1, of: dice.length, kind: kind ?? "" });
  const read = (face: number) => {
    const all = [...faces, face];
    if (all.length < dice.length) return setFaces(all);
    setFaces([]);
    store.getState().typeFaces(all);
  };
  return (
    <Paper title={t("typed.title")}>
      <p>
        <b>{say(why)}:</b> {t("typed.about", { dice, by: name(by) })}
      </p>
      <p role="status">{label}</p>
      {kind && <Faces key={`${why.key} ${faces.length}`} kind={kind} label={label} onFace={read} />}
      {needs.problem && <Refusal problems={[needs.problem]} say={say} />}
      <p className="line">
        {faces.length > 0 && (
          <Button look="quiet" onClick={() => setFaces([])}>
            {t("typed.again")}
          </Button>
        )}
        <Button look="quiet" onClick={() => store.getState().rollHere()}>
          {t("typed.here")}
        </Button>
      </p>
    </Paper>
  );
}
