import { isComposing } from "./composing.ts";

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

/** What a key press does of what keys do here, by their signs in lower case or their names: with Ctrl, Cmd or Alt nothing. */
export function actOf<Act>(
  event: Keystroke,
  acts: Readonly<Record<string, Act>>,
  held: Held = "nothing",
): Act | undefined {
  return meanings(event, held)
    .map((name) => (Object.hasOwn(acts, name) ? acts[name] : undefined))
    .find((act) => act !== undefined);
}

/** Keys of digits, as they lie: the last, 0, stands for ten. */
export const MOST_DIGITS = 10;

/** The digits that choose, for `actOf`. */
export const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: MOST_DIGITS }, (_, at) => [`${(at + 1) % MOST_DIGITS}`, at + 1]),
);

/** The digit 1 to 9 of a key, whatever it types there; undefined for any other key, and while an input method has it. */
export function digitOf(event: Keystroke): string | undefined {
  if (isComposing(event)) return undefined;
  const digit = digitAt(event.code) ?? /^\d$/.exec(typed(event.key))?.[0];
  return digit === "0" ? undefined : digit;
}
