import { useEffect } from "react";

/** What may have the focus as a whole where something in it went: screen readers tell what it is. */
const REGION =
  'section[aria-label], section[aria-labelledby], fieldset, nav, form, ul, ol, table, [role="dialog"], [role="group"], [role="region"], [role="tabpanel"]';

/** Where the focus was: the element, and what lies around it, the nearest first. */
type Place = readonly HTMLElement[];

/** So many places that had the focus are remembered: what opened what has just closed is among them. */
const MOST = 32;

/** Milliseconds after which what has just appeared has taken the focus, if it does so by itself. */
const PATIENCE = 50;

/** What stands for an element that goes: the part of the page that it is, or the button of a menu, which names it. */
function heirOf(element: HTMLElement): HTMLElement | null {
  if (element.matches('[role="menu"]'))
    return document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  return element.matches(REGION) ? element : null;
}

function placeOf(element: HTMLElement): Place {
  const place = [element];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const heir = heirOf(at);
    if (heir) place.push(heir);
  }
  return place;
}

function isDead(element: Element): boolean {
  return element.matches(":disabled") || element.closest("[inert]") !== null;
}

/** Whether it can have the focus still. */
function isThere(element: HTMLElement): boolean {
  return element.isConnected && !isDead(element) && element.checkVisibility({ visibilityProperty: true });
}

/** Gives an element the focus, also one that has none by nature; whether it has it now. */
function takes(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function hasNobody(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || isDead(activeElement);
}

/**
 * Keeps the focus from falling on the page as a whole, where keyboards and screen readers begin anew: when what has it
 * goes, is disabled or hidden, the nearest part of the page around it takes it; where that went as well, as a dialog
 * does, whatever had it before; else the main part of the page. Where nothing had it yet, all of the page has it, so that
 * Tab leads to its first button. Whoever clicks beside everything has left it, and that
 * stands. Returns what ends it.
 */
export function restoreLostFocus(): () => void {
  const root = document.getElementById("root");
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== root)
      places = [...places.slice(1 - MOST), placeOf(target)];
  };
  const restore = () => {
    timer = undefined;
    const last = places.at(-1)?.[0];
    if (!hasNobody() || (last && isThere(last))) return;
    const heirs = places.toReversed().flat().filter(isThere);
    const main = document.querySelector<HTMLElement>("main:not([inert])");
    const rest = places.length === 0 ? root : main;
    [...heirs, ...(rest ? [rest] : [])].some(takes);
  };
  const look = () => {
    if (hasNobody()) timer ??= setTimeout(restore, PATIENCE);
  };
  const stop = new AbortController();
  document.addEventListener("focusin", note, { signal: stop.signal });
  document.addEventListener("focusout", look, { signal: stop.signal });
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "inert", "hidden"],
  });
  if (document.activeElement instanceof HTMLElement && !hasNobody())
    places = [placeOf(document.activeElement)];
  look();
  return () => {
    stop.abort();
    changes.disconnect();
    clearTimeout(timer);
  };
}

/** Stands beside a page, whatever that is. */
export function LostFocus() {
  useEffect(restoreLostFocus, []);
  return null;
}
