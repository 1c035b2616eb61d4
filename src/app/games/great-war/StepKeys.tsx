import type { NextMove } from "../../../games/great-war/rules/advice/next.ts";
import { type PanelText, usePanelWords } from "./words.ts";

type NextToken = NextMove["tokens"][number];

interface StepKeysProps {
  readonly next: NextMove;
  /** Whether straight on for the rest would take the aircraft off the board or break it. */
  readonly isRash: boolean;
  /** `count`: how many of them at once. */
  onStep(token: string, count: number): void;
  /** Takes the last step back; left out: there is none. */
  onBack?(): void;
}

const PLAIN = ["L", "F", "R"] as const;

function nameOf(t: PanelText, token: string): string {
  if (token === "F") return t("move.ahead");
  if (token === "L") return t("move.left-turn");
  return token === "R" ? t("move.right-turn") : t("move.maneuver", token);
}

const FACES: Readonly<Record<string, string>> = { L: "↰", F: "↑", R: "↱" };

/** Ahead, left and right, each with its price; one that can't come next stays in its place, dead. */
function PlainKey({
  token,
  offer,
  onStep,
}: { readonly token: string; readonly offer: NextToken | undefined } & Pick<StepKeysProps, "onStep">) {
  const t = usePanelWords();
  const name = nameOf(t, token);
  return (
    <button
      type="button"
      className="gw-key gw-key-step"
      disabled={!offer}
      aria-label={offer ? t("move.price", `${token}, ${name}`, offer.price, offer.left) : `${token}, ${name}`}
      onClick={() => onStep(token, 1)}
    >
      <span className="gw-face" aria-hidden="true">
        {FACES[token]} <b>{token}</b>
      </span>
      <small>{offer ? `${offer.price} MP` : "–"}</small>
    </button>
  );
}

function ManeuverKeys({
  tokens,
  onStep,
}: { readonly tokens: readonly NextToken[] } & Pick<StepKeysProps, "onStep">) {
  const t = usePanelWords();
  return (
    <details className="gw-more">
      <summary>{t("move.maneuvers")}</summary>
      <div className="gw-maneuvers">
        {tokens.length === 0 && <p className="gw-why">{t("move.noManeuver")}</p>}
        {tokens.map(({ token, price, left }) => (
          <button
            key={token}
            type="button"
            className="gw-key gw-key-wide"
            aria-label={t("move.price", nameOf(t, token), price, left)}
            onClick={() => onStep(token, 1)}
          >
            <span>{nameOf(t, token)}</span>
            <small aria-hidden="true">{price} MP</small>
          </button>
        ))}
      </div>
    </details>
  );
}

/** What may come next in a move: hexes and hexsides as large keys, special maneuvers behind their title. */
export function StepKeys({ next, isRash, onStep, onBack }: StepKeysProps) {
  const t = usePanelWords();
  const offered = (token: string) => next.tokens.find((one) => one.token === token);
  const bomb = offered("bomb");
  const maneuvers = next.tokens.filter(({ token }) => !/^([FLR]|bomb)$/.test(token));
  return (
    <fieldset className="gw-group">
      <legend className="visually-hidden">{t("move.steps")}</legend>
      <div className="gw-steps" data-point="pad">
        {PLAIN.map((token) => (
          <PlainKey key={token} token={token} offer={offered(token)} onStep={onStep} />
        ))}
        <button
          type="button"
          className="gw-key gw-key-step"
          disabled={!offered("F") || next.left < 2 || isRash}
          onClick={() => onStep("F", next.left)}
        >
          <span className="gw-face">
            <b>{next.left > 1 ? `F${next.left}` : "F"}</b>
          </span>
          <small>{t(isRash ? "move.restLost" : "move.rest")}</small>
        </button>
        <button
          type="button"
          className="gw-key gw-key-step"
          aria-label={t("move.back")}
          title={t("move.back")}
          disabled={!onBack}
          onClick={onBack}
        >
          <span className="gw-face">⌫</span>
        </button>
        {bomb && (
          <button type="button" className="gw-key gw-key-bomb" onClick={() => onStep("bomb", 1)}>
            <b>{t("move.maneuver", "bomb")}</b>
          </button>
        )}
      </div>
      <ManeuverKeys tokens={maneuvers} onStep={onStep} />
    </fieldset>
  );
}
