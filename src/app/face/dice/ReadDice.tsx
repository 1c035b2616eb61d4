import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type DieKind, sidesOf, type ThrowRequest } from "../../../core/dice/dice.ts";
import { actOf, DIGITS, MOST_DIGITS } from "../../../scene/keystroke.ts";
import { Button } from "../../ui/button.tsx";
import { Words } from "../Cited.tsx";
import { useDiceWords } from "./words.ts";
import "./dice.css";

interface FacesProps {
  readonly kind: DieKind;
  readonly label: string;
  readonly onFace: (face: number) => void;
}

/** A button for each face of a die; a digit types the face of a small die, 0 that of ten. */
function Faces({ kind, label, onFace }: FacesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const sides = sidesOf(kind);
  const typed = ({ nativeEvent }: KeyboardEvent) => {
    const face = actOf(nativeEvent, DIGITS);
    if (face !== undefined && sides <= MOST_DIGITS && face <= sides) onFace(face);
  };
  return (
    <fieldset aria-label={label} className="faces" onKeyDown={typed}>
      {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
        <Button key={face} ref={face === 1 ? first : undefined} onClick={() => onFace(face)}>
          {face}
        </Button>
      ))}
    </fieldset>
  );
}

export interface ReadDiceProps {
  readonly request: ThrowRequest;
  /** What the throw is for. */
  readonly why: string;
  /** Who throws, in words. */
  readonly by: string;
  readonly onRead: (faces: readonly number[]) => void;
  /** The dice are thrown here instead. */
  readonly onHere: () => void;
}

/** Asks for the faces of real dice, one die after the other. */
export function ReadDice({ request: { dice }, why, by, onRead, onHere }: ReadDiceProps) {
  const t = useDiceWords();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const kind = dice[faces.length];
  const label = t("die", { nth: faces.length + 1, of: dice.length, kind: kind ?? "" });
  const read = (face: number) => {
    const all = [...faces, face];
    if (all.length < dice.length) return setFaces(all);
    setFaces([]);
    onRead(all);
  };
  return (
    <>
      <p>
        <b>
          <Words text={why} />:
        </b>{" "}
        {t("about", { dice, by })}
      </p>
      <p data-told="status">{label}</p>
      {kind && <Faces key={`${why} ${faces.length}`} kind={kind} label={label} onFace={read} />}
      <p className="row">
        {faces.length > 0 && (
          <Button look="quiet" onClick={() => setFaces([])}>
            {t("again")}
          </Button>
        )}
        <Button look="quiet" onClick={onHere}>
          {t("here")}
        </Button>
      </p>
    </>
  );
}
