import { ROOT } from "./install.js";
import { checkPath } from "./path-fault.js";

checkPath(ROOT);
