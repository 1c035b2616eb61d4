import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Drafts } from "../../../face/focus.ts";
import type { DragPhase, TablePoint, TableProps, ThingNames } from "../../../scene/props.ts";
import { NO_OVERLAY, type Overlay } from "../../../tabletop/overlay.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { keepView } from "../../context/page-state.ts";
import { useUnderway } from "../../context/playing.ts";
import { useShotDecided } from "../../context/shot-decided.ts";
import { type Tools, usePage, useTable, useTools } from "../../context/tools.ts";
import { askOf, dimNow, offersOf, placedOffers } from "../../face/table/asking.ts";
import { give } from "../../face/table/giving.ts";
import { lazyPart, preloadParts } from "../../lazy-part.ts";
import { draftsOf } from "../../session/drafts.ts";
import { edgeFor } from "../../session/seats.ts";
import { momentAt, promptsAtScreen, shownIndex, tabletopOf, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { reportOf } from "../../session/turns.ts";
import { keepPace } from "../../settings/plainness.ts";
import { useSettings } from "../../settings/settings.ts";
import { hearKnock } from "../../sound/wake.ts";
import { useWords } from "../../words.ts";
import { rollDice } from "../keys.ts";
import { addToTape, leadTape, tapeOver } from "../tape/tape.ts";
import { clearArea, trayArea } from "./clear-area.ts";
import { Ground } from "./Ground.tsx";
import { pick } from "./picking.ts";
import { withRangeCaptions } from "./range-captions.ts";
import { useTableSettings } from "./table-settings.ts";

const Badge = lazyPart(async () => (await import("./Badge.tsx")).Badge);

const NOTHING: Drafts = new Map();

/** What the game lays over the table for the seat at the screen; nothing while something is still to be shown. */
function useOverlay(): Overlay {
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const view = viewOf(state);
  const { selected, hovered, shown, curtain, face } = state;
  const drafts = state.at === null ? draftsOf(state) : NOTHING;
  const placed = placedOffers(state);
  const dims = dimNow(state);
  const hidden = underway || curtain !== null;
  const shot = useShotDecided();
  return useMemo(() => {
    // Who looks on sees along which line the shot goes that dice decide.
    if (hidden) return shot ? { ...NO_OVERLAY, sightLines: [{ ...shot, clear: true }] } : NO_OVERLAY;
    const loaded = face.overlay?.(view, { selected, hovered, drafts, shown }) ?? NO_OVERLAY;
    return placed.length === 0 && dims.length === 0
      ? loaded
      : {
          ...loaded,
          lit: [...(loaded.lit ?? []), ...placed.map(({ on }) => on)],
          dim: [...(loaded.dim ?? []), ...dims.map(({ on }) => on)],
        };
  }, [hidden, shot, face, view, selected, hovered, drafts, shown, placed, dims]);
}

/** The overlay with what papers draw on the mat, and the tape. */
function useWholeOverlay(): Overlay {
  const { t, language } = useWords();
  const overlay = useOverlay();
  const marks = usePage((state) => state.marks);
  const hands = usePage((state) => state.hands);
  const underway = useUnderway();
  const tape = usePage((state) => state.tape);
  const end = usePage((state) => state.tapeEnd);
  const units = useSettings((settings) => settings.units);
  const tabletop = useTable((state) => tabletopOf(state));
  const captioned = useMemo(
    () => (units === "inches" ? overlay : withRangeCaptions(overlay, language)),
    [overlay, units, language],
  );
  const marked = useMemo(
    () =>
      marks.length === 0 || underway ? captioned : { ...captioned, ghosts: [...captioned.ghosts, ...marks] },
    [captioned, marks, underway],
  );
  const whole = useMemo(
    () => (hands.length === 0 || underway ? marked : { ...marked, heldUp: hands }),
    [marked, hands, underway],
  );
  return useMemo(() => {
    const laid = tapeOver(tape, end, tabletop, units, t);
    return laid ? { ...whole, tape: laid } : whole;
  }, [whole, tape, end, tabletop, units, t]);
}

/** The open prompt about the chosen piece, if the viewer is asked about it; else one that any piece may answer on the map. */
function promptAbout(state: TableState) {
  const prompts = promptsAtScreen(state);
  return (
    prompts.find(({ about }) => about === state.selected) ?? prompts.find((prompt) => isFree(state, prompt))
  );
}

function isFree(state: TableState, prompt: Prompt): boolean {
  return prompt.about === undefined && /map|form/.test(askOf(state, prompt, "").style);
}

/** What is written for a prompt, and what a point of the mat would make of it. */
function drafting(state: TableState, prompt: Prompt, point: TablePoint) {
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  return { text, draft: state.face.draftTowards?.(viewOf(state), state.selected ?? "", point, text) };
}

/** Who points at a square of the map answers with it where it is offered or stands written already; else it is written. */
function pointOnMap(state: TableState, prompt: Prompt, point: TablePoint): void {
  const { text, draft } = drafting(state, prompt, point);
  if (draft === undefined) return;
  const offered = draft === text || offersOf(state, prompt).some((offer) => offer.text === draft);
  if (offered) give(state, prompt, draft);
  else state.setDraft(prompt.id, draft);
}

function dragGhost({ store }: Tools, point: TablePoint, sameEdit: boolean, phase: DragPhase): boolean {
  const state = store.getState();
  const prompt = promptAbout(state);
  if (!prompt || state.selected === null) return false;
  if (askOf(state, prompt, "").style === "map") {
    if (phase === "start") pointOnMap(state, prompt, point);
    return false;
  }
  const { draft } = drafting(state, prompt, point);
  if (draft !== undefined) state.setDraft(prompt.id, draft, sameEdit);
  return draft !== undefined;
}

function changeLevel({ store }: Tools, by: number): void {
  const state = store.getState();
  const prompt = promptAbout(state);
  if (!prompt || state.selected === null) return;
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  const draft = state.face.draftWithLevel?.(viewOf(state), state.selected, text, by);
  if (draft !== undefined) state.setDraft(prompt.id, draft);
}

/** What a hand does on the table. One drag of a ghost is one edit. */
function useHands(): Pick<
  TableProps,
  | "onSelect"
  | "onHover"
  | "onTablePoint"
  | "onTableHover"
  | "onGhostDrag"
  | "onLevelWheel"
  | "onSaveView"
  | "onStand"
  | "onTray"
  | "onKnock"
  | "clearArea"
  | "trayArea"
  | "handle"
> {
  const tools = useTools();
  const edited = useRef(false);
  return useMemo(() => {
    const { store, page, player, handle } = tools;
    return {
      onSelect: (id) => pick(store, id),
      onHover: (id) => store.getState().hover(id),
      onTablePoint: (point) => addToTape(page, tabletopOf(store.getState()), point),
      onTableHover: (point) => leadTape(page, tabletopOf(store.getState()), point),
      onTray: () => rollDice(tools),
      onKnock: hearKnock,
      clearArea,
      trayArea: () => trayArea(player.underway),
      onGhostDrag: (point, phase) => {
        if (phase === "cancel") return void (edited.current && store.getState().undoDraft());
        if (phase === "start") edited.current = false;
        edited.current = dragGhost(tools, point, edited.current, phase) || edited.current;
      },
      onLevelWheel: (step) => changeLevel(tools, step),
      onSaveView: (digit, view) => keepView(page, digit, view),
      onStand: preloadParts,
      handle: (table) => {
        handle.current = table;
      },
    };
  }, [tools]);
}

/** The edge at the bottom. While everybody looks on it stays where it was: nobody's table turns under a flight. */
function useEdge(state: TableState): SideIndex {
  const { page } = useTools();
  const kept = usePage((shown) => shown.edge);
  const underway = useUnderway();
  const edge = tabletopOf(state).mat.edge ?? (underway ? undefined : edgeFor(state)) ?? kept;
  useLayoutEffect(() => page.setState({ edge }), [page, edge]);
  return edge;
}

/** What cards, counters and sites are called together. */
function useThingNames(): ThingNames {
  const { t } = useWords();
  return useMemo(
    () => ({
      counters: t("things.counters"),
      sites: t("things.sites"),
      pile: (label, count) => t("things.pile", { label, count }),
    }),
    [t],
  );
}

/** Whether a turn begins with what led to the moment that is shown. */
function opensTurn(state: TableState): boolean {
  const { match } = state.open;
  const turnAt = (index: number) => reportOf(match, momentAt(state, index)).turn;
  const index = shownIndex(state);
  return index === 1 || (index > 1 && turnAt(index - 1) !== turnAt(index - 2));
}

interface BoardProps {
  /** Whether the camera goes where something happens. */
  readonly directed?: boolean;
  /** Whether mat, table and room are drawn; left out: they are. */
  readonly ground?: boolean;
}

function useTableProps({ directed = false, ground = true }: BoardProps): TableProps {
  const { player } = useTools();
  const state = useTable((whole) => whole);
  const views = usePage((page) => page.views);
  const measuring = usePage((page) => page.tape !== null);
  const showNumbers = usePage((page) => page.numbers);
  const decisive = usePage((page) => page.decisive);
  const overlay = useWholeOverlay();
  const hands = useHands();
  const names = useThingNames();
  const edge = useEdge(state);
  const settings = useTableSettings();
  const { adaptive, camera } = useSettings();
  const speed = usePage((page) => page.speed);
  return {
    tabletop: tabletopOf(state),
    player,
    overlay,
    selected: state.selected ?? undefined,
    edge,
    views,
    settings,
    hovered: state.hovered ?? undefined,
    names,
    measuring,
    showNumbers,
    directed,
    ground,
    // A whole match in three minutes would make the head swim.
    follows: camera === "directed" && speed !== "film",
    decisive,
    opensTurn: directed && opensTurn(state),
    ...(adaptive && { onPace: keepPace }),
    ...hands,
  };
}

/** When papers beside the table grow or are put away, a table that nobody has moved lies between them again. */
function useLane(): void {
  const { handle } = useTools();
  const hands = usePage((state) => state.hands);
  const decisive = usePage((state) => state.decisive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that is held up or put down is such a paper; what decided the battle is looked at.
  useEffect(() => handle.current?.follow(), [handle, hands, decisive]);
  useEffect(() => {
    const papers = [...document.querySelectorAll(".left, .lower")];
    const widths = () => papers.map(({ clientWidth }) => clientWidth).join(" ");
    let before = widths();
    const watch = new ResizeObserver(() => {
      if (widths() === before) return;
      before = widths();
      handle.current?.follow();
    });
    for (const paper of papers) watch.observe(paper);
    return () => watch.disconnect();
  }, [handle]);
}

/** The table itself: in 3D, or drawn flat where WebGL is missing or switched off. */
export function Board(board: BoardProps) {
  const { t } = useWords();
  const { page } = useTools();
  const props = useTableProps(board);
  const broken = usePage((state) => state.flat);
  useLane();
  return (
    <Ground table={props} broken={broken} onFail={() => page.setState({ flat: true, note: t("table.flat") })}>
      <Badge />
    </Ground>
  );
}
