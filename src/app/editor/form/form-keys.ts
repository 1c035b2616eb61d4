import { actOf, shortcutOf } from "../../../scene/keystroke.ts";
import type { Form } from "./form.ts";

/** What a key does to the row in hand, by its action or name: turns to the right, raises. */
const TURNS = { turnLeft: -1, turnRight: 1 } as const;
const LIFTS = { raise: 1, lower: -1 } as const;
const PAGES: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 };
const WAYS: Readonly<Record<string, readonly [right: number, forward: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
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

const OTHERS: Readonly<Record<string, (form: Form, row: string) => void>> = {
  Delete: takeAway,
  Insert: twin,
  Escape: (form) => form.choose(null),
};

function actOn(event: KeyboardEvent, form: Form, row: string): boolean {
  const { editor, draft, edit } = form;
  const way = leavesArrows(event.target) ? actOf(event, WAYS) : undefined;
  const turn = shortcutOf<number>(event, TURNS);
  const lift = actOf(event, PAGES) ?? shortcutOf<number>(event, LIFTS);
  if (way) edit(editor.moveBy(draft, row, ...way, event.shiftKey), `nudge ${row}`);
  else if (lift !== undefined) edit(editor.raiseBy(draft, row, lift));
  else if (turn !== undefined) edit(editor.turnBy(draft, row, turn));
  else {
    const act = actOf(event, OTHERS);
    act?.(form, row);
    return act !== undefined;
  }
  return true;
}

/** Keys that act on what is in hand, wherever the focus is but in a field or in a sheet above the page. */
export function listenToFormKeys(form: () => Form): () => void {
  const down = (event: KeyboardEvent) => {
    const { chosen } = form();
    if (!chosen || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (actOn(event, form(), chosen.key)) event.preventDefault();
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}
