import type { AircraftType } from "../../kit/type.ts";
import { fokkerDrI, fokkerDrIRed } from "./fokker-dr-i.ts";

/** Miniatures of the Central Powers in the Great War. */
export const CENTRAL: readonly AircraftType[] = [fokkerDrI, fokkerDrIRed];
