import { SHORTCUTS, type Shortcut, type ShortcutGroup } from "../../scene/shortcuts.ts";
import type { Route } from "../router.ts";
import type { KeyWords } from "./words.en.ts";

/** Keys that belong together: single keys with those beside them, or only the latter. */
export type KeyGroup = ShortcutGroup | "lesson";

/** Keys that stay as they are, and what they do. */
export interface FixedKeys {
  readonly keys: string;
  readonly what: Extract<keyof KeyWords, `fixed.${string}`>;
  /** Whether they are gone (`false`) or say something else where single keys are switched off. */
  readonly off?: false | Extract<keyof KeyWords, `fixed.${string}`>;
}

/** Stands for the mouse, which has a name in every language. */
export const MOUSE = "mouse";

/** What stands beside the single keys of each group. */
export const FIXED: Readonly<Record<KeyGroup, readonly FixedKeys[]>> = {
  page: [
    { keys: "Tab", what: "fixed.next" },
    { keys: "Enter  Space", what: "fixed.press" },
    { keys: "← ↑ ↓ →", what: "fixed.within" },
    { keys: "Esc", what: "fixed.close" },
  ],
  play: [
    { keys: "Tab  ↑ ↓", what: "fixed.tab" },
    { keys: "Enter", what: "fixed.enter" },
    { keys: "Ctrl Enter", what: "fixed.all" },
    { keys: "1 – 9  0", what: "fixed.answer", off: false },
    { keys: "Ctrl Z", what: "fixed.undo" },
    { keys: "Ctrl Shift Z", what: "fixed.redo" },
    { keys: "Esc", what: "fixed.esc" },
    { keys: "? near", what: "fixed.ask" },
  ],
  camera: [
    { keys: "Home", what: "fixed.home" },
    { keys: "Alt 1 – 9", what: "fixed.views", off: "fixed.viewsAlt" },
    { keys: "← ↑ ↓ →", what: "fixed.pan" },
    { keys: MOUSE, what: "fixed.mouse" },
  ],
  replay: [
    { keys: "Space", what: "fixed.space" },
    { keys: "← →", what: "fixed.step" },
    { keys: "Shift ← →", what: "fixed.turn" },
  ],
  lesson: [
    { keys: "Alt N", what: "fixed.lessonOn" },
    { keys: "Alt B", what: "fixed.lessonBack" },
  ],
  show: [
    { keys: "Enter", what: "fixed.fly" },
    { keys: "Esc", what: "fixed.leave" },
  ],
  editor: [
    { keys: "← ↑ ↓ →", what: "fixed.move" },
    { keys: "PageUp  PageDown", what: "fixed.lift" },
    { keys: "Insert", what: "fixed.twin" },
    { keys: "Delete", what: "fixed.remove" },
    { keys: "Esc", what: "fixed.letGo" },
    { keys: "Ctrl Z", what: "fixed.undo" },
    { keys: "Ctrl Shift Z", what: "fixed.redo" },
    { keys: "Ctrl S", what: "fixed.keep" },
  ],
  stand: [{ keys: "← →", what: "fixed.turnStand" }],
  rules: [],
};

const TABLE = ["play", "camera", "replay"] as const satisfies readonly KeyGroup[];
const EDITOR = ["editor", "camera"] as const satisfies readonly KeyGroup[];

/** Which keys a page has besides those of every page. A table has the rules and the hangar above it on demand. */
const OWN: Partial<Readonly<Record<Route["page"], readonly KeyGroup[]>>> = {
  match: TABLE,
  link: TABLE,
  lesson: ["lesson", ...TABLE],
  show: ["show", "camera"],
  editor: EDITOR,
  "set-up": EDITOR,
  hangar: ["stand"],
  rules: ["rules"],
};

/** The groups of keys that hold on a page, what is its own first. */
export function groupsOn(page: Route["page"]): readonly KeyGroup[] {
  const own = OWN[page] ?? [];
  return [...new Set<KeyGroup>([...own, "page"])];
}

/** The single keys of a group. */
export function shortcutsIn(group: KeyGroup): readonly Shortcut[] {
  return group === "lesson" ? [] : (Object.keys(SHORTCUTS[group]) as Shortcut[]);
}

/** Groups that hold at one place: those of a page, and whatever lies above a table. */
const TOGETHER: readonly (readonly KeyGroup[])[] = [
  ["page", ...TABLE, "rules", "stand"],
  ...(Object.keys(OWN) as (keyof typeof OWN)[]).map(groupsOn),
];

/** The single keys that hold where an action's does, but for its own. */
export function besides(action: Shortcut): readonly Shortcut[] {
  const around = TOGETHER.map((groups) => groups.flatMap(shortcutsIn)).filter((all) => all.includes(action));
  return [...new Set(around.flat())].filter((other) => other !== action);
}

/** All groups that have single keys. */
export const SHORTCUT_GROUPS = Object.keys(SHORTCUTS) as readonly ShortcutGroup[];
