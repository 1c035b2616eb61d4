import { beforeEach, describe, expect, test } from "vitest";
import { keepPace, plainnessAt, usePace } from "../../../src/app/settings/plainness.ts";

const RICHEST = -1;
const at = (postprocessing: "fast" | "always" | "never", adaptive = true) =>
  plainnessAt(usePace.getState(), { adaptive, postprocessing }, RICHEST);

describe("how plainly the 3D table is drawn", () => {
  beforeEach(() => usePace.setState({ plainness: 0, slow: false }, true));

  test("as usual until it is known how fast the machine is", () => {
    expect([at("fast"), at("always"), at("never")]).toEqual([0, RICHEST, 0]);
  });

  test("richer on a fast machine, unless that is not wanted", () => {
    keepPace(RICHEST);
    expect([at("fast"), at("always"), at("never")]).toEqual([RICHEST, RICHEST, 0]);
  });

  test("step by step plainer on a slow one, and never richer again", () => {
    keepPace(RICHEST);
    keepPace(0);
    expect([at("fast"), at("always")]).toEqual([0, 0]);
    keepPace(2);
    keepPace(RICHEST);
    expect([at("fast"), at("always"), at("never")]).toEqual([2, 2, 2]);
  });

  test("as one wishes where it may not adapt itself", () => {
    keepPace(3);
    expect([at("fast", false), at("always", false), at("never", false)]).toEqual([0, RICHEST, 0]);
  });
});
