import { preload } from "./preload.ts";
import { parseRoute } from "./router.ts";
import { firstLanguage } from "./settings/kept-settings.ts";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no element with the id root");

const language = firstLanguage();
preload(parseRoute(location.hash), language);
// Nothing is awaited here: what is fetched stands on modules of this script and would wait for it in turn.
void import("./begin.tsx").then(({ begin }) => begin(root, language));
