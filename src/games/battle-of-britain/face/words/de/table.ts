export { words } from "./tabletop.ts";
