import { useSettings } from "../settings/settings.ts";
import { type AnnouncementKind, announce, endTyping, noteTyping } from "./announcements.ts";
import { spokenText } from "./spoken-text.ts";

/**
 * What is told of elements with `data-told`, each in whole sentences: an `alert`, an `event` and an `aside` (a
 * remark, left out where little is wanted) when they come and when they change; a `status` and a `draft` (a
 * status that says only the first of what is wrong) when they change.
 */
export const TOLD_AS = {
  alert: { kind: "alert", comes: true },
  event: { kind: "event", comes: true },
  aside: { kind: "aside", comes: true },
  status: { kind: "status", comes: false },
  draft: { kind: "status", comes: false },
} as const satisfies Readonly<Record<string, { readonly kind: AnnouncementKind; readonly comes: boolean }>>;

const TOLD = "[data-told]";
/** What was said last of an element that is there. */
const said = new WeakMap<Element, string>();

function toldAs(element: Element): (typeof TOLD_AS)[keyof typeof TOLD_AS] {
  return TOLD_AS[element.getAttribute("data-told") as keyof typeof TOLD_AS];
}

function textOf(element: Element): string {
  const { announcements } = useSettings.getState();
  return spokenText(element, {
    rules: announcements === "full",
    asides: announcements !== "brief",
    more: element.getAttribute("data-told") !== "draft",
  });
}

/** What is new of an element: nothing where it has gone or lies under something. */
function news(element: Element): string {
  if (!element.isConnected || element.closest("[inert], details:not([open])")) return "";
  const text = textOf(element);
  if (text === said.get(element)) return "";
  said.set(element, text);
  return text;
}

/** The outermost told element around a node; what is told within it is told with it. */
function toldAround(node: Node): Element | undefined {
  let found: Element | undefined;
  for (let one: Node | null = node; one; one = one.parentNode)
    if (one instanceof Element && one.matches(TOLD)) found = one;
  return found;
}

function tell(element: Element): void {
  announce({ kind: toldAs(element).kind, text: () => news(element) }, element);
}

/** Told elements that have come: some are told at once, of the others only what they become. */
function come(node: Node): void {
  if (!(node instanceof Element)) return;
  const found = node.matches(TOLD) ? [node] : [];
  for (const element of [...found, ...node.querySelectorAll(TOLD)]) {
    if (toldAround(element) !== element) continue;
    if (toldAs(element).comes) tell(element);
    else if (!said.has(element)) said.set(element, textOf(element));
  }
}

function follow(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    const around = toldAround(target);
    if (around) tell(around);
    else for (const node of addedNodes) if (node.isConnected) come(node);
  }
}

/** Keys that give what was typed. */
const GIVING = new Set(["Enter", "Escape", "Tab"]);

function press({ key }: KeyboardEvent): void {
  if (GIVING.has(key)) endTyping();
}

/** Tells what comes and changes on the page from now on; returns what ends it. */
export function followTold(root: HTMLElement): () => void {
  const observer = new MutationObserver(follow);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  come(root);
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener("input", noteTyping, { signal });
  root.addEventListener("keydown", press, { signal, capture: true });
  root.addEventListener("pointerdown", endTyping, { signal, capture: true });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
