import { z } from "zod/mini";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { SeatId, Viewer } from "../../core/game.ts";
import type { Tick } from "../../face/queries/ticks.ts";
import type { SavedViews, TableProps } from "../../scene/props.ts";
import type { Ghost } from "../../tabletop/overlay.ts";
import type { Place, SideIndex } from "../../tabletop/tabletop.ts";
import { deviceNotes } from "../storage/notes.ts";

const point = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

const schema = z.object({ position: point, target: point, top: z.boolean(), zoom: z.number() });

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

/** Camera views from stored text; each that is spoilt is dropped by itself. */
export function readViews(text: string | null): SavedViews {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return {};
  const whole = Object.entries(kept).flatMap(([digit, view]) => {
    const read = schema.safeParse(view);
    return read.success && /^[1-9]$/.test(digit) ? [[digit, read.data] as const] : [];
  });
  return Object.fromEntries(whole);
}

export type DrawerTab = "orders" | "sheets" | "situation";
type PageDialog = "briefing" | "help" | "rules" | "take-back" | "share" | "seats" | "roster" | "debriefing";

/** A computer player that has been thinking for a while. */
interface ThinkingSeat {
  readonly seat: SeatId;
  /** Share of its budget that is spent, 0 to 1. */
  readonly spent: number;
}

/** A question to the referee or a command, and what was told. */
export interface Exchange {
  /** Counted from 1. */
  readonly number: number;
  /** Who asked: nobody else is told. */
  readonly viewer: Viewer;
  readonly question: string;
  readonly told: readonly string[];
  /** It was no question that he answers, and no command that can be done. */
  readonly refused: boolean;
  /** The same to be heard. */
  readonly ticks?: readonly Tick[] | undefined;
}

/** Where the papers lie. Says nothing of the match and is kept nowhere. */
export interface PageState {
  /** The open sheet of the drawer, or null when it is folded away. */
  readonly drawer: DrawerTab | null;
  readonly pieces: boolean;
  /** Whether the log lies open; else it is a line of what has just happened. */
  readonly slip: boolean;
  /** Whether what each side is to do lies on the table. */
  readonly tasks: boolean;
  /** The entry of the log up to which the report of a turn has been read and put away. */
  readonly read: number | null;
  readonly replay: boolean;
  readonly dialog: PageDialog | null;
  /** The rule that the rules are opened at; null: their beginning. */
  readonly rule: string | null;
  /** Waypoints of the tape; null while it is put away. */
  readonly tape: readonly Place[] | null;
  /** Where the pointer would set the next waypoint. */
  readonly tapeEnd: Place | null;
  readonly views: SavedViews;
  /** The replay goes on to the next moment when one is over. */
  readonly running: boolean;
  /** How fast the replay plays, times real time; `film`: a long match in three minutes. */
  readonly speed: 0.25 | 0.5 | 1 | 2 | 4 | "film";
  /** A line that was just done, e.g. "The link is copied."; read out and shown for a while. */
  readonly note: string | null;
  /** What the referee was asked last, the latest last. */
  readonly asked: readonly Exchange[];
  /** Whether the sound was to be heard and this device has none. */
  readonly soundless: boolean;
  /** A computer player that takes its time. */
  readonly thinking: ThinkingSeat | null;
  /** The seat of a computer player that could not answer. */
  readonly dropped: SeatId | null;
  /** Whether somebody holds a game that computers play among themselves. */
  readonly held: boolean;
  /** Whether somebody has asked computers to play a mission of a campaign that has not begun. */
  readonly lending: boolean;
  /** Whether what the computers weighed lies on the table, and the ghosts that are drawn on the mat for it. */
  readonly weighed: boolean;
  readonly marks: readonly Ghost[];
  /** Where on the table the battle was decided, while its end is shown. */
  readonly decisive?: TableProps["decisive"];
  /** Hands that are held up before their reader, by the ids of their groups. */
  readonly hands: readonly string[];
  /** The edge of the table that lies at the bottom of the screen. */
  readonly edge: SideIndex;
  /** Whether every hex of the mat has its number. */
  readonly numbers: boolean;
  /** Whether WebGL failed, so that the flat drawing stands in. */
  readonly flat: boolean;
}

export type PageStore = StoreApi<PageState>;

const VIEWS_KEY = "tallyho.views";

function storedViews(): SavedViews {
  return readViews(deviceNotes.get(VIEWS_KEY));
}

/** Keeps a camera view under its digit, in the browser where it lets us. */
export function keepView(page: PageStore, digit: string, view: SavedViews[string]): void {
  if (!view) return;
  page.setState(({ views }) => ({ views: { ...views, [digit]: view } }));
  // Saved views are a comfort; without storage they hold until the page closes.
  deviceNotes.set(VIEWS_KEY, JSON.stringify(page.getState().views));
}

/** Papers as they lie when a match is opened: the table comes first. */
export function createPage(): PageStore {
  return createStore<PageState>()(() => ({
    drawer: "orders",
    pieces: false,
    slip: false,
    tasks: false,
    read: null,
    replay: false,
    dialog: null,
    rule: null,
    tape: null,
    tapeEnd: null,
    views: storedViews(),
    running: false,
    speed: 1,
    note: null,
    asked: [],
    soundless: false,
    thinking: null,
    dropped: null,
    held: false,
    lending: false,
    weighed: false,
    marks: [],
    hands: [],
    edge: 0,
    numbers: false,
    flat: false,
  }));
}
