import { realpathSync } from "node:fs";
import { build } from "./build.js";
import { install, ROOT } from "./install.js";
import { pack } from "./package.js";

// npm calls this in the folder that it is about to pack. What it packs has a manifest of its own, which is the folder's
// until `postpack.js` has been called.
const folder = process.cwd();
if (realpathSync(folder) === realpathSync(ROOT)) {
  install();
  await build();
}
await pack(folder);
