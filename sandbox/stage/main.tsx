import { createRoot } from "react-dom/client";
import { followLook } from "../../src/app/look.ts";
import { DEFAULT_SETTINGS } from "../../src/app/settings/kept-settings.ts";
import { useSettings } from "../../src/app/settings/settings.ts";
import { speak } from "../../src/app/words.ts";
import { readAddress, writeAddress } from "../address.ts";
import { type Found, lookUp } from "../look-up.ts";
import { SIZES } from "../sizes.ts";
import { shownComponents } from "./components.ts";
import { compareInstant } from "./instants.ts";
import { follow } from "./ready.ts";
import { Stage } from "./Stage.tsx";
import "../../src/app/ui/theme.css";
import "../../src/app/ui/controls.css";
import "../../src/app/ui/forced-colors.css";
import "./stage.css";

/** What this screen has chosen, as far as the address and the state tell; nothing of it is kept. */
function choose({ address: { lang, flat, size }, state }: Found): void {
  useSettings.setState({
    ...DEFAULT_SETTINGS,
    motion: "reduced",
    adaptive: false,
    sound: false,
    language: lang,
    table3d: !flat,
    presenter: SIZES[size].presenter,
    ...state?.settings,
  });
}

const box = document.getElementById("root");
if (!box) throw new Error("The stage has no element with the id root.");
const root = createRoot(box);
let shown = "";

/** Shows what the address names. An instant alone is sought; all else is laid anew. */
async function show(): Promise<void> {
  const found = lookUp(readAddress(location.hash));
  const { t, ...rest } = found.address;
  const key = writeAddress(rest);
  follow(found);
  if (key === shown) return;
  shown = key;
  // What was shown before must not count as what is shown now.
  root.render(null);
  choose(found);
  await speak(found.address.lang);
  if (shown === key) root.render(<Stage key={key} found={found} />);
}

// What one does here is not kept: the page that is developed has the same storage.
Storage.prototype.getItem = () => null;
Storage.prototype.setItem = () => undefined;

/** What tests ask of the stage, and the bar. */
Object.assign(window, { shownComponents, compareInstant });
followLook();
addEventListener("hashchange", () => void show());
void show();
