/**
 * What single keys do where nobody types, by where that holds: each action with its key as it is before anybody changes
 * it. Several keys have a space between them; a key that is held with others in a square is named after its place.
 */
export const SHORTCUTS = {
  page: { help: "?" },
  play: { roll: "r", orders: "o", sheets: "p", log: "l", tape: "m", numbers: "h", sound: "v", again: "n" },
  camera: { frame: "f", top: "t", away: "KeyW", left: "KeyA", near: "KeyS", right: "KeyD" },
  replay: { slower: "[", faster: "]" },
  show: { anew: "n", directed: "c" },
  editor: { turnLeft: "q [", turnRight: "e ]", raise: "+", lower: "-" },
  stand: { nearer: "+ =", further: "- −" },
  rules: { search: "/" },
} as const;

export type ShortcutGroup = keyof typeof SHORTCUTS;

type ActionsOf<Group> = Group extends ShortcutGroup ? keyof (typeof SHORTCUTS)[Group] : never;

/** What a single key does. */
export type Shortcut = ActionsOf<ShortcutGroup>;
