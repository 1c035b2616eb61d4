import { expect, type Page } from "@playwright/test";

/** Something that was read out or asked, and when, in milliseconds of the page. */
interface Moment {
  readonly at: number;
  readonly text: string;
}

interface Heard {
  readonly told: readonly Moment[];
  readonly asked: readonly Moment[];
}

/** Milliseconds within which a question is told: a second where a page has the machine for itself, which none here has. */
const PATIENCE = 3000;

/** Milliseconds between two looks at what was told. */
const INTERVAL = 900;
/** Of these, so many without a word are no thinking any more. */
const WHILE_THINKING = 4;

/** Roles of what is used by keys: each needs a name. */
const CONTROLS = new Set([
  "button",
  "checkbox",
  "combobox",
  "link",
  "menuitem",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);

/** What is asked, in short: at the level `brief` no more of it is told. */
const TITLES = ".question__title, .form > .paper__title, .assign__title, .pads h2";

/** What a question says beside names and figures, which are read out in other words. */
function spokenParts(question: string): readonly string[] {
  return question
    .split(/\S*\d\S*/)
    .map((part) => part.replaceAll(/^\W+|\W+$/g, ""))
    .filter((part) => part.length > 3);
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) /);
}

/** So many words are read out in some texts. */
export function wordsIn(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}

/** Somebody at a page who sees nothing and touches nothing: he has keys, and what is read out to him. */
export class Listener {
  private from = 0;

  private constructor(private readonly page: Page) {}

  static async at(page: Page): Promise<Listener> {
    await page.addInitScript((TITLES) => {
      const told: Moment[] = [];
      const asked: Moment[] = [];
      (window as unknown as { heard: Heard }).heard = { told, asked };
      const plain = (element: Element) => {
        const copy = element.cloneNode(true) as Element;
        for (const cites of copy.querySelectorAll(".cites")) cites.remove();
        return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      };
      const note = (records: readonly MutationRecord[]) => {
        for (const { target, addedNodes } of records) {
          const isRegion = target instanceof Element && target.closest("[aria-live]") !== null;
          for (const node of addedNodes) {
            if (isRegion) told.push({ at: performance.now(), text: node.textContent ?? "" });
            if (!(node instanceof Element)) continue;
            const questions = [...node.querySelectorAll(TITLES)];
            if (node.matches(TITLES)) questions.push(node);
            // A pad for orders says in its line what is asked.
            for (const one of questions)
              asked.push({ at: performance.now(), text: one.closest(".pads") ? "" : plain(one) });
          }
        }
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true });
    }, TITLES);
    return new Listener(page);
  }

  private heard(): Promise<Heard> {
    return this.page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  }

  /** What pages told as they were fetched is heard no more. */
  async forgetsPages(): Promise<void> {
    const { told } = await this.heard();
    this.from = told.findLastIndex(({ text }) => /fetch|hol/i.test(text)) + 1;
  }

  /** Goes on by Tab until what has the focus is called so. */
  async tabTo(name: RegExp): Promise<void> {
    for (let press = 0; press < 250; press++) {
      await this.page.keyboard.press("Tab");
      const focused = this.page.locator(":focus");
      if ((await focused.count()) > 0 && name.test((await focused.innerText()).trim())) return;
    }
    throw new Error(`Tab never came to ${name}`);
  }

  /** Gives a line, and waits until the page has nothing more to tell; all that it told meanwhile. */
  async give(line: string): Promise<readonly string[]> {
    await this.page.keyboard.type(line);
    await this.page.keyboard.press("Enter");
    return this.hear();
  }

  /** All that has been told since the last time, once nothing more comes. `opening`: a page that is still being fetched asks as soon as it can. */
  async hear(opening = false): Promise<readonly string[]> {
    let count = -1;
    let quiet = 0;
    await expect
      .poll(
        async () => {
          const { told, asked } = await this.heard();
          const before = count;
          count = told.length + asked.length;
          quiet = count === before ? quiet + 1 : 0;
          return told.length > this.from && quiet >= (await this.quietAfter());
        },
        { intervals: [INTERVAL] },
      )
      .toBe(true);
    const { told, asked } = await this.heard();
    const since = told.slice(this.from);
    if (!opening) this.holdsOnce(since);
    if (!opening) this.holdsAsked(told, asked, told[this.from - 1]?.at ?? 0);
    this.from = told.length;
    await this.holdsFocus();
    return since.map(({ text }) => text);
  }

  /** Intervals without a word after which nothing more comes: where nothing is asked a computer may still be thinking. */
  private async quietAfter(): Promise<number> {
    return (await this.page.locator(TITLES).count()) > 0 ? 1 : WHILE_THINKING;
  }

  /** No sentence was told twice; what is told at once may have happened to two alike. */
  private holdsOnce(since: readonly Moment[]): void {
    const sentences = since.flatMap(({ text }) => [...new Set(sentencesOf(text))]);
    const twice = sentences.filter((one, at) => sentences.indexOf(one) !== at);
    expect(twice, "told twice").toEqual([]);
  }

  /** Each question was told soon after it came. */
  private holdsAsked(told: readonly Moment[], asked: readonly Moment[], since: number): void {
    const untold = asked.filter(({ at, text }) => {
      // A page that is being laid out anew has a question's place before it has the question.
      if (at < since || text === "") return false;
      const near = told.filter((one) => one.at >= at - 500 && one.at <= at + PATIENCE).map((one) => one.text);
      return near.length === 0 || !spokenParts(text).every((part) => near.join(" ").includes(part));
    });
    const heard = told.filter(({ at }) => at >= since).map(({ at, text }) => `${Math.round(at)} ${text}`);
    expect(untold, `questions that were not told in time; told was:\n${heard.join("\n")}`).toEqual([]);
  }

  private async holdsFocus(): Promise<void> {
    await expect(this.page.locator(".command input")).toBeFocused();
  }

  /** Every control of the page has a name, and no level of headings is left out. */
  async holdsTree(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    await session.detach();
    const seen = nodes.filter(({ ignored }) => !ignored);
    const unnamed = seen.filter(({ role, name }) => CONTROLS.has(`${role?.value}`) && !name?.value);
    expect(
      unnamed.map(({ role, properties }) => [role?.value, properties]),
      "unnamed controls",
    ).toEqual([]);
    const levels = seen
      .filter(({ role }) => role?.value === "heading")
      .map(({ properties }) => Number(properties?.find(({ name }) => name === "level")?.value.value));
    const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(leaps, `a level left out in ${levels.join(" ")}`).toEqual([]);
  }
}
