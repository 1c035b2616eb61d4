import type { Bench } from "./bench.ts";
import type { Draft } from "./draft.ts";
import { duplicate, moveBy, raiseBy, remove, turnBy } from "./edits.ts";

type Act = (draft: Draft, key: string) => Draft;

const INCH = 1;
const QUARTER = 0.25;

/** By `event.key`, in small letters. */
const TURNS: Readonly<Record<string, Act>> = {
  q: (draft, key) => turnBy(draft, key, -1),
  "[": (draft, key) => turnBy(draft, key, -1),
  e: (draft, key) => turnBy(draft, key, 1),
  "]": (draft, key) => turnBy(draft, key, 1),
  pageup: (draft, key) => raiseBy(draft, key, 1),
  "+": (draft, key) => raiseBy(draft, key, 1),
  pagedown: (draft, key) => raiseBy(draft, key, -1),
  "-": (draft, key) => raiseBy(draft, key, -1),
};

const WAYS: Readonly<Record<string, readonly [right: number, forward: number]>> = {
  arrowup: [0, 1],
  arrowdown: [0, -1],
  arrowleft: [-1, 0],
  arrowright: [1, 0],
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Arrows belong to tabs, switches and lists where those have the focus. */
function leavesArrows(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.matches("canvas, main, [data-row], [data-grip]");
}

function nudged(event: KeyboardEvent, draft: Draft, key: string): Draft | undefined {
  const way = WAYS[event.key.toLowerCase()];
  if (!way || !leavesArrows(event.target)) return undefined;
  const by = event.shiftKey ? QUARTER : INCH;
  return moveBy(draft, key, way[0] * by, way[1] * by);
}

function twin({ draft, edit, choose }: Bench, key: string): void {
  const added = duplicate(draft, key);
  edit(added.draft);
  choose(added.key);
}

function takeAway({ draft, edit, choose }: Bench, key: string): void {
  edit(remove(draft, key));
  choose(null);
}

function actOn(event: KeyboardEvent, bench: Bench, key: string): boolean {
  const pressed = event.key.toLowerCase();
  const { draft, edit } = bench;
  const nudge = nudged(event, draft, key);
  if (nudge) edit(nudge, `nudge ${key}`);
  else if (TURNS[pressed]) edit(TURNS[pressed](draft, key));
  else if (pressed === "delete") takeAway(bench, key);
  else if (pressed === "insert") twin(bench, key);
  else if (pressed === "escape") bench.choose(null);
  else return false;
  return true;
}

/** Keys that act on what is in hand, wherever the focus is but in a field or in a sheet above the page. */
export function listenToBenchKeys(bench: () => Bench): () => void {
  const down = (event: KeyboardEvent) => {
    const { chosen } = bench();
    if (chosen === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (actOn(event, bench(), chosen)) event.preventDefault();
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}
