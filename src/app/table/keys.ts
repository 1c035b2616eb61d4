import { isComposing } from "../../scene/composing.ts";
import { actOf, DIGITS, digitOf, keysPressed, shortcutOf } from "../../scene/keystroke.ts";
import { SHORTCUTS, type Shortcut } from "../../scene/shortcuts.ts";
import type { Tools } from "../context/tools.ts";
import { tabletopOf } from "../session/selectors.ts";
import { useSettings } from "../settings/settings.ts";
import { toggleSound } from "../sound/wake.ts";
import { isBelowSheet, isFree, isTyping } from "../ui/focus.ts";
import { clearTape, toggleTape } from "./tape/tape.ts";
import { redoStep, undoStep } from "./undo.ts";

type Act = (tools: Tools) => void;

/** What single keys do wherever the focus is, except where somebody types. */
const ACTS: Partial<Readonly<Record<Shortcut, Act>>> = {
  help: ({ page }) => page.setState({ dialog: "help" }),
  tape: ({ page }) => void toggleTape(page),
  roll: rollDice,
  orders: ({ page }) => page.setState({ drawer: "orders" }),
  sheets: ({ page }) => page.setState({ drawer: "sheets" }),
  log: ({ page }) => page.setState(({ slip }) => ({ slip: !slip })),
  again: (tools) => {
    if (useSettings.getState().presenter)
      void import("./again.ts").then(({ beginAgain }) => beginAgain(tools));
  },
  frame: ({ handle }) => handle.current?.frame(),
  sound: () => toggleSound(),
  numbers: toggleNumbers,
  slower: ({ replay }) => replay.faster(-1),
  faster: ({ replay }) => replay.faster(1),
};

/** Throws the dice that are waited for; else hurries on what is being shown. */
export function rollDice({ store, player }: Tools): void {
  if (store.getState().needs) store.getState().rollHere();
  else if (player.playing) player.skip();
}

/** Numbers the hexes of a mat that has any, or no longer. */
export function toggleNumbers({ store, page }: Pick<Tools, "store" | "page">): void {
  if (tabletopOf(store.getState()).mat.grid) page.setState(({ numbers }) => ({ numbers: !numbers }));
}

/** Esc takes the tape's points off, then puts it away, then the sheets that lie open, then lets go of the piece. */
function letGo({ page, store }: Tools): void {
  if (clearTape(page)) return;
  const { tasks, weighed } = page.getState();
  if (tasks || weighed) page.setState({ tasks: false, weighed: false });
  else store.getState().select(null);
}

/** Any other slider has its arrows for itself. */
function isReplaySlider(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.matches(".replay__slider > input");
}

/** Arrows step through the replay while it is looked at; anywhere else they move the camera or the focus. */
function replayKey(event: KeyboardEvent, { replay, store }: Tools): boolean {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : undefined;
  if (by === undefined) return false;
  const free = isFree();
  const past = store.getState().at !== null;
  if (event.shiftKey && (free || isReplaySlider(event.target))) replay.stepTurn(by);
  else if (isReplaySlider(event.target) || (free && past)) replay.step(by);
  else return false;
  return true;
}

/** Whether it is the line for answers with nothing in it: there is no text there to undo. */
function isEmptyLine(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value === "" && target.matches(".order-input");
}

function undoKey(event: KeyboardEvent, tools: Tools): boolean {
  if (!actOf(event, { z: true }, "command")) return false;
  const typing = isTyping(event.target) && !isEmptyLine(event.target);
  return event.shiftKey ? redoStep(tools, typing) : undoStep(tools, typing);
}

/** Alone a digit answers what is asked; with Alt it shows a saved view at any time, with Shift too it saves one. */
function viewAt(event: KeyboardEvent): Act | undefined {
  const digit = digitOf(event);
  const isAlt = event.altKey && !event.getModifierState("AltGraph");
  if (!isAlt || digit === undefined) return undefined;
  return ({ handle }) => handle.current?.[event.shiftKey ? "saveView" : "showView"](digit);
}

function letterKey(event: KeyboardEvent, tools: Tools): boolean {
  const act = (isTyping(event.target) ? undefined : shortcutOf(event, ACTS)) ?? viewAt(event);
  if (act) act(tools);
  return act !== undefined;
}

/** Enter takes the screen that lies open, when nothing has the focus. */
function enterKey(event: KeyboardEvent, { store, player }: Tools): boolean {
  const { curtain, at } = store.getState();
  if (
    event.key !== "Enter" ||
    event.repeat ||
    !isFree() ||
    curtain === null ||
    at !== null ||
    player.underway
  )
    return false;
  store.getState().liftCurtain();
  return true;
}

/** Ends what is being played; whether anything was. A replay goes on by its own keys. */
function skip({ player, store }: Tools): boolean {
  if (!player.playing || store.getState().at !== null) return false;
  player.finish();
  return true;
}

/** Keys that mean nothing else end what is being played: Enter, and signs that neither do anything nor move the camera. */
function skipKey(event: KeyboardEvent, tools: Tools): boolean {
  if (!isFree() || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (digitOf(event) || actOf(event, DIGITS) || shortcutOf(event, SHORTCUTS.camera)) return false;
  const isSign = keysPressed(event).some((key) => key.length === 1 && key !== " ");
  return (event.key === "Enter" || isSign) && skip(tools);
}

/** A sheet above the page, or a curtain that covers it, has the keys for itself. */
function isCovered({ store }: Tools): boolean {
  const { curtain, sheer } = store.getState();
  if (curtain !== null && !sheer) return true;
  return isBelowSheet();
}

/** Space plays and pauses, but Space with a drag moves the camera: so it counts when it is let go untouched. */
class SpaceBar {
  private down = false;

  press(event: KeyboardEvent): void {
    if (event.key === " " && !event.repeat && (isFree() || isReplaySlider(event.target))) this.down = true;
  }

  spoil(): void {
    this.down = false;
  }

  release(event: KeyboardEvent): boolean {
    const counts = event.key === " " && this.down;
    this.down = false;
    return counts;
  }
}

/** Listens to the page's keys; returns what stops that. */
export function listenToKeys(tools: Tools): () => void {
  const space = new SpaceBar();
  const stop = new AbortController();
  const { signal } = stop;
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isCovered(tools)) return;
    if (event.key === "Escape" && !isTyping(event.target)) return void (skip(tools) || letGo(tools));
    space.press(event);
    const handled = [undoKey, replayKey, enterKey, letterKey, skipKey].some((key) => key(event, tools));
    if (handled) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    if (space.release(event) && !isCovered(tools)) tools.replay.toggle();
  };
  window.addEventListener("keydown", down, { capture: true, signal });
  window.addEventListener("keyup", up, { signal });
  window.addEventListener("pointerdown", () => space.spoil(), { signal });
  return () => stop.abort();
}
