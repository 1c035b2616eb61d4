import { create } from "zustand";
import { useSettings } from "../settings/settings.ts";
import { useSayAloud } from "./aloud.ts";

/** What an announcement is of; those that come together are told in this order. */
const KINDS = ["alert", "event", "aside", "status", "question", "choice"] as const;

/**
 * `alert`: what was refused or went wrong, which is told before all else. `event`: what happened. `aside`: a remark on it.
 * `status`: how it stands. `question`: what is asked. `choice`: what one may do.
 */
export type AnnouncementKind = (typeof KINDS)[number];

/** Something to tell. */
export interface Announcement {
  readonly kind: AnnouncementKind;
  /** What is to be said when its time has come; empty where there is nothing to say any more. */
  text(): string;
}

/** What was told, in one of the two regions. */
export interface LiveMessage {
  readonly text: string;
  readonly urgency: "polite" | "assertive";
  /** Which one it is, so that the same words said again are another element. */
  readonly nth: number;
}

/** What stands in the two regions. */
type Regions = { readonly [Urgency in LiveMessage["urgency"]]: LiveMessage | undefined };

/** What is told now; the regions show it. */
export const useRegions = create<Regions>()(() => ({ polite: undefined, assertive: undefined }));

/** What is left out where little is wanted. */
const LEFT_OUT = new Set<AnnouncementKind>(["aside", "choice"]);
/** Milliseconds in which what comes together is gathered. */
const GATHERED = 150;
/** Milliseconds after the last key before anything is told to who types. */
const PAUSE = 600;
/** So many of what was told are kept. */
const KEPT = 50;

/** By what it comes from: the latest of each is told. */
const waiting = new Map<unknown, Announcement>();
let told: readonly LiveMessage[] = [];
let nth = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let typedUntil = 0;
let hasListeners = false;

function schedule(): void {
  clearTimeout(timer);
  if (!hasListeners || waiting.size === 0) return;
  timer = setTimeout(flush, Math.max(GATHERED, typedUntil - Date.now()));
}

function show(text: string, urgency: LiveMessage["urgency"]): LiveMessage {
  nth += 1;
  const one = { text, urgency, nth };
  useRegions.setState({ [urgency]: one });
  return one;
}

function tell(texts: readonly string[], urgency: LiveMessage["urgency"]): void {
  const text = [...new Set(texts.filter((one) => one !== ""))].join(" ");
  if (text !== "") told = [...told, show(text, urgency)].slice(-KEPT);
}

function flush(): void {
  const { aloud } = useSayAloud.getState();
  if (!aloud) return;
  const isBrief = useSettings.getState().announcements === "brief";
  const due = [...waiting.values()].filter(({ kind }) => !isBrief || !LEFT_OUT.has(kind));
  waiting.clear();
  const texts = KINDS.map((kind) =>
    due.filter((one) => one.kind === kind).map((one) => aloud.text(one.text())),
  );
  tell(texts[0] ?? [], "assertive");
  tell(texts.slice(1).flat(), "polite");
}

/** Tells something, together with what else comes within a moment. `from`: what it comes from, of which only the latest is told. */
export function announce(announcement: Announcement, from: unknown = announcement): void {
  // What is said anew takes its place behind what was said meanwhile.
  waiting.delete(from);
  waiting.set(from, announcement);
  schedule();
}

/** Takes back what was to be told and has not been. */
export function retract(from: unknown): void {
  waiting.delete(from);
}

/** A key was typed: whoever types is told nothing until he pauses. */
export function noteTyping(): void {
  typedUntil = Date.now() + PAUSE;
  schedule();
}

/** What was typed has been given. */
export function endTyping(): void {
  typedUntil = 0;
  schedule();
}

/** Begins to tell, when the regions are there; returns what ends it. */
export function beginTelling(): () => void {
  hasListeners = true;
  schedule();
  const unfollow = useSayAloud.subscribe(schedule);
  return () => {
    hasListeners = false;
    unfollow();
    clearTimeout(timer);
  };
}

/** What was told, the latest last. */
export function history(): readonly LiveMessage[] {
  return told;
}

/** Forgets what was told: whoever comes to the screen next is not to hear it. */
export function forget(): void {
  told = [];
  useRegions.setState({ polite: undefined, assertive: undefined });
}
