import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Overlay } from "../tabletop/overlay.ts";
import type { Tabletop } from "../tabletop/tabletop.ts";
import type { Timeline } from "../tabletop/timeline.ts";
import { paintSides } from "./colours.ts";
import { CellsDrawing } from "./drawing/CellsDrawing.tsx";
import { ContrailsDrawing } from "./drawing/ContrailsDrawing.tsx";
import { Hatching } from "./drawing/Hatching.tsx";
import { LinesDrawing } from "./drawing/LinesDrawing.tsx";
import { LinksDrawing } from "./drawing/LinksDrawing.tsx";
import { located } from "./drawing/locate.ts";
import { MapDrawing } from "./drawing/MapDrawing.tsx";
import { MatDrawing } from "./drawing/MatDrawing.tsx";
import { NightDrawing } from "./drawing/NightDrawing.tsx";
import { OverlayDrawing, TapeDrawing } from "./drawing/OverlayDrawing.tsx";
import { flatAnimation } from "./flat/animate.ts";
import { type CastCard, cardsCast } from "./flat/cards-cast.ts";
import { type CastMember, castOf } from "./flat/cast.ts";
import { type CastCounter, countersCast } from "./flat/counters-cast.ts";
import { extentOf } from "./flat/extent.ts";
import { FlatCards } from "./flat/FlatCards.tsx";
import { FlatCounters } from "./flat/FlatCounters.tsx";
import { FlatFan } from "./flat/FlatFan.tsx";
import { FlatGoals } from "./flat/FlatGoals.tsx";
import { FlatHappenings } from "./flat/FlatHappenings.tsx";
import { FlatLosses } from "./flat/FlatLosses.tsx";
import { FlatPieces } from "./flat/FlatPieces.tsx";
import { FlatTrails } from "./flat/FlatTrails.tsx";
import { type Fan, fanOf } from "./flat/fan.ts";
import { type Locate, locator, NOWHERE } from "./flat/locate.ts";
import { CardMover } from "./flat/move-cards.ts";
import { contrailMover } from "./flat/move-contrails.ts";
import { CounterMover } from "./flat/move-counters.ts";
import { lossMover } from "./flat/move-losses.ts";
import { markerMover } from "./flat/move-markers.ts";
import { pileMover } from "./flat/move-piles.ts";
import { layTags } from "./flat/tags.ts";
import { type PointAt, usePointed } from "./flat/use-pointed.ts";
import { useFlatWindow } from "./flat/use-window.ts";
import type { FlatWindow } from "./flat/window.ts";
import { baseScale } from "./layout.ts";
import type { Player } from "./player.ts";
import type { TablePoint, TableProps } from "./props.ts";
import { lineOf } from "./stage.ts";
import "./flat/flat.css";

function useTimeline(tabletop: Tabletop, player: Player): Timeline | undefined {
  return useSyncExternalStore(player.subscribe, () => lineOf(tabletop, player));
}

/** Who and what is drawn, each as it looks before and after what happens. */
interface Cast {
  readonly pieces: readonly CastMember[];
  readonly counters: readonly CastCounter[];
  readonly cards: readonly CastCard[];
}

function useCast(tabletop: Tabletop, line: Timeline | undefined): Cast {
  return useMemo(
    () => ({
      pieces: castOf(tabletop, line),
      counters: countersCast(tabletop, line),
      cards: cardsCast(tabletop, line),
    }),
    [tabletop, line],
  );
}

interface Stage {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly shown: RefObject<FlatWindow | null>;
  readonly redraw: RefObject<() => void>;
  readonly relay: RefObject<(looked?: string, overlay?: Overlay) => void>;
  readonly locate: RefObject<Locate>;
  /** The stack that is fanned out. */
  readonly fan: RefObject<Fan | undefined>;
  readonly latest: RefObject<TableProps>;
  readonly point: RefObject<PointAt>;
  /** Told how large an inch is on the screen. */
  readonly zoomed: RefObject<(pixelsPerInch: number) => void>;
}

