import { type Ref, useId } from "react";
import type { Prompt } from "../../../core/game.ts";
import { moveSceneOf, nextMoveTokens } from "../../../games/great-war/move/index.ts";
import { rosterOf, typeOf } from "../../../games/great-war/roster.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import { Cited } from "../../rules/Cited.tsx";
import { judgeText } from "../../table/selectors.ts";
import type { TableState } from "../../table/session.ts";
import { OrderText } from "../../ui/OrderText.tsx";
import { climbOf, usualStart, withClimb, withoutLast, withSpeed, withToken } from "./draft.ts";
import { HeightKeys } from "./HeightKeys.tsx";
import { usePanelWords } from "./words.ts";

interface MoveCardProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompt: Prompt;
  readonly open: boolean;
  readonly input?: Ref<HTMLInputElement>;
  onEnter(): void;
}

/** The move of one aircraft: the line, the MP left, what may come next with its price, altitude. */
export function MoveCard({ state, view, prompt, open, input, onEnter }: MoveCardProps) {
  const t = usePanelWords();
  const problemId = useId();
  const id = prompt.about ?? prompt.id;
  const who = rosterOf(view.setup).indexOf.get(id) ?? -1;
  const scene = moveSceneOf(boardOf(view), who);
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  // An empty line stands for the speed flown last, as far as it may be kept.
  const draft = text.trim() === "" ? usualStart(scene) : text;
  const next = nextMoveTokens(draft, scene);
  const judged = text.trim() === "" ? undefined : judgeText(state, prompt.id, text);
  const problem = judged && !judged.ok ? judged.error[0] : undefined;
  const unfinished = next.speed !== null && next.left > 0 && next.at === draft.length;
  const edit = (order: string) => state.setDraft(prompt.id, order);
  const title = t("move.title", id, typeOf(view.setup, who).name);
  if (!open)
    return (
      <button type="button" className="gw-card-shut" onClick={() => state.select(id)}>
        <b>{title}</b> <span>{text}</span>
      </button>
    );
  return (
    <section className="gw-card" aria-label={title}>
      <h2 className="paper__title">{title}</h2>
      <OrderText
        label={t("move.line", id)}
        placeholder={t("move.example")}
        value={text}
        bad={unfinished ? undefined : problem?.token}
        describedBy={problemId}
        {...(input && { input })}
        onChange={edit}
        onEnter={onEnter}
      />
      <p className="gw-left" aria-live="polite">
        {next.left > 0 ? t("move.left", next.left) : next.speed === null ? t("move.hint") : t("move.done")}
      </p>
      <p id={problemId} className="gw-told" role="status">
        {!unfinished && problem && <Cited text={state.say({ key: problem.code, values: problem.values })} />}
      </p>
      {!unfinished && (problem?.near?.length ?? 0) > 0 && (
        <fieldset className="gw-keys">
          <legend>{t("move.near")}</legend>
          {problem?.near?.map((order) => (
            <button key={order} type="button" className="gw-key gw-key-wide" onClick={() => edit(order)}>
              {order}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="gw-keys">
        <legend>{t("move.speed")}</legend>
        {Array.from(
          { length: next.speeds.to - next.speeds.from + 1 },
          (_, place) => next.speeds.from + place,
        ).map((speed) => (
          <button
            key={speed}
            type="button"
            className="gw-key"
            aria-pressed={speed === next.speed}
            onClick={() => edit(withSpeed(draft, speed))}
          >
            <b>{speed}</b>
          </button>
        ))}
      </fieldset>
      <fieldset className="gw-keys">
        <legend>{t("move.steps")}</legend>
        {next.tokens.map(({ token, price, left }) => (
          <button
            key={token}
            type="button"
            className="gw-key"
            aria-label={t("move.price", token, price, left)}
            onClick={() => edit(withToken(draft.slice(0, next.at), token, climbOf(text)))}
          >
            <b>{token}</b>
            <small>{price}</small>
          </button>
        ))}
        <button
          type="button"
          className="gw-key"
          aria-label={t("move.back")}
          onClick={() => edit(withoutLast(text))}
        >
          <b>⌫</b>
        </button>
      </fieldset>
      {next.heights && (
        <HeightKeys
          climb={climbOf(text)}
          safeDive={next.safeDive}
          heights={next.heights}
          onChange={(metres) => edit(withClimb(draft, metres))}
        />
      )}
    </section>
  );
}
