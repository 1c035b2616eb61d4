import type { Problem } from "../../../../core/game.ts";
import { refuse } from "../state/refusal.ts";
import { ACTIONS, CLIMBING, SINKING } from "./actions.ts";
import type { Walk } from "./examine.ts";
import { allowedClimb, allowedDive, climbBar, deepestDive, heightsOf, LEVEL_METRES } from "./limits.ts";
import type { Change, Draft } from "./read.ts";
import type { MoveScene } from "./scene.ts";

function climbProblem(
  scene: MoveScene,
  change: Change,
  found: string,
  { family, maneuver }: Walk,
): Problem | null {
  if (family === SINKING && maneuver) {
    const name = ACTIONS[maneuver.action]?.maneuver ?? "";
    return refuse("move-both", "D-06", { found, maneuver: name }, change);
  }
  const rise = family === CLIMBING ? (ACTIONS[maneuver?.action ?? 0]?.rise ?? 0) : 0;
  const most = allowedClimb(scene, rise);
  if (change.metres <= most) return null;
  const { ceiling } = scene.type;
  const tight = scene.aircraft.altitude + rise + change.metres > ceiling;
  const why = climbBar(scene) ?? (tight ? "ceiling" : "rate");
  return refuse("move-climb", scene.aircraft.bombs ? "4.10d" : "D-04", { found, most, why, ceiling }, change);
}

function diveProblem(
  scene: MoveScene,
  speed: number,
  change: Change,
  found: string,
  { family, maneuver, entered }: Walk,
): Problem | null {
  if (family === CLIMBING && maneuver) {
    const name = ACTIONS[maneuver.action]?.maneuver ?? "";
    return refuse("move-both", "D-06", { found, maneuver: name }, change);
  }
  // B-77: a maneuver's own loss of height needs no hex ahead before it, a written dive does.
  if (!entered) return refuse("move-dive-first", "4.5c", { found }, change);
  const most = deepestDive(scene, speed);
  if (-change.metres <= most) return null;
  const allowed = allowedDive(scene, speed);
  const { spar, altitude } = scene.aircraft;
  const why = -change.metres > altitude ? "ground" : spar ? "spar" : most > allowed ? "most" : "speed";
  return refuse(
    "move-dive",
    why === "ground" ? "B-06" : "D-07",
    { found, speed, allowed, most, why },
    change,
  );
}

/** D-08: a glider that neither dives nor sinks in a maneuver. */
function gliderProblem(scene: MoveScene, speed: number, { family, entered }: Walk): Problem | null {
  if (heightsOf(scene, speed, family, entered).level) return null;
  return refuse("move-glider", "D-08", { least: LEVEL_METRES });
}

/** What is wrong with the climb or dive of a draft, or with having none. */
export function altitudeProblem(text: string, scene: MoveScene, draft: Draft, walked: Walk): Problem | null {
  const { change, speed } = draft;
  if (!speed) return null;
  if (!change || change.metres === 0) return gliderProblem(scene, speed.mp, walked);
  const found = text.slice(change.start, change.end);
  if (change.metres % LEVEL_METRES !== 0) return refuse("move-altitude", "D-01", { found }, change);
  if (change.metres > 0) return climbProblem(scene, change, found, walked);
  return diveProblem(scene, speed.mp, change, found, walked);
}