/** Moves everything that is drawn to the player's instant, frame by frame, without rendering. */
function useAnimation(
  stage: Stage,
  props: TableProps,
  cast: Cast,
  line: Timeline | undefined,
  looked: string | undefined,
): void {
  const { svg, shown, redraw, relay, locate, latest, fan } = stage;
  const { tabletop, player, edge } = props;
  const turn = edge === 1 ? 180 : 0;
  useLayoutEffect(() => {
    if (!svg.current) return;
    const view = () => shown.current;
    const counters = new CounterMover(svg.current, tabletop, line, player, turn, view);
    const cards = new CardMover(svg.current, tabletop, line, player, edge, view);
    const { frame } = flatAnimation(svg.current, tabletop, cast.pieces, line, player, turn, counters);
    const trails = contrailMover(svg.current, tabletop, line, player, counters);
    const losses = lossMover(svg.current, { tabletop, line, player, turn }, counters, view);
    const piles = pileMover(svg.current, line, player);
    const markers = markerMover(svg.current, tabletop, line, player);
    const lay = layTags(svg.current, cast.pieces, () => latest.current, turn);
    const draw = () => {
      // Cards first: they ask where the papers lie, before anything is changed that the browser would have to lay out.
      cards.frame();
      counters.frame();
      trails();
      losses();
      piles();
      markers();
      frame();
      lay();
    };
    relay.current = lay;
    locate.current = locator(tabletop, cards, counters, view, fan);
    redraw.current = () => {
      cards.frame();
      counters.frame();
      losses();
      lay();
    };
    draw();
    lay(looked);
    return player.onFrame(draw);
  }, [tabletop, cast, line, player, edge, turn, looked, svg, shown, redraw, relay, locate, latest, fan]);
}

const NONE: readonly string[] = [];

function useSet(ids: readonly string[] = NONE): ReadonlySet<string> {
  return useMemo(() => new Set(ids), [ids]);
}

/** What a flat table is made of while it stands. */
function useStage(props: TableProps): Stage {
  const latest = useRef(props);
  latest.current = props;
  return {
    svg: useRef<SVGSVGElement>(null),
    shown: useRef<FlatWindow>(null),
    redraw: useRef(() => {}),
    relay: useRef((_looked?: string, _overlay?: Overlay) => {}),
    locate: useRef(NOWHERE),
    fan: useRef<Fan>(undefined),
    latest,
    point: useRef((_point: TablePoint | undefined) => {}),
    zoomed: useRef((_pixelsPerInch: number) => {}),
  };
}

/** A small drawing follows the fight, unless somebody has moved it; not when a counter is taken in hand that is seen already. */
function useFollowing({ shown }: Stage, { tabletop, selected, overlay: { lit } }: TableProps): void {
  const followed = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const news = [tabletop, lit?.join()];
    const same = news.every((one, at) => one === followed.current[at]);
    followed.current = news;
    const there = selected === undefined || tabletop.pieces.some(({ id }) => id === selected);
    if ((there || !same) && shown.current?.atHome) shown.current.home();
  }, [tabletop, selected, lit, shown]);
}

/** What a small drawing's inch is taken for before it stands, in pixels. */
const PIXELS = 16;

/** How large an inch is on the screen, in steps of a third of a doubling: between them letters stay as they are. */
function useZoom({ zoomed }: Stage): number {
  const [zoom, setZoom] = useState(PIXELS);
  zoomed.current = (pixelsPerInch) => setZoom(2 ** (Math.floor(Math.log2(pixelsPerInch) * 3) / 3));
  return zoom;
}

/** What may be chosen, what may not be, and what is. */
interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly dim: ReadonlySet<string>;
  readonly selected: string | undefined;
}

interface ShapesProps {
  readonly props: TableProps;
  readonly overlay: Overlay;
  readonly marks: Marks;
  readonly cast: Cast;
  readonly fan: Fan | undefined;
  /** How large an inch is on the screen, in pixels. */
  readonly zoom: number;
}

