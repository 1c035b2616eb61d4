import userEvent from "@testing-library/user-event";
import { createRoot, type Root } from "react-dom/client";
import { expect, vi } from "vitest";
import { App } from "../../../src/app/App.tsx";
import { READ } from "../../../src/app/face/table/enter-key.ts";
import { followLook } from "../../../src/app/look.ts";
import { navigate, parseRoute } from "../../../src/app/router.ts";
import { keptSettings, type Settings } from "../../../src/app/settings/kept-settings.ts";
import { useSettings } from "../../../src/app/settings/settings.ts";
import { speak } from "../../../src/app/words.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { played, SoundCard } from "../sound/sound-card.ts";
import { keepingKeys, kept } from "./kept-keys.ts";
import { leftBehind } from "./left-behind.ts";
import { isHidden, nameOf, plain } from "./names.ts";
import { Changes, Crossings, Sizes } from "./observers.ts";
import { printOf } from "./print-of.ts";
import { asked, standing } from "./StandInTable.tsx";
import { seen } from "./seen.ts";

const QUICK: Partial<Settings> = {
  language: "en",
  motion: "reduced",
  fastDice: true,
  table3d: false,
  briefing: false,
};
const NOON = Date.UTC(2026, 4, 8, 12);
/** Files handed to the browser, by their names. */
export const saved = new Map<string, Promise<string>>();
/** What was put on the clipboard last. */
export const copied: string[] = [];

let dice = seededDice("a page");

/** Chance of the page, the same each time. */
function drawn<Words extends ArrayBufferView>(words: Words): Words {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  const why = { key: "test", values: {} };
  const faces = dice.throw({ dice: Array.from(bytes, () => "d256" as const), by: "red", why });
  faces.forEach((face, at) => {
    bytes[at] = face - 1;
  });
  return words;
}

