import type { AircraftType } from "../../kit/type.ts";
import { balloonCaquot } from "./balloon-caquot.ts";
import { balloonDrachen } from "./balloon-drachen.ts";
import { gunAA } from "./gun-aa.ts";
import { gunMG } from "./gun-mg.ts";

/** Balloons of both sides, and what stands on the ground. */
export const GROUND: readonly AircraftType[] = [balloonDrachen, balloonCaquot, gunAA, gunMG];
