import type { Page } from "@playwright/test";
import { some } from "../extent.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { endOf, scripted } from "./scripted.ts";
import { settled } from "./settled.ts";
import { click, Table, tap } from "./table.ts";

interface Measured {
  /** Pixels by which the page is wider than the screen. */
  readonly overflow: number;
  /** What is pressed and smaller than a finger. */
  readonly small: readonly string[];
  /** Text in smaller letters than the least size. */
  readonly tiny: readonly string[];
}

/** Measures what is seen now. Pixels. */
async function measure(page: Page, target: number, letters: number): Promise<Measured> {
  return page.evaluate(
    ([finger, least]) => {
      const seen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const named = (element: Element) =>
        `${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
      const controls = document.querySelectorAll("button, input, select, [role=radio], [role=switch]");
      // A choice is pressed anywhere on its label.
      const pressed = [...controls].map((element) => element.closest("label") ?? element);
      const small = pressed.filter(seen).flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < finger || height < finger ? [`${named(element)}: ${width} × ${height}`] : [];
      });
      const texts = [...document.querySelectorAll("main *")].filter(
        (element) =>
          !element.closest("svg, [aria-hidden=true], .visually-hidden") &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      );
      const tiny = texts.filter(seen).flatMap((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return size < least - 0.01 ? [`${named(element)}: ${size}`] : [];
      });
      // A phone's window grows with what is too wide for it; its screen does not.
      return { overflow: document.documentElement.scrollWidth - screen.width, small, tiny };
    },
    [target, letters] as const,
  );
}

const RIGHT: Measured = { overflow: 0, small: [], tiny: [] };

const DEVICES = [
  { name: "a phone", width: 390, height: 844, touch: true, presenter: false },
  { name: "a tablet", width: 820, height: 1180, touch: true, presenter: false },
  { name: "a laptop", width: 1366, height: 768, touch: false, presenter: false },
  { name: "a projector", width: 1920, height: 1080, touch: false, presenter: true },
] as const;

for (const { name, width, height, touch, presenter } of some(DEVICES, 3)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch, settings: { presenter } });

    // What is pressed is large enough; a phone in the order phase is in phone.spec.ts.
    test(
      `${name}: a whole duel, and everything on it can be read and pressed`,
      inTurn(0, 2),
      async ({ page }) => {
        const letters = presenter ? 24 : 14;
        // A pointer hits a badge that a thumb would miss (WCAG 2.5.8 asks for 24).
        const target = touch || presenter ? 44 : 28;
        const right = async () => expect(await measure(page, target, letters)).toEqual(RIGHT);
        const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
        const table = new Table(page, touch ? tap : click);
        await page.goto("/#/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await right();
        await table.setUp("duel", script.seed);
        await right();
        let measured = "";
        await table.play(script, async (id, order) => {
          if (width < 500) await table.tapOut(id, order);
          else await table.type(id, order);
          if (measured === "") await right();
          measured = id;
        });
        await expect(table.end).toContainText(await endOf(script));
        await right();
      },
    );
  });
}

test.describe("a small phone with the largest letters", () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    settings: { text: "largest", language: "de" },
  });

  test(
    "no page is wider than the screen, in the longer words of the two languages",
    LONG,
    async ({ page }) => {
      for (const address of [
        "/#/",
        "/#/new/great-war/bloody-april",
        "/#/matches",
        "/#/settings",
        "/#/rules/dogfight",
        "/#/lesson/great-war",
        "/#/print/dogfight/convoy",
        "/#/workshop/great-war",
        "/#/editor/great-war/bloody-april",
      ]) {
        await page.goto(address);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await settled(page);
        const { overflow } = await measure(page, 0, 0);
        expect(overflow, address).toBe(0);
      }
    },
  );
});
