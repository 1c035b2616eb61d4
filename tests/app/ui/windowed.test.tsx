// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../../../src/app/settings/kept-settings.ts";
import { useSettings } from "../../../src/app/settings/settings.ts";
import { Windowed } from "../../../src/app/ui/Windowed.tsx";
import { mounted } from "../mounted.ts";

const render = mounted();

/** What is watched for coming near to be seen, and within what. */
const watched = new Map<Element, (near: boolean) => void>();
let within: (Element | null)[] = [];
/** What is told when a list has another size. */
const sized = new Map<Element, () => void>();

beforeEach(() => {
  for (const map of [watched, sized]) map.clear();
  within = [];
  useSettings.setState(DEFAULT_SETTINGS);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private seen: Element | undefined;
      constructor(
        private readonly tell: (entries: object[]) => void,
        { root }: { readonly root: Element | null },
      ) {
        within.push(root);
      }
      observe(element: Element) {
        this.seen = element;
        watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
      }
      disconnect() {
        if (this.seen) watched.delete(this.seen);
      }
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      private seen: Element | undefined;
      constructor(private readonly tell: () => void) {}
      observe(element: Element) {
        this.seen = element;
        sized.set(element, this.tell);
      }
      disconnect() {
        if (this.seen) sized.delete(this.seen);
      }
    },
  );
});

afterEach(() => useSettings.setState(DEFAULT_SETTINGS));

const ITEMS = Array.from({ length: 60 }, (_, at) => `line ${at}`);
const item = (text: string) => (
  <li key={text}>
    <button type="button">{text}</button>
  </li>
);

interface Shown {
  readonly items?: readonly string[];
  readonly atEnd?: boolean;
}

/** The list in a paper that scrolls. */
const list = ({ items = ITEMS, atEnd = false }: Shown = {}) => (
  <div className="scroller" style={{ overflowY: "auto" }}>
    <Windowed items={items} guess={10} atEnd={atEnd} className="lines" render={item} />
  </div>
);

const shown = () => [...document.querySelectorAll("li")].map((one) => one.textContent);
const scroller = () => document.querySelector<HTMLElement>(".scroller") as HTMLElement;
const chunks = () =>
  [...(document.querySelector(".scroller > div") as HTMLElement).children] as HTMLElement[];

async function comesNear(chunk: Element | undefined, near: boolean): Promise<void> {
  await act(async () => chunk && watched.get(chunk)?.(near));
}

describe("a long list", () => {
  test("is built as far as it is near to be seen: its first 24 items at first, and room for the others", async () => {
    await render(list());
    expect(shown()).toEqual(ITEMS.slice(0, 24));
    expect(chunks().map(({ style }) => style.height)).toEqual(["", "240px", "120px"]);
    expect(within).toEqual([scroller(), scroller(), scroller()]);
    await comesNear(chunks()[2], true);
    await comesNear(chunks()[0], false);
    expect(shown()).toEqual(ITEMS.slice(48));
  });

  test("keeps the height that a part had while it was shown", async () => {
    await render(list());
    const [first] = chunks();
    Object.defineProperty(first, "offsetHeight", { value: 333 });
    await comesNear(chunks()[1], true);
    await render(list({ items: [...ITEMS] }));
    await comesNear(first, false);
    expect(first?.style.height).toBe("333px");
  });

  test("keeps the part in which somebody has the focus", async () => {
    await render(list());
    document.querySelector<HTMLElement>("li button")?.focus();
    await comesNear(chunks()[0], false);
    expect(shown()).toEqual(ITEMS.slice(0, 24));
  });

  test("by ear is there whole, and nothing is watched", async () => {
    useSettings.setState({ ear: true });
    await render(list());
    expect(shown()).toEqual(ITEMS);
    expect(watched.size).toBe(0);
  });

  test("is watched no more once it has gone", async () => {
    await render(list({ atEnd: true }));
    expect([watched.size, sized.size]).toEqual([3, 1]);
    await render(null);
    expect([watched.size, sized.size]).toEqual([0, 0]);
  });
});

describe("a list that opens at its end", () => {
  /** The paper is 100 pixels high and what is in it so many. */
  async function high(height: number): Promise<void> {
    Object.defineProperty(scroller(), "clientHeight", { value: 100, configurable: true });
    Object.defineProperty(scroller(), "scrollHeight", { value: height, configurable: true });
    for (const tell of sized.values()) await act(async () => tell());
  }

  async function scrollTo(top: number): Promise<void> {
    scroller().scrollTop = top;
    await act(async () => scroller().dispatchEvent(new Event("scroll")));
  }

  test("shows its last part, and stays at its end as that grows", async () => {
    await render(list({ atEnd: true }));
    expect(shown()).toEqual(ITEMS.slice(48));
    await high(600);
    expect(scroller().scrollTop).toBe(600);
    await high(700);
    expect(scroller().scrollTop).toBe(700);
  });

  // The end is within eight pixels: 600 − 100 − 8.
  test.each([
    [491, 491],
    [492, 650],
  ])("scrolled to %i of 600 it stands at %i when it has 650", async (top, stands) => {
    await render(list({ atEnd: true }));
    await high(600);
    await scrollTo(top);
    await high(650);
    expect(scroller().scrollTop).toBe(stands);
    await render(list({ atEnd: true, items: [...ITEMS, "one more"] }));
    expect(scroller().scrollTop).toBe(stands);
  });

  test("what scrolls it because it has grown is nobody who scrolls away", async () => {
    await render(list({ atEnd: true }));
    await high(600);
    Object.defineProperty(scroller(), "scrollHeight", { value: 900, configurable: true });
    await scrollTo(500);
    await high(900);
    expect(scroller().scrollTop).toBe(900);
  });

  test("any other list stays where it is", async () => {
    await render(list());
    expect(sized.size).toBe(0);
    expect(scroller().scrollTop).toBe(0);
  });
});
