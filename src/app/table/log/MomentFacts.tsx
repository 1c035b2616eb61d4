import type { ThrownDie } from "../../../tabletop/tabletop.ts";
import { useClip, useTold, useUnderway } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { type SpokenPart, useFacePart } from "../../face/use-part.ts";
import { eventsOf, momentAt, openedAt, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import { useSlipWords } from "../words.ts";
import { Die } from "./Die.tsx";
import { FactLine } from "./FactLine.tsx";
import { diceByFact } from "./fallen.ts";
import { Opened } from "./Opened.tsx";
import { Report } from "./Report.tsx";
import {
  beside,
  inReadingOrder,
  lineOf,
  ordersOfTurn,
  ordersOpenedAt,
  type ReportLine,
  reportBeside,
  type TurnReport,
} from "./turn-report.ts";
import "./slip.css";

interface SentencesProps {
  readonly state: TableState;
  readonly index: number;
  readonly lines: readonly ReportLine[];
}

/** A sentence for each fact, with its dice where the game says which. */
function Sentences({ state, index, lines }: SentencesProps) {
  const t = useSlipWords();
  const { game, say } = state;
  return (
    <ul>
      {momentAt(state, index).fault && <li>{t("log.unfolded")}</li>}
      {lines.map(({ event, dice }, at) => (
        <FactLine key={`${at.toString()} ${event.key}`} line={{ event, dice }} game={game} say={say} />
      ))}
    </ul>
  );
}

/** The latest moment up to one of which there is something to tell: who holds his fire says nothing. */
export function toldAt(state: TableState, index: number): number {
  const match = state.open.match;
  for (let at = index; at > 0; at--)
    if (momentAt(state, at).fault || eventsOf(state, at).length > 0 || openedAt(match, at).length > 0)
      return at;
  return index;
}

type Thrown = readonly ThrownDie[];

/** The throws of the moment under way that have come to rest by now. */
function useFallen(): readonly Thrown[] {
  const { player } = useTools();
  const clip = useClip();
  const clips = player.timeline?.clips;
  if (!clip || !clips) return [];
  const passed = clips.slice(0, clips.indexOf(clip));
  return passed.flatMap(({ cue }) => (cue.kind === "dice" ? [cue.dice] : []));
}

/** Dice of one throw. */
function Dice({ dice }: { readonly dice: Thrown }) {
  const { t } = useWords();
  return (
    <fieldset className="group" aria-label={t("slip.dice")}>
      {dice.map((die, at) => (
        <Die key={`${at.toString()} ${die.face}`} die={die} />
      ))}
    </fieldset>
  );
}

interface NowProps {
  readonly state: TableState;
  readonly part: SpokenPart<"report"> | null;
  readonly report: TurnReport | undefined;
}

/** The orders of the turn, and of the latest moment what no report has: its dice, a sentence for each fact. */
function Now({ state, part, report }: NowProps) {
  const t = useSlipWords();
  const underway = useUnderway();
  const shown = shownIndex(state);
  const index = underway ? shown : toldAt(state, shown);
  const fallen = useFallen();
  const untold = diceByFact(state, part?.face.decides ?? {}, index).get(undefined) ?? [];
  const throws = underway ? fallen : untold.length > 0 ? [untold] : [];
  const facts = beside(report, eventsOf(state, index)).map((event) =>
    part ? lineOf(state, part.face, index, event) : { event, dice: [] },
  );
  const lines = inReadingOrder(state, facts);
  const opened = part ? ordersOfTurn(state, part.face, index) : ordersOpenedAt(state, index);
  return (
    <>
      {opened && (
        <>
          <h3 className="report__title">{t("orders.of", opened.turn)}</h3>
          <Opened orders={opened.orders} />
        </>
      )}
      {throws.map((dice, at) => (
        <Dice key={at.toString()} dice={dice} />
      ))}
      {!underway && <Sentences state={state} index={index} lines={lines} />}
    </>
  );
}

interface MomentFactsProps {
  /** Whether the report of the turn lies open beside it. */
  readonly reported: boolean;
}

/** What has just happened, to be read out: the report of the turn, and what came after it. */
export function MomentFacts({ reported }: MomentFactsProps) {
  const state = useTable((whole) => whole);
  const told = useTold();
  const part = useFacePart(state.entry, "report");
  const report = part ? reportBeside(told, part.face, state.at !== null) : undefined;
  return (
    <>
      {report && part && !reported && <Report report={report} say={part.say} folded />}
      {part !== undefined && <Now state={state} part={part} report={report} />}
    </>
  );
}
