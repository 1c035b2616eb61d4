import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** A part of the page by itself, put into an empty document for each test of a file; returns what draws in it. */
export function mounted(): (node: ReactNode) => Promise<void> {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  return (node) => act(async () => root.render(node));
}

/** Lets what is being fetched come and be drawn until something is so, however long that takes. */
export async function drawnUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await act(async () => new Promise((resolve) => setTimeout(resolve, 2)));
}
