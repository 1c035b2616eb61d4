export { pilot as ace } from "./pilot.ts";