function stand(media: readonly string[]): void {
  vi.stubGlobal("ResizeObserver", Sizes);
  vi.stubGlobal("IntersectionObserver", Crossings);
  vi.stubGlobal("MutationObserver", Changes);
  vi.stubGlobal("AudioContext", SoundCard);
  vi.stubGlobal("print", () => void asked.push("the printer was asked"));
  vi.stubGlobal("open", (address: string) => void asked.push(`a window was opened at ${address}`));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: media.some((word) => query.includes(word)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(crypto, "getRandomValues").mockImplementation(drawn as typeof crypto.getRandomValues);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => undefined;
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  HTMLAnchorElement.prototype.click = function click() {
    if (this.download) saved.set(this.download, (blobs.get(this.getAttribute("href") ?? "") as Blob).text());
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
}

/** Most turns that a page may take to come to rest; what goes on by itself is seen as it is by then. */
const PATIENCE = 16;

let stirs = 0;

/**
 * Until what is being fetched is there and drawn, however long that takes: before that no time of the page passes, so
 * that what it says while it waits is the same on a busy machine.
 */
async function events(): Promise<void> {
  for (let round = 0, before = -1; round < PATIENCE && before !== stirs; round++) {
    before = stirs;
    for (let nth = 0; nth < 6; nth++) await new Promise((go) => setImmediate(go));
    await vi.dynamicImportSettled();
  }
}

async function turn(ms: number): Promise<void> {
  await events();
  await vi.advanceTimersByTimeAsync(ms);
  await events();
}

let stirred = false;
new MutationObserver((changes) => {
  // Whatever is read aloud changes nothing of what is seen.
  const isSeen = ({ target }: MutationRecord) => !(target as Element).closest?.("[aria-live]");
  if (!changes.some(isSeen)) return;
  stirred = true;
  stirs += 1;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Until nothing changes any more by itself. */
async function settle(): Promise<void> {
  let quiet = 0;
  for (let nth = 0; nth < PATIENCE && quiet < 2; nth++) {
    stirred = false;
    await turn(250);
    quiet = stirred ? 0 : quiet + 1;
  }
}

const TAKEN =
  'button, a[href], input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="option"], [tabindex="0"]';

function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (isHidden(one)) return false;
  return true;
}

type Name = string | RegExp;

/** Everything that a hand can take, with its name. */
function taken(name: Name): readonly Element[] {
  const all = Array.from(document.querySelectorAll(TAKEN)).filter(isShown);
  const named = all.map((element) => [element, nameOf(element)] as const);
  const exact = named.filter(([, one]) => (typeof name === "string" ? one === name : name.test(one)));
  const found =
    exact.length > 0 || typeof name !== "string" ? exact : named.filter(([, one]) => one.startsWith(name));
  return found.map(([element]) => element);
}

/** The page as somebody works it. */
export class Page {
  private readonly user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

  find(name: Name, nth = 0): HTMLElement {
    const found = taken(name).at(nth);
    if (found) return found as HTMLElement;
    const names = Array.from(document.querySelectorAll(TAKEN)).filter(isShown).map(nameOf);
    throw new Error(`nothing is called ${name}: there are ${names.join(" | ")}`);
  }

  has(name: Name): boolean {
    return taken(name).length > 0;
  }

  async press(name: Name, nth = 0): Promise<void> {
    const element = this.find(name, nth);
    await this.user.click(element);
    await settle();
  }

  /** Everything that can be worked and leads nowhere else, by its name and which one of that name it is. */
  controls(within = "body"): readonly (readonly [name: string, nth: number])[] {
    const all = Array.from(document.querySelectorAll(TAKEN)).filter(isShown);
    const names = all.map(nameOf);
    return all.flatMap((element, at) => {
      const name = names[at] ?? "";
      const isWorked =
        element.closest(within) && !element.matches('a, [type="file"], :disabled, .frame__skip') && name;
      return isWorked ? [[name, names.slice(0, at).filter((one) => one === name).length] as const] : [];
    });
  }

  private async pick(select: HTMLSelectElement, option: HTMLOptionElement): Promise<void> {
    select.focus();
    select.value = option.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
  }

  /** Works a control as is usual for one of its kind. */
  async work(name: string, nth: number): Promise<void> {
    const element = this.find(name, nth);
    const { type } = element as HTMLInputElement;
    if (element instanceof HTMLSelectElement) {
      const open = Array.from(element.options).filter((one) => !one.disabled);
      const next = open[(open.findIndex((one) => one.selected) + 1) % open.length];
      if (next) await this.pick(element, next);
    } else if ((element as HTMLInputElement).readOnly) await this.focus(name);
    else if (type === "range") await this.slide(name, 1);
    else if (/^(text|number|search|)$/.test(type ?? "") && element.localName === "input")
      await this.write(name, "7");
    else if (element.localName === "textarea") await this.write(name, "Tally");
    else await this.press(name, nth);
  }

  async write(name: Name, text: string): Promise<void> {
    const field = this.find(name) as HTMLInputElement;
    await this.user.clear(field);
    if (text) await this.user.type(field, text.replaceAll(/[{[]/g, "$&$&"));
    await settle();
  }

  async choose(name: Name, option: string): Promise<void> {
    const select = this.find(name) as HTMLSelectElement;
    const found = Array.from(select.options).find((one) => plain(one.textContent ?? "") === option);
    if (!found) throw new Error(`${name} has no ${option}`);
    await this.pick(select, found);
  }

  async slide(name: Name, value: number): Promise<void> {
    const slider = this.find(name) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value.toString());
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
  }

  /** Presses keys, the first of them when whatever is asked could have been read. */
  async keys(keys: string): Promise<void> {
    await turn(READ);
    await keepingKeys(() => this.user.keyboard(keys));
    await settle();
  }

  async focus(name: Name): Promise<void> {
    this.find(name).focus();
    await settle();
  }

  async blur(): Promise<void> {
    (document.activeElement as HTMLElement | null)?.blur();
    await settle();
  }

  async file(text: string, name = "match.json", more: readonly File[] = []): Promise<void> {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("the page takes no file");
    const file = new File([text], name, { type: "application/json" });
    await this.user.upload(input, [file, ...more]);
    await settle();
  }

  async go(address: string): Promise<void> {
    navigate(parseRoute(address));
    await settle();
  }

  /** What a hand does on the table itself. */
  async hand(does: (table: NonNullable<typeof standing.props>) => void): Promise<void> {
    const { props } = standing;
    if (!props) throw new Error("there is no table");
    does(props);
    await settle();
  }

  async wait(ms: number): Promise<void> {
    await turn(ms);
    await settle();
  }

  lines(): readonly string[] {
    const heard = played.length > 0 ? [`heard: ${printOf(played.join("\n"))} of ${played.length}`] : [];
    const place = `at ${location.hash} “${document.title}”`;
    const keys = kept.length > 0 ? [`keys kept from the browser: ${kept.join(" ")}`] : [];
    return [place, ...heard, ...keys, ...asked.map((one) => `table was asked: ${one}`), ...seen()];
  }
}

export interface Opening {
  readonly settings?: Partial<Settings>;
  /** Media queries that hold are those with one of these words in them. */
  readonly media?: readonly string[];
}

let root: Root | undefined;
let looks = false;

/** Opens the page at an address in a browser that has kept nothing yet. */
export async function open(
  address: string,
  { settings = {}, media = ["pointer: fine"] }: Opening = {},
): Promise<Page> {
  vi.setSystemTime(NOON);
  dice = seededDice("a page");
  stand(media);
  location.hash = address;
  useSettings.setState({ ...keptSettings(), ...QUICK, ...settings });
  if (!looks) followLook();
  looks = true;
  await speak(useSettings.getState().language ?? "en");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<App />);
  await settle();
  return new Page();
}

/** Closes the page, which ends all that it has begun, and forgets what it has kept. */
export async function close(): Promise<void> {
  root?.unmount();
  await turn(100);
  const left = leftBehind();
  document.body.replaceChildren();
  for (const list of [asked, copied, played, kept]) list.length = 0;
  saved.clear();
  localStorage.clear();
  sessionStorage.clear();
  const { listMatches, deleteMatch } = await import("../../../src/app/storage/matches.ts");
  for (const match of await listMatches()) await deleteMatch(match.ok ? match.value.id : match.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(left, "what the page has begun and not ended").toEqual([]);
}
