import { type Ref, useId, useMemo } from "react";
import {
  announces,
  climbOf,
  withAnnounced,
  withClimb,
  withoutLast,
  withSpeed,
  withToken,
} from "../../../games/great-war/face/picture/draft.ts";
import { endFacings } from "../../../games/great-war/face/picture/dragging.ts";
import { isRash, suggestedNear } from "../../../games/great-war/face/way-back.ts";
import type { NextMove } from "../../../games/great-war/rules/advice/next.ts";
import { typeOf } from "../../../games/great-war/rules/setup/roster.ts";
import { usePage } from "../../context/tools.ts";
import { Forecasts } from "../../face/pads/Forecasts.tsx";
import { PadHead } from "../../face/pads/PadHead.tsx";
import { Refusal } from "../../face/Refusal.tsx";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { OrderText } from "../../ui/OrderText.tsx";
import { FacingKeys } from "./FacingKeys.tsx";
import { HeightKeys } from "./HeightKeys.tsx";
import { altitudeAtEnd, endOf, factsOf, isUnfinished, type Pad } from "./pads.ts";
import { SpeedKeys } from "./SpeedKeys.tsx";
import { StepKeys } from "./StepKeys.tsx";
import { usePanelWords } from "./words.ts";

/** MP as pips, those that are spent filled, and what is left as a large figure. */
function Meter({ next }: { readonly next: NextMove }) {
  const t = usePanelWords();
  const { speed, spent, left } = next;
  if (speed === null) return <p>{t("move.hint")}</p>;
  return (
    <div className="gw-meter" data-point="meter">
      <span className="gw-pips" aria-hidden="true">
        {Array.from({ length: speed }, (_, pip) => (
          <i key={pip.toString()} data-spent={pip < spent} />
        ))}
      </span>
      <span className="gw-left">{left > 0 ? t("move.left", left, speed) : t("move.done", speed)}</span>
    </div>
  );
}

interface MovePadProps {
  readonly state: TableState;
  readonly pad: Pad;
  readonly open: boolean;
  /** It was to be flown as it stands: an unfinished move is a mistake by now. */
  readonly tried: boolean;
  readonly input?: Ref<HTMLInputElement>;
  /** What stands in its line while it is open. */
  readonly text: string;
  onOpen(): void;
  onWrite(text: string): void;
  onEnter(): void;
  onAll(): void;
}

type HeadProps = Pick<MovePadProps, "pad" | "state" | "open"> & Partial<Pick<MovePadProps, "onOpen">>;

function Head({ pad, state, open, onOpen }: HeadProps) {
  const t = usePanelWords();
  const { setup, index } = pad.scene;
  const several = state.awaited.length > 0 && pad.prompt.opens !== "now";
  const stage = pad.state === "partial" ? "draft" : pad.state;
  return (
    <PadHead
      pad={pad}
      side={setup.airframes[index]?.side ?? 0}
      title={typeOf(setup, index).name}
      open={open}
      label={several ? t(`move.state.${stage}`) : undefined}
      onOpen={onOpen}
    />
  );
}

/** Whether a move is a mistake; one that only lacks its end is none before it was to be flown. */
function isWrong(pad: Pad, tried: boolean): boolean {
  return pad.problems.length > 0 && (tried || !isUnfinished(pad));
}

/** What the move does as it stands, or what it fails. */
function Status({
  state,
  pad,
  id,
  tried,
}: Pick<MovePadProps, "state" | "pad" | "tried"> & { readonly id: string }) {
  const t = usePanelWords();
  const { flight, problems, scene, text } = pad;
  const suggested = useMemo(
    () => problems.map((problem) => ({ ...problem, near: suggestedNear(scene, text, problem.near ?? []) })),
    [problems, scene, text],
  );
  const wrong = isWrong(pad, tried);
  const end = flight && endOf(flight);
  const whole = pad.next.left === 0;
  const over = flight?.leaves
    ? t("move.home")
    : end && t(whole ? "move.end" : "move.would", end.hex, end.clock, end.altitude);
  return (
    <div id={id} className="gw-status">
      {wrong && (
        <Refusal
          problems={suggested}
          say={state.say}
          onPick={(order) => state.setDraft(pad.prompt.id, order)}
        />
      )}
      {!wrong && pad.state !== "empty" && over && <p>{over}</p>}
    </div>
  );
}

