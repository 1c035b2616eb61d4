import { useId, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { badgeOf } from "../../../games/great-war/fire/index.ts";
import type { Order } from "../../../games/great-war/order.ts";
import { rosterOf } from "../../../games/great-war/roster.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import { Cited } from "../../rules/Cited.tsx";
import type { TableState } from "../../table/session.ts";
import { Button } from "../../ui/button.tsx";
import { type PanelText, usePanelWords } from "./words.ts";

interface ChoiceDeskProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompts: readonly Prompt[];
}

function question(t: PanelText, view: View, { kind, about = "", id }: Prompt): string {
  const [task] = view.agenda;
  switch (kind) {
    case "tail":
      return t("ask.tail", about);
    case "first":
      return t("ask.first");
    case "ace":
      return t("ask.ace", about);
    case "tend":
      return t("ask.tend", id);
    case "campaign":
      return t("ask.campaign");
    default:
      if (task?.do === "switch") return t("ask.switch", about);
      return task?.do === "gunner" ? t("ask.gunner", about, task.man) : t("ask.fire", about);
  }
}

const PLAIN = ["pass", "hold", "keep", "none", "attack", "defend"] as const;

function nameOf(t: PanelText, text: string): string {
  const plain = PLAIN.find((word) => word === text);
  return plain ? t(`option.${plain}`) : text;
}

/** The ruling on a declaration: what it would do. */
function rulingOn(view: View, { about = "" }: Prompt, order: Order): Phrase | undefined {
  if (order.kind !== "fire" || order.target === null) return undefined;
  const who = rosterOf(view.setup).indexOf.get(about) ?? -1;
  const lines = badgeOf(boardOf(view), who, order.target)?.lines ?? [];
  return lines.find(
    ({ mount, barrels, below }) =>
      mount === order.mount && below === order.below && barrels.join() === order.barrels.join(),
  )?.phrase;
}

function targetOf({ setup }: View, order: Order): string | null {
  const target = order.kind === "fire" || order.kind === "tail" ? order.target : null;
  return target === null ? null : (setup.airframes[target]?.id ?? null);
}

interface QuestionProps extends Omit<ChoiceDeskProps, "prompts"> {
  readonly prompt: Prompt;
  readonly chosen: string | undefined;
  onChoose(text: string): void;
}

function Question({ state, view, prompt, chosen, onChoose }: QuestionProps) {
  const t = usePanelWords();
  const options = [...state.game.options(prompt, view, new Map())] as Order[];
  const look = (order: Order) => {
    state.select(prompt.about ?? null);
    state.hover(targetOf(view, order));
  };
  return (
    <fieldset className="gw-question">
      <legend>
        <Cited text={question(t, view, prompt)} />
      </legend>
      {options.map((order) => {
        const ruling = rulingOn(view, prompt, order);
        return (
          <button
            key={order.text}
            type="button"
            className="gw-option"
            aria-pressed={chosen === order.text}
            onPointerEnter={() => look(order)}
            onFocus={() => look(order)}
            onClick={() => onChoose(order.text)}
          >
            <b>{nameOf(t, order.text)}</b>
            {ruling && <small>{state.say(ruling)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Everything that is answered by choosing: tails, targets, who goes first, aces, guns to see to. */
export function ChoiceDesk({ state, view, prompts }: ChoiceDeskProps) {
  const t = usePanelWords();
  const problem = useId();
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState("");
  const [only] = prompts;
  const seat = only?.seat ?? "";
  const single = prompts.length === 1;
  const answer = (prompt: Prompt, text: string) => {
    const done = prompt.opens === "now" ? state.answerNow(prompt.id, text) : sealed(prompt, text);
    setTold(done.ok ? "" : done.error.map(({ code, values }) => state.say({ key: code, values })).join(" "));
  };
  const sealed = (prompt: Prompt, text: string) => {
    state.setDraft(prompt.id, text);
    return single ? state.sealAll(seat) : { ok: true as const, value: null };
  };
  const chosen = (prompt: Prompt) => state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id);
  return (
    <div className="gw-desk">
      {prompts.map((prompt) => (
        <Question
          key={prompt.id}
          state={state}
          view={view}
          prompt={prompt}
          chosen={chosen(prompt)}
          onChoose={(text) => answer(prompt, text)}
        />
      ))}
      {single && only && (
        <form
          className="gw-typed"
          onSubmit={(event) => {
            event.preventDefault();
            answer(only, typed);
          }}
        >
          <label>
            {t("ask.line")}
            <input
              value={typed}
              aria-describedby={problem}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <Button type="submit" disabled={typed.trim() === ""}>
            {t("ask.go")}
          </Button>
        </form>
      )}
      <p id={problem} className="gw-told" role="alert">
        <Cited text={told} />
      </p>
      {!single && (
        <Button
          look="brass"
          disabled={prompts.some((prompt) => chosen(prompt) === undefined)}
          onClick={() => state.sealAll(seat)}
        >
          {t("move.allReady")}
        </Button>
      )}
    </div>
  );
}
