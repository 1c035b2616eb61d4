import type { Offer } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { useTable } from "../../context/tools.ts";
import { Cited, Words } from "../Cited.tsx";
import { useQuestionWords } from "./words.ts";

interface OfferButtonProps {
  readonly offer: Offer;
  /** The digit that chooses it, where there is one. */
  readonly digit: string | undefined;
  /** Enter chooses it. */
  readonly usual: boolean;
  readonly chosen: boolean;
  onLook(looking: boolean): void;
  onChoose(): void;
}

/** An answer that may be given: what it is, what it is worth, and what for. */
export function OfferButton({ offer, digit, usual, chosen, onLook, onChoose }: OfferButtonProps) {
  const say = useTable((state) => state.say);
  const t = useQuestionWords();
  const { title, lines, chance, on, again } = offer;
  return (
    <button
      type="button"
      className="offer"
      data-point="answer"
      data-aimed={on !== undefined}
      data-on={on}
      data-usual={usual}
      aria-pressed={chosen}
      aria-keyshortcuts={digit}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onClick={onChoose}
    >
      <span className="offer__digit" aria-hidden="true">
        {digit}
      </span>
      <b className="offer__title">
        <Words text={wordsOf(title, say)} />
      </b>
      {chance !== undefined && <b className="offer__chance">{chance} %</b>}
      {usual && (
        <span className="offer__usual" aria-hidden="true">
          ⏎
        </span>
      )}
      {again && <small>{t("answer.again")}</small>}
      {lines.map((line) => {
        const text = wordsOf(line, say);
        return (
          <small key={text}>
            <Cited text={text} plain />
          </small>
        );
      })}
    </button>
  );
}
