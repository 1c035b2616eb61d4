// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { JoinPage } from "../../../src/app/hosted/JoinPage.tsx";
import { keepName } from "../../../src/app/remote/kept-seats.ts";
import { speak, withWords } from "../../../src/app/words.ts";
import { mounted } from "../mounted.ts";
import { seatOf, tableOf } from "./stand-in.ts";

const come = vi.hoisted(() => vi.fn());
const free = { name: null, presence: "free" } as const;
const table = tableOf([seatOf("red", "red", free), seatOf("blue", "blue", free)]);
vi.mock("../../../src/app/hosted/use-look.ts", () => ({ useLook: () => ({ table, fault: undefined }) }));
vi.mock("../../../src/app/hosted/RemoteTablePage.tsx", () => ({
  RemoteTablePage: ({ coming }: { readonly coming: unknown }) => {
    come(coming);
    return null;
  },
}));

const show = mounted();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  come.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await speak("en");
});

async function joining(): Promise<void> {
  await withWords(async () => undefined);
  await show(<JoinPage code="KRTMB" />);
}

const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(words));
const nameField = () => document.querySelector("input") as HTMLInputElement;
const press = (words: string) => act(async () => button(words)?.click());

async function type(text: string): Promise<void> {
  await act(async () => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(nameField(), text);
    nameField().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("who takes a seat", () => {
  it("says his name next where he has not yet, and comes as soon as that is given", async () => {
    await joining();
    expect(document.activeElement).not.toBe(nameField());
    await press("Blue");
    expect(document.activeElement).toBe(nameField());
    await type("Ann");
    await act(async () => nameField().form?.requestSubmit());
    await vi.waitFor(() => expect(come).toHaveBeenCalledWith({ kind: "seat", seat: "blue", name: "Ann" }));
  });

  it("keeps his finger where it is when his name is known", async () => {
    keepName("Ann");
    await joining();
    expect(nameField().value).toBe("Ann");
    await press("Red");
    expect(document.activeElement).not.toBe(nameField());
    await press("Join");
    await vi.waitFor(() => expect(come).toHaveBeenCalledWith({ kind: "seat", seat: "red", name: "Ann" }));
  });

  it("is told what is missing, a name or a seat", async () => {
    await joining();
    await press("Join");
    expect(document.body.textContent).toContain("Write a name of 1 to 24 letters first.");
    expect(document.body.textContent).toContain("Choose a seat first.");
    expect(come).not.toHaveBeenCalled();
  });
});
