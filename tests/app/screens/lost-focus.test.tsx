import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreLostFocus } from "../../../src/app/ui/lost-focus.ts";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <nav aria-label="Tools"><button id="menu">Menu</button></nav>
      <main>
        <section aria-label="Orders">
          <fieldset aria-label="Shots"><button id="fire">Fire</button><button id="cease">Cease</button></fieldset>
        </section>
        <div><button id="loose">Loose</button></div>
      </main>
    </div>`;
  end = restoreLostFocus();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** What has the focus once everything has had its time to take it. */
async function focused(): Promise<Element | null> {
  await vi.advanceTimersByTimeAsync(100);
  return document.activeElement;
}

/** A sheet above the page, with the focus on something in it. */
function opened(role: string, more = ""): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", `<div role="${role}" ${more}><button>In it</button></div>`);
  const sheet = find(`[role="${role}"]`);
  find(`[role="${role}"] button`).focus();
  return sheet;
}

it("the page begins with the focus on all of it, so that Tab leads to its first button", async () => {
  expect(await focused()).toBe(find("#root"));
});

it.each([
  ["goes", (button: HTMLElement) => button.remove()],
  ["is disabled", (button: HTMLElement) => button.setAttribute("disabled", "")],
])("the part around a button that %s has the focus", async (_, lose) => {
  find("#fire").focus();
  lose(find("#fire"));
  expect(await focused()).toBe(find("fieldset"));
});

it("where the part went as well, the next one around it has the focus", async () => {
  find("#fire").focus();
  find("fieldset").remove();
  expect(await focused()).toBe(find("section"));
});

it("a part that is inert does not get it", async () => {
  find("#menu").focus();
  find("#fire").focus();
  find("section").setAttribute("inert", "");
  expect(await focused()).toBe(find("#menu"));
});

it("a dialog that closes gives it back to what had it before", async () => {
  find("#loose").focus();
  opened("dialog").remove();
  expect(await focused()).toBe(find("#loose"));
});

it("a menu that closes gives it to the button that opens it", async () => {
  find("#fire").focus();
  opened("menu", 'aria-labelledby="menu"').remove();
  expect(await focused()).toBe(find("#menu"));
});

it("what opened a menu that opened a dialog has it back when both have gone", async () => {
  find("#menu").focus();
  const menu = opened("menu", 'aria-labelledby="menu"');
  const dialog = opened("dialog");
  menu.remove();
  dialog.remove();
  expect(await focused()).toBe(find("#menu"));
});

it("where everything has gone, the main part of the next page has it as soon as that stands", async () => {
  find("#fire").focus();
  find("body > div").remove();
  expect(await focused()).toBe(document.body);
  document.body.insertAdjacentHTML("beforeend", "<main>Another page</main>");
  expect(await focused()).toBe(find("main"));
});

it("whoever takes the focus by himself keeps it", async () => {
  find("#fire").focus();
  const had: EventTarget[] = [];
  document.addEventListener("focusin", ({ target }) => target && had.push(target));
  find("#fire").remove();
  setTimeout(() => find("#cease").focus(), 20);
  expect(await focused()).toBe(find("#cease"));
  expect(had).toEqual([find("#cease")]);
});

it("whoever leaves what is there still has left it", async () => {
  find("#fire").focus();
  find("#fire").blur();
  find("#loose").remove();
  expect(await focused()).toBe(document.body);
});

it("once it has ended nothing is moved any more", async () => {
  find("#fire").focus();
  end();
  find("#fire").remove();
  expect(await focused()).toBe(document.body);
});
