import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followLook } from "./look.ts";
import { preferredLanguage, useSettings } from "./settings.ts";
import { stylesFirst } from "./styles-first.ts";
import { speak } from "./words.ts";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no element with the id root");

stylesFirst();
followLook();
await speak(useSettings.getState().language ?? preferredLanguage(navigator.languages));
createRoot(root).render(<App />);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const { keepOffline } = await import("./offline/keep.ts");
  void keepOffline();
}
