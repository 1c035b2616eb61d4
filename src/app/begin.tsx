import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import type { Language } from "../core/language.ts";
import { leaveComposing } from "../scene/composing.ts";
import { App } from "./App.tsx";
import { followLook } from "./look.ts";
import { painted } from "./painted.ts";
import { changeSettings } from "./settings/settings.ts";
import { allowOwnStyles } from "./ui/style-nonce.ts";
import { speak } from "./words.ts";

/** In an address that asks for matches by ear. */
const BY_EAR = /[?&]ear\b/;

/** Shows the page that the address names. The opening words stay until it is there. */
export async function begin(root: HTMLElement, language: Language): Promise<void> {
  leaveComposing();
  // It comes beside the words, which the first page waits for; where it comes later, texts rewritten before it stay so.
  import("./rewritten-texts.ts").then(({ followRewriting }) => followRewriting()).catch(() => undefined);
  allowOwnStyles();
  if (BY_EAR.test(location.href)) changeSettings({ ear: true });
  followLook();
  await speak(language);
  startTransition(() => createRoot(root).render(<App />));
  void painted.then(() => import("./offline/gone.ts")).then(({ followGone }) => followGone());
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    await painted;
    const { keepOffline } = await import("./offline/keep.ts");
    void keepOffline();
  }
}
