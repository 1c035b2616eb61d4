import type { Report } from "../../../core/game.ts";
import { hexLabel } from "../../../core/geometry/hex-map.ts";
import type { Values } from "../../../core/phrase.ts";
import { SIDES } from "../data/sides.ts";
import type { CampaignPart } from "./parts.ts";
import { mountsOf } from "./setup/roster.ts";
import type { Setup } from "./setup/setup.ts";
import { pointsOf } from "./state/points.ts";
import type { Aircraft } from "./state/state.ts";
import type { View } from "./view/view.ts";

/** Attacks left of every barrel, all its drums together, by mount and barrel: `front.left`. */
function ammunitionOf(setup: Setup, index: number, { guns }: Aircraft): Values {
  const fields = mountsOf(setup, index).flatMap(({ id, barrels }, mount) =>
    barrels.map((barrel, place): [string, number] => {
      const drums = guns[mount]?.[place]?.drums ?? [];
      return [`${id}.${barrel.id}`, drums.reduce((sum, left) => sum + left, 0)];
    }),
  );
  return Object.fromEntries(fields);
}

/** Barrels that are jammed or destroyed, as `front.left`. */
function silentOf(setup: Setup, index: number, { guns }: Aircraft, what: "jammed" | "broken"): string[] {
  return mountsOf(setup, index).flatMap(({ id, barrels }, mount) =>
    barrels.flatMap((barrel, place) => (guns[mount]?.[place]?.[what] ? [`${id}.${barrel.id}`] : [])),
  );
}

function fieldsOf(setup: Setup, index: number, one: Aircraft): Values {
  return {
    hex: hexLabel(one.hex),
    facing: one.facing,
    altitude: one.altitude,
    speed: one.speed,
    damage: one.damage,
    engineLoss: one.engineLoss,
    ammunition: ammunitionOf(setup, index, one),
    jams: silentOf(setup, index, one, "jammed"),
    destroyedGuns: silentOf(setup, index, one, "broken"),
    crew: one.crew.map(({ health }) => health),
    rudder: one.rudder,
    elevator: one.elevator,
    spar: one.spar,
    fuelHit: one.fuelHit,
    gliding: one.gliding,
    bombs: one.bombs,
    status: one.status,
  };
}

/**
 * The state of play in fields: hexes as labels (`0712`), facings 0 to 5, altitudes in metres, speeds in MP. Guns on
 * the ground that the viewer knows are pieces too.
 */
export function reportOf(view: View, background: CampaignPart["background"] | undefined): Report {
  const { setup, aircraft, guns, turn, phase, campaign } = view;
  const score = pointsOf(view);
  const pieces: Record<string, Values> = {};
  aircraft.forEach((one, index) => {
    pieces[setup.airframes[index]?.id ?? ""] = fieldsOf(setup, index, one);
  });
  for (const gun of guns) {
    if (gun)
      pieces[gun.id] = { hex: hexLabel(gun.hex), kind: gun.kind, side: SIDES[gun.side], status: "ready" };
  }
  const points = setup.goal !== "last-side";
  return {
    turn,
    phase,
    pieces,
    ...(points && {
      score: { [SIDES[0]]: score[0], [SIDES[1]]: score[1] },
      standing: { key: "standing.points", values: { points: score } },
    }),
    ...(campaign && background && { background: background(view) }),
  };
}