function Written(props: Omit<MovePadProps, "open" | "onOpen">) {
  const { state, pad, tried, input } = props;
  const t = usePanelWords();
  const status = useId();
  const { scene, text, draft, next, begun } = pad;
  const edit = (order: string) => state.setDraft(pad.prompt.id, order);
  const turned = usePage(({ edge }) => edge === 1);
  const facts = factsOf(scene);
  const facings = useMemo(() => endFacings(scene, draft, begun), [scene, draft, begun]);
  const bad = isUnfinished(pad) && !tried ? undefined : pad.problems.find(({ token }) => token)?.token;
  const climb = climbOf(text);
  const step = (token: string, count: number) =>
    edit(withToken(draft.slice(0, next.at), token, climb, count));
  return (
    <>
      <p className="gw-why">{t("move.facts", facts.schedule, facts.climb, facts.ceiling)}</p>
      <div className="gw-line">
        <OrderText
          label={t("move.line", pad.id)}
          placeholder={t("move.example")}
          value={props.text}
          bad={bad}
          describedBy={status}
          {...(input && { input })}
          onChange={props.onWrite}
          onEnter={props.onEnter}
          onAll={props.onAll}
          onLevel={(by) => edit(withClimb(draft, climb + by * 50))}
        />
      </div>
      <Meter next={next} />
      <div className="pads__told" data-told="draft">
        <Status id={status} state={state} pad={pad} tried={tried} />
        <Forecasts state={state} pad={pad} wrong={isWrong(pad, tried)} />
      </div>
      <SpeedKeys scene={scene} next={next} onSpeed={(speed) => edit(withSpeed(draft, speed))} />
      <StepKeys
        next={next}
        isRash={begun !== undefined && isRash(begun)}
        onStep={step}
        {...(text !== "" && { onBack: () => edit(withoutLast(text)) })}
      />
      {next.mayStrafe && (
        <label className="gw-check">
          <input
            type="checkbox"
            checked={announces(draft, "strafe")}
            onChange={({ target }) => edit(withAnnounced(draft, "strafe", target.checked))}
          />
          {t("move.strafe")}
        </label>
      )}
      {pad.heights && (
        <HeightKeys
          climb={climb}
          altitude={scene.aircraft.altitude}
          end={altitudeAtEnd(pad)}
          safeDive={next.safeDive}
          heights={pad.heights}
          onChange={(metres) => edit(withClimb(draft, metres))}
        />
      )}
      {pad.state === "legal" && <FacingKeys facings={facings} turned={turned} onPick={edit} />}
    </>
  );
}

/** The move of one aircraft: the line, the MP left, what may come next with its price, altitude. */
export function MovePad({ open, onOpen, ...rest }: MovePadProps) {
  const t = usePanelWords();
  const { pad, state } = rest;
  const { setup, index } = pad.scene;
  if (!open) return <Head pad={pad} state={state} open={false} onOpen={onOpen} />;
  return (
    <section className="gw-card" aria-label={t("move.title", pad.id, typeOf(setup, index).name)}>
      <div className="gw-top">
        <Head pad={pad} state={state} open />
        <Button
          look="quiet"
          size="icon"
          aria-label={t("move.clear")}
          title={t("move.clear")}
          disabled={pad.text === ""}
          onClick={() => state.setDraft(pad.prompt.id, "")}
        >
          ✕
        </Button>
      </div>
      <Written {...rest} />
    </section>
  );
}