/** What lies on the table under the cards, turned for its reader. */
function Shapes({ props, overlay, marks, cast, fan, zoom }: ShapesProps) {
  const { tabletop, edge, settings, showNumbers = false, ground = true } = props;
  const { lit, selected } = marks;
  const turn = edge === 1 ? 180 : 0;
  const { mat, scale, links, altitude } = tabletop;
  const wood = ground ? extentOf(tabletop, edge) : undefined;
  const air = { metres: scale?.metres, top: scale?.knots.at(-1)?.level ?? 1, chits: settings.chits };
  return (
    <g transform={turn === 180 ? `rotate(180 ${mat.width / 2} ${-mat.depth / 2})` : undefined}>
      <MatDrawing tabletop={tabletop} wood={wood} />
      {tabletop.night && <NightDrawing night={tabletop.night} ground={wood} />}
      <MapDrawing
        tabletop={tabletop}
        numbers={showNumbers}
        goalsApart
        turn={turn}
        lit={lit}
        selected={selected}
        pixelsPerInch={zoom}
      />
      <FlatTrails pieces={cast.pieces} />
      {mat.grid && overlay.cells && <CellsDrawing grid={mat.grid} cells={overlay.cells} turn={turn} />}
      <OverlayDrawing overlay={overlay} turn={turn} />
      {overlay.lines && <LinesDrawing lines={overlay.lines} />}
      {tabletop.contrails && <ContrailsDrawing contrails={tabletop.contrails} />}
      <FlatCounters cast={cast.counters} {...marks} />
      {links && <LinksDrawing links={links} locate={(id) => located(tabletop, id)} turn={turn} />}
      <FlatPieces cast={cast.pieces} selected={selected} altitude={altitude} size={baseScale(mat)} {...air} />
      <FlatGoals areas={tabletop.areas} turn={turn} />
      {fan && <FlatFan fan={fan} turn={turn} {...marks} still={settings.reducedMotion} />}
      <FlatHappenings cues={tabletop.cues} turn={turn} />
      <FlatLosses cues={tabletop.cues} />
      {overlay.tape && <TapeDrawing tape={overlay.tape} turn={turn} />}
      <path
        data-part="shot"
        visibility="hidden"
        stroke="#ffd27a"
        strokeWidth={0.12}
        strokeDasharray=".5 .9"
        fill="none"
      />
    </g>
  );
}

/** The same table drawn flat, from straight above, where there is no 3D. Moves without rendering. */
export default function FlatTable(props: TableProps) {
  const { tabletop, player, overlay, selected, settings } = props;
  useState(() => paintSides(settings.palette));
  const stage = useStage(props);
  const line = useTimeline(tabletop, player);
  const cast = useCast(tabletop, line);
  const looked = props.hovered ?? selected;
  const marks: Marks = { lit: useSet(overlay.lit), dim: useSet(overlay.dim), selected };
  const scale = stage.shown.current?.pixelsPerInch ?? PIXELS;
  const zoom = useZoom(stage);
  const { hovered } = props;
  const fan = useMemo(() => fanOf(tabletop, hovered, scale), [tabletop, hovered, scale]);
  stage.fan.current = fan;
  useEffect(() => {
    player.instant = settings.reducedMotion;
  }, [player, settings.reducedMotion]);
  useFlatWindow(stage, props);
  useFollowing(stage, props);
  useAnimation(stage, props, cast, line, looked);
  const laid = usePointed(stage.point, overlay);
  // Whoever is chosen now is read first, and names keep clear of what lies over the table now.
  useLayoutEffect(() => {
    stage.relay.current(selected, laid);
  }, [selected, laid, stage.relay]);
  return (
    <div className="flat" data-ground={props.ground === false ? false : undefined}>
      <svg ref={stage.svg} aria-hidden="true">
        <Hatching />
        <Shapes props={props} overlay={laid} marks={marks} cast={cast} fan={fan} zoom={zoom} />
        <FlatCards cast={cast.cards} {...marks} looked={looked} heldUp={laid.heldUp} />
      </svg>
    </div>
  );
}
