import type { AircraftType } from "../../kit/type.ts";
import { sopwithCamel } from "./sopwith-camel.ts";

/** Miniatures of the Allies in the Great War. */
export const ALLIED: readonly AircraftType[] = [sopwithCamel];
