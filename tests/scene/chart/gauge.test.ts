import { expect, it } from "vitest";
import { ruledActor } from "../../../src/scene/chart/gauge.ts";
import type { Actor } from "../../../src/scene/stage.ts";
import { type LivePose, livePose } from "../../../src/tabletop/live.ts";
import { piece } from "../../tabletop/fixtures.ts";

function actor(id: string, pose: Partial<LivePose>): Actor {
  const one = piece(id, []);
  return { id, before: one, after: one, shown: one, pose: { ...livePose(), ...pose }, part: undefined };
}

it("the ruler stands at the piece that is looked at, and at none that has left or lies where it fell", () => {
  const actors = [
    actor("R1", {}),
    actor("R2", { present: 0 }),
    actor("R3", { fallen: 1 }),
    actor("R4", { fallen: 0.4 }),
  ];
  const ruled = ["R1", "R2", "R3", "R4", "R9", undefined].map((id) => ruledActor(actors, id)?.id);
  expect(ruled).toEqual(["R1", undefined, undefined, "R4", undefined, undefined]);
});
