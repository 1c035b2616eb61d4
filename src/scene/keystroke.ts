import { isComposing } from "./composing.ts";
import { keyring } from "./keyring.ts";
import { SHORTCUTS, type Shortcut } from "./shortcuts.ts";

/** What a key press tells, of which layouts, AltGr, Option and input methods make different things. */
export interface Keystroke {
  readonly key: string;
  /** The place on the keyboard, named after what lies there on an American one. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  getModifierState?(name: string): boolean;
}

/** Which key is held with another; with AltGr, and with Option where it makes a sign, one only types. */
type Held = "nothing" | "alt" | "command";

/** Signs that lie on keys of their own on some keyboards, and need three fingers on others. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: "[", BracketRight: "]" };

/** The typed sign, full-width or not, in lower case; a key without one by its name. */
function typed(key: string): string {
  return key.length > 1 ? key : key.normalize("NFKC").toLowerCase();
}

function digitAt(code: string): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

/**
 * What lies at a key's place where what it types is none of ours: digits above French letters, letters below Greek ones
 * and what Option makes of letters.
 */
function placed({ key, code, shiftKey, altKey }: Keystroke): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return altKey || /^\p{L}$/u.test(key) ? letter.toLowerCase() : undefined;
  return shiftKey ? undefined : (digitAt(code) ?? SIGNS[code]);
}

/** What may be meant by a key with so much held, what is typed first. */
function meanings(event: Keystroke, held: Held): readonly string[] {
  if (isComposing(event)) return [];
  const { key, altKey, ctrlKey, metaKey } = event;
  const sign = typed(key);
  const isSign = sign.length === 1 && !/[a-z\d]/.test(sign);
  const isTyping = event.getModifierState?.("AltGraph") || (ctrlKey && altKey && isSign);
  if (isTyping) return held === "nothing" ? [sign] : [];
  const now = ctrlKey || metaKey ? (altKey ? undefined : "command") : altKey ? "alt" : "nothing";
  if (now !== held) return now === "alt" && held === "nothing" && isSign ? [sign] : [];
  return /^[a-z]$/.test(sign) ? [sign] : [sign, placed(event) ?? sign];
}

/** What of it counts: signs by themselves may be switched off. */
function heard(event: Keystroke, held: Held): readonly string[] {
  const counts = held !== "nothing" || keyring.now().letterKeys;
  return meanings(event, held).filter((sign) => counts || sign.length > 1 || sign === " ");
}

/** What a key press does of what keys do here, by their signs in lower case or their names: with Ctrl, Cmd or Alt nothing. */
export function actOf<Act>(
  event: Keystroke,
  acts: Readonly<Record<string, Act>>,
  held: Held = "nothing",
): Act | undefined {
  return heard(event, held)
    .map((name) => (Object.hasOwn(acts, name) ? acts[name] : undefined))
    .find((act) => act !== undefined);
}

/** Whether a key may be an action's: a sign that is no digit, since those choose. */
export function isFreeKey(key: unknown): key is string {
  return typeof key === "string" && /^[^\s\d\p{C}]$/u.test(key) && typed(key) === key;
}

const USUAL: Readonly<Record<Shortcut, string>> = Object.assign({}, ...Object.values(SHORTCUTS));

/** The keys that an action has by itself. */
export function usualKeysOf(action: Shortcut): readonly string[] {
  return USUAL[action].split(" ");
}

/** The keys of an action, whether or not they are switched off. */
export function keysOf(action: Shortcut): readonly string[] {
  const { [action]: changed } = keyring.now().keys;
  return isFreeKey(changed) ? [changed] : usualKeysOf(action);
}

/** What is printed on keys; of a place what an American keyboard has there. */
export function printedOn(keys: readonly string[]): string {
  // A key with ß has no SS on it.
  return keys
    .join(" ")
    .replace("Key", "")
    .replace(/[^ß]/g, (sign) => sign.toUpperCase());
}

/** What is printed on the keys of an action; undefined while such keys are switched off. */
export function keyNameOf(action: Shortcut): string | undefined {
  return keyring.now().letterKeys ? printedOn(keysOf(action)) : undefined;
}

/** What a key press may stand for among the keys of actions: what is typed first, its place last. */
export function keysPressed(event: Keystroke): readonly string[] {
  const signs = heard(event, "nothing");
  return signs.length === 0 || event.shiftKey ? signs : [...signs, event.code];
}

/** What a key press does of the actions of single keys that are heard of here. */
export function shortcutOf<Act>(
  event: Keystroke,
  acts: Partial<Readonly<Record<Shortcut, Act>>>,
): Act | undefined {
  const actions = Object.keys(acts) as Shortcut[];
  return keysPressed(event)
    .map((key) => acts[actions.find((action) => keysOf(action).includes(key)) as Shortcut])
    .find((act) => act !== undefined);
}

/** Keys of digits, as they lie: the last, 0, stands for ten. */
export const MOST_DIGITS = 10;

/** The digits that choose, for `actOf`. */
export const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: MOST_DIGITS }, (_, at) => [`${(at + 1) % MOST_DIGITS}`, at + 1]),
);

/**
 * The digit 1 to 9 of a key, whatever it types there; undefined for any other key, while an input method has it, and
 * without Alt where keys by themselves are switched off.
 */
export function digitOf(event: Keystroke): string | undefined {
  if (isComposing(event) || !(event.altKey || keyring.now().letterKeys)) return undefined;
  const digit = digitAt(event.code) ?? /^\d$/.exec(typed(event.key))?.[0];
  return digit === "0" ? undefined : digit;
}
