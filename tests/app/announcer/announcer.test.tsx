// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../../../src/app/announcer/Announcer.tsx";
import {
  type AnnouncementKind,
  announce,
  forget,
  history,
  useRegions,
} from "../../../src/app/announcer/announcements.ts";
import { useAnnounced } from "../../../src/app/announcer/use-announced.ts";
import { DEFAULT_SETTINGS } from "../../../src/app/settings/kept-settings.ts";
import { useSettings } from "../../../src/app/settings/settings.ts";
import { mounted } from "../mounted.ts";

const render = mounted();

async function show(page: ReactNode): Promise<void> {
  await render(
    <>
      <Announcer />
      {page}
    </>,
  );
}

async function wait(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

const region = (urgency: "polite" | "assertive") => document.querySelector(`[aria-live=${urgency}]`);
const told = () => region("polite")?.textContent ?? "";
const alerted = () => region("assertive")?.textContent ?? "";
const say = (kind: AnnouncementKind, text: string, from?: unknown) =>
  announce({ kind, text: () => text }, from);

beforeEach(async () => {
  vi.useFakeTimers();
  useSettings.setState(DEFAULT_SETTINGS);
  useRegions.setState({ assertive: undefined });
  await show(null);
  say("event", "(begins)");
  await wait(1000);
});

afterEach(() => {
  vi.useRealTimers();
});

test("what comes together is told at once, what happened first and what one may do last", async () => {
  say("choice", "Enter fires.");
  say("question", "Who fires?");
  say("status", "Red: fire, turn 3.");
  say("event", "R1 flies.");
  await wait(100);
  expect(told()).toBe("(begins)");
  await wait(100);
  expect(told()).toBe("R1 flies. Red: fire, turn 3. Who fires? Enter fires.");
  expect(alerted()).toBe("");
});

test("what is refused is told at once in a region of its own", async () => {
  say("event", "R1 flies.");
  say("alert", "This is no order.");
  await wait(200);
  expect([alerted(), told()]).toEqual(["This is no order.", "R1 flies."]);
});

test("each is told once: of the same source the latest, of the same words one", async () => {
  const draft = {};
  say("status", "1 point.", draft);
  say("status", "2 points.", draft);
  say("status", "Blue waits.");
  say("status", "Blue waits.");
  await wait(200);
  expect(told()).toBe("2 points. Blue waits.");
  const before = region("polite")?.firstChild;
  await wait(5000);
  expect(region("polite")?.firstChild).toBe(before);
});

test("the same words are told anew when it happens again", async () => {
  say("event", "R1 misses.");
  await wait(200);
  const before = region("polite")?.firstChild;
  say("event", "R1 misses.");
  await wait(200);
  expect(told()).toBe("R1 misses.");
  expect(region("polite")?.firstChild).not.toBe(before);
});

test("the last fifty are kept in their order", async () => {
  for (let nth = 1; nth <= 60; nth++) {
    say("event", `Shot ${nth}.`);
    await wait(200);
  }
  expect(history().map(({ text }) => text)).toEqual(
    Array.from({ length: 50 }, (_, place) => `Shot ${place + 11}.`),
  );
});

test("what one was told is not there any more for the next one at the screen", async () => {
  say("event", "You draw an ace.");
  say("alert", "You have no ace.");
  await wait(200);
  await act(async () => forget());
  expect([told(), alerted(), history().length]).toEqual(["", "", 0]);
});

const typed = () => document.body.dispatchEvent(new Event("input", { bubbles: true }));
const pressed = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("who types is told one sentence 600 ms after the last key", async () => {
  const draft = {};
  for (const text of ["2", "2R", "2R1"]) {
    typed();
    say("status", text, draft);
    await wait(400);
    expect(told()).toBe("(begins)");
  }
  await wait(199);
  expect(told()).toBe("(begins)");
  await wait(1);
  expect(told()).toBe("2R1");
});

test("Enter ends typing: what comes of it is not waited for", async () => {
  typed();
  pressed("Enter");
  say("alert", "This is no order.");
  await wait(200);
  expect(alerted()).toBe("This is no order.");
});

test("an alert, an event and a remark are told when they come, a status when it changes", async () => {
  const page = (status: string) => (
    <>
      <p data-told="alert">Refused</p>
      <p data-told="event">Copied.</p>
      <p data-told="status">{status}</p>
      <p data-told="aside">Who fires?</p>
    </>
  );
  await show(page("3 left"));
  await wait(200);
  expect([alerted(), told()]).toEqual(["Refused.", "Copied. Who fires?"]);
  await show(page("2 left"));
  await wait(200);
  expect([alerted(), told()]).toEqual(["Refused.", "2 left."]);
});

test("what comes again is told again, what stands is not", async () => {
  const page = (times: number) => (
    <p key={times} data-told="alert">
      No.
    </p>
  );
  await show(page(1));
  await wait(200);
  const before = region("assertive")?.firstChild;
  await show(page(1));
  await wait(200);
  expect(region("assertive")?.firstChild).toBe(before);
  await show(page(2));
  await wait(200);
  expect(region("assertive")?.firstChild).not.toBe(before);
});

test("nothing is told of what has gone by then, lies under something or is shut", async () => {
  await show(<p data-told="event">Loading</p>);
  await show(
    <>
      <div inert>
        <p data-told="event">Secret</p>
      </div>
      <details>
        <summary>More</summary>
        <p data-told="event">Folded</p>
      </details>
    </>,
  );
  await wait(500);
  expect(told()).toBe("(begins)");
});

const DRAFT = (wrong: boolean) => (
  <div data-told="draft">
    <div role="presentation" data-told="alert">
      {wrong && (
        <ul>
          <li>
            R2 is off <small className="cites">R-03</small>
          </li>
          <li data-more>Speed is wrong</li>
        </ul>
      )}
    </div>
    <fieldset>
      <legend>Near</legend>
      <button type="button">2S</button>
      <button type="button" data-more>
        3S
      </button>
    </fieldset>
  </div>
);

test("of a wrong draft the first problem and the nearest order are told, together and as no alert", async () => {
  await show(DRAFT(false));
  await show(DRAFT(true));
  await wait(200);
  expect([alerted(), told()]).toEqual(["", "R2 is off. Near: 2S."]);
});

function Ruled({ words }: { readonly words: string }) {
  useAnnounced("event", [{ words, rules: ["R-03"] }]);
  useAnnounced("aside", [{ words: "By the way." }]);
  useAnnounced("choice", [{ words: "Enter fires." }]);
  return (
    <p data-told="alert">
      Too far <small className="cites">R-07</small>
    </p>
  );
}

test.each([
  ["brief", "R1 hits.", "Too far."],
  ["normal", "R1 hits. By the way. Enter fires.", "Too far."],
  ["full", "R1 hits. (R-03) By the way. Enter fires.", "Too far R-07."],
] as const)("%s says as much as is wanted", async (announcements, polite, assertive) => {
  useSettings.setState({ announcements });
  await show(<Ruled words="R1 hits." />);
  await wait(200);
  expect([told(), alerted()]).toEqual([polite, assertive]);
});

test("what has gone before it was told is not told", async () => {
  await show(<Ruled words="R1 hits." />);
  await show(null);
  await wait(500);
  expect([told(), alerted()]).toEqual(["(begins)", ""]);
});
