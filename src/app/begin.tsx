import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { Language } from "../core/language.ts";
import { leaveComposing } from "../scene/composing.ts";
import { App } from "./App.tsx";
import { followLook } from "./look.ts";
import { painted } from "./painted.ts";
import { followRewriting } from "./rewritten-texts.ts";
import { allowOwnStyles } from "./ui/style-nonce.ts";
import { speak } from "./words.ts";

/** Shows the page that the address names. The opening words stay until it is there. */
export async function begin(root: HTMLElement, language: Language): Promise<void> {
  leaveComposing();
  followRewriting();
  allowOwnStyles();
  followLook();
  await speak(language);
  startTransition(() => createRoot(root).render(<App />));
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    await painted;
    const { keepOffline } = await import("./offline/keep.ts");
    void keepOffline();
  }
}
