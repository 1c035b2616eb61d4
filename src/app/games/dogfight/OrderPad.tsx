import { type ReactNode, type Ref, useId } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { PadKey } from "../../../games/dogfight/face/keys.ts";
import { keyFits } from "../../../games/dogfight/face/pad.ts";
import type { TokenOffer } from "../../../games/dogfight/face/token-offers.ts";
import { PadHead } from "../../face/pads/PadHead.tsx";
import { lengthIn } from "../../lengths.ts";
import { useSettings } from "../../settings/settings.ts";
import { Button } from "../../ui/button.tsx";
import { OrderText } from "../../ui/OrderText.tsx";
import { useWords } from "../../words.ts";
import { ClockPad, INCHES_A_STEP } from "./ClockPad.tsx";
import { EditKeys } from "./EditKeys.tsx";
import { PadStatus } from "./PadStatus.tsx";
import type { Pad } from "./pads.ts";
import { type PanelText, usePanelWords } from "./words.ts";

interface ChipsProps {
  readonly title: string;
  readonly chips: readonly string[];
  readonly className?: string;
  onPick(chip: string): void;
}

/** A row of short texts to pick from: next tokens, near orders. */
function Chips({ title, chips, className = "", onPick }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <fieldset className={`df-chips ${className}`}>
      <legend>{title}</legend>
      {chips.map((chip, at) => (
        <button
          key={chip}
          type="button"
          className="df-chip"
          data-more={at > 0 || undefined}
          onClick={() => onPick(chip)}
        >
          {chip}
        </button>
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly pad: Pad;
  readonly open: boolean;
  /** Whether each card has its own "ready": with one aircraft the pads' button does. */
  readonly several: boolean;
  readonly next: readonly TokenOffer[];
  /** What the order would lead to. */
  readonly forecast: ReactNode;
  readonly input?: Ref<HTMLInputElement>;
  /** What stands in its line while it is open. */
  readonly text: string;
  say(phrase: Phrase): string;
  onOpen(): void;
  onEdit(text: string): void;
  /** As `onEdit`, in the line. */
  onWrite(text: string): void;
  /** Enter in the line. */
  onEnter(): void;
  onReady(): void;
  /** All pads are ready. */
  onAll(): void;
  onChange(): void;
}

/** What a key is called: in words, with its way in the reader's unit. */
function keyName(t: PanelText, key: PadKey, wayOf: (steps: number) => string | undefined): string {
  if (key.kind === "forward") return t("pad.forward", key.steps, wayOf(key.steps));
  if (key.kind === "turn") return t(key.letter === "L" ? "pad.left" : "pad.right", key.points);
  return key.mark === "+" ? t("pad.climb") : t("pad.dive", key.mark.length);
}

function Facts({ pad: { facts } }: { readonly pad: Pad }) {
  const t = usePanelWords();
  const { aircraft, airframe } = facts;
  const lines = [
    t("orders.speed", aircraft.speed, facts.speeds),
    t(facts.each ? "orders.pointsEach" : "orders.points", facts.limit),
    aircraft.turned ? t("orders.turned") : "",
    facts.altitude ? t("orders.level", aircraft.level, airframe.ceiling) : "",
  ];
  return <p className="df-facts">{lines.filter((line) => line !== "").join(" · ")}</p>;
}

function Head({ pad, open, several, onOpen }: CardProps) {
  const t = usePanelWords();
  const { airframe } = pad.facts;
  const state = pad.state === "partial" || pad.state === "legal" ? "draft" : pad.state;
  return (
    <PadHead
      pad={pad}
      side={airframe.side}
      title={airframe.title}
      open={open}
      label={t(`orders.state.${state}`)}
      {...(several && { onOpen })}
    />
  );
}

/** The two orders that are written most: last turn's again, and straight on. */
export function Habits({ pad: { facts }, onEdit }: Pick<CardProps, "pad" | "onEdit">) {
  const t = usePanelWords();
  const { last, straight } = facts;
  return (
    <>
      <Button disabled={last === undefined} onClick={() => onEdit(last ?? "")}>
        {t("orders.copy")}
      </Button>
      <Button disabled={straight === undefined} onClick={() => onEdit(straight ?? "")}>
        {t("orders.straight")}
      </Button>
    </>
  );
}

function Written(props: CardProps) {
  const { pad, several, next, forecast, say, onEdit, onReady, onChange } = props;
  const t = usePanelWords();
  const { language } = useWords();
  const units = useSettings((settings) => settings.units);
  const wayOf = (steps: number) =>
    units === "inches" ? undefined : lengthIn(units, steps * INCHES_A_STEP, language);
  const status = useId();
  const bad = pad.state === "wrong" ? pad.problems.find((problem) => problem.token)?.token : undefined;
  const near = pad.state === "wrong" ? (pad.problems.find((problem) => problem.near)?.near ?? []) : [];
  return (
    <div className="df-card-body">
      <Facts pad={pad} />
      <div className="df-line-row">
        <OrderText
          label={t("orders.line", pad.id)}
          placeholder={t("orders.example", pad.facts.example)}
          value={props.text}
          bad={bad}
          describedBy={status}
          {...(props.input && { input: props.input })}
          onChange={props.onWrite}
          onEnter={props.onEnter}
          onAll={props.onAll}
        />
        <EditKeys draft={pad.text} onEdit={onEdit} />
      </div>
      <div className="pads__told" data-told="draft">
        <PadStatus id={status} pad={pad} say={say} />
        {forecast}
        <Chips title={t("orders.near")} chips={near} onPick={onEdit} />
      </div>
      {pad.state === "empty" && (
        <Chips
          title={t("orders.openings")}
          chips={pad.facts.openings}
          className="df-chips-openings"
          onPick={onEdit}
        />
      )}
      <Chips
        title={t("orders.next")}
        chips={pad.state === "empty" ? [] : next.map(({ token }) => token)}
        className="df-chips-next"
        onPick={(token) => onEdit(next.find((offer) => offer.token === token)?.draft ?? pad.text)}
      />
      <ClockPad
        draft={pad.text}
        altitude={pad.facts.altitude}
        names={{
          pad: t("pad.name"),
          of: (key) => keyName(t, key, wayOf),
        }}
        fits={(key) => keyFits(pad.facts, pad.text, key)}
        onEdit={onEdit}
      />
      {several && (
        <div className="pads__actions">
          <Habits pad={pad} onEdit={onEdit} />
          {pad.state === "ready" ? (
            <Button onClick={onChange}>{t("orders.change")}</Button>
          ) : (
            <Button onClick={onReady}>{t("orders.ready", pad.id)}</Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The order pad of one aircraft: a line, a clock face, and what they come to. */
export function OrderPad(props: CardProps) {
  const t = usePanelWords();
  return (
    <section className="df-card" aria-label={t("orders.pad", props.pad.id)}>
      <Head {...props} />
      {props.open && <Written {...props} />}
    </section>
  );
}
