import type { Form } from "./form.ts";

/** What a key does to the row in hand, by `event.key` in small letters: turns to the right, raises. */
const TURNS: Readonly<Record<string, number>> = { q: -1, "[": -1, e: 1, "]": 1 };
const LIFTS: Readonly<Record<string, number>> = { pageup: 1, "+": 1, pagedown: -1, "-": -1 };
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

/** Another one like a row, in hand. */
export function twin({ editor, draft, edit, choose }: Form, row: string): void {
  const added = editor.duplicate(draft, row);
  edit(added.draft);
  choose(added.row);
}

/** Takes a row away. */
export function takeAway({ editor, draft, edit, choose }: Form, row: string): void {
  edit(editor.remove(draft, row));
  choose(null);
}

function actOn(event: KeyboardEvent, form: Form, row: string): boolean {
  const { editor, draft, edit } = form;
  const pressed = event.key.toLowerCase();
  const way = leavesArrows(event.target) ? WAYS[pressed] : undefined;
  const [turn, lift] = [TURNS[pressed], LIFTS[pressed]];
  if (way) edit(editor.moveBy(draft, row, ...way, event.shiftKey), `nudge ${row}`);
  else if (turn !== undefined) edit(editor.turnBy(draft, row, turn));
  else if (lift !== undefined) edit(editor.raiseBy(draft, row, lift));
  else if (pressed === "delete") takeAway(form, row);
  else if (pressed === "insert") twin(form, row);
  else if (pressed === "escape") form.choose(null);
  else return false;
  return true;
}

/** Keys that act on what is in hand, wherever the focus is but in a field or in a sheet above the page. */
export function listenToFormKeys(form: () => Form): () => void {
  const down = (event: KeyboardEvent) => {
    const { chosen } = form();
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (actOn(event, form(), chosen.key)) event.preventDefault();
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}
