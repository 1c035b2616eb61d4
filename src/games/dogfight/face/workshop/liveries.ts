import type { Look } from "../../../../core/look.ts";
import type { TypeId } from "../../data/types.ts";

type Livery = Pick<Look, "pattern" | "mark" | "upper" | "second" | "under" | "nose">;

const livery = (
  pattern: Look["pattern"],
  mark: Look["mark"],
  ...[upper, second, under, nose]: readonly [string, string, string, string]
): Livery => ({ pattern, mark, upper, second, under, nose });

const RAF = livery("bands", "roundel", "#80694a", "#4c5b3a", "#b4c3a4", "#2b2b2a");
const GERMAN = livery("splinter", "cross", "#707a86", "#4c585a", "#a9bac0", "#39453a");
const OLD_GERMAN = livery("splinter", "cross", "#5a6547", "#39453a", "#9db8bf", "#39453a");
const NAVY = livery("plain", "star", "#5b7286", "#27405f", "#c3c7c0", "#5b7286");
const DARK_NAVY = livery("plain", "star", "#27405f", "#27405f", "#5b7286", "#27405f");
const OLIVE = livery("plain", "star", "#575a3c", "#4c5b3a", "#8b9192", "#a8392d");
const SILVER = livery("plain", "star", "#b5b8b6", "#a3a8ac", "#b5b8b6", "#575a3c");
const SOVIET = livery("bands", "red-star", "#5b6f42", "#3a3f3c", "#93b2c8", "#5b6f42");
const ITALIAN = livery("bands", "none", "#b59a62", "#5d6b3d", "#a5aaa6", "#e2dfd3");
const GREY = livery("plain", "disc", "#adb2a0", "#adb2a0", "#adb2a0", "#262b33");

type Shape = Pick<Look, "plan" | "wing" | "engine">;

const shape = (plan: Look["plan"], wing: Look["wing"], engine: Look["engine"]): Shape => ({
  plan,
  wing,
  engine,
});

const FIGHTER = shape("low-wing", "straight", "inline");
const SQUARE = shape("low-wing", "square", "inline");
const ROUND = shape("low-wing", "straight", "radial");
const BIPLANE = shape("biplane", "straight", "radial");
const TWIN = shape("twin", "straight", "inline");

/** The likeness that each type of the list begins with in the workshop. */
export const LIKENESSES: Readonly<Record<TypeId, Look>> = {
  "spitfire-ia": { ...shape("low-wing", "elliptic", "inline"), ...RAF },
  "hurricane-i": { ...FIGHTER, ...RAF },
  "bf-109e-3": { ...SQUARE, ...GERMAN, nose: "#d9a927" },
  "bf-110c": { ...TWIN, ...OLD_GERMAN },
  "ju-87b-2": { ...SQUARE, ...OLD_GERMAN },
  "he-111h": { ...shape("twin", "elliptic", "inline"), ...OLD_GERMAN },
  "ju-88a": { ...shape("twin", "straight", "radial"), ...OLD_GERMAN },
  gladiator: { ...BIPLANE, ...RAF },
  "cr-42": { ...BIPLANE, ...ITALIAN },
  "defiant-i": { ...FIGHTER, ...RAF },
  "p-40e": { ...FIGHTER, ...OLIVE },
  "f4f-4": { ...shape("low-wing", "square", "radial"), ...NAVY },
  a6m2: { ...ROUND, ...GREY },
  "f6f-5": { ...shape("low-wing", "square", "radial"), ...DARK_NAVY },
  "p-47d": { ...shape("low-wing", "elliptic", "radial"), ...SILVER },
  "p-51d": { ...SQUARE, ...SILVER },
  "fw-190a-8": { ...ROUND, ...GERMAN },
  "bf-109g-6": { ...FIGHTER, ...GERMAN },
  "yak-9": { ...FIGHTER, ...SOVIET },
  "il-2": { ...FIGHTER, ...SOVIET },
  "b-17g": { ...shape("heavy", "straight", "radial"), ...OLIVE },
  swordfish: { ...BIPLANE, ...RAF, upper: "#5f6a58", second: "#525c5e" },
};
