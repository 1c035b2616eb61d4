import fc from "fast-check";
import { expect, test } from "vitest";
import {
  announces,
  climbOf,
  goOn,
  usualStart,
  withAnnounced,
  withClimb,
  withoutLast,
  withSpeed,
  withToken,
} from "../../../../../src/games/great-war/face/picture/draft.ts";
import { planOf } from "../../../../../src/games/great-war/face/picture/plan.ts";
import { nextMoveTokens } from "../../../../../src/games/great-war/rules/advice/next.ts";
import { moveSceneOf } from "../../../../../src/games/great-war/rules/move/index.ts";
import { stateOf } from "../../board.ts";
import { parseMove } from "../../written.ts";

const scene = moveSceneOf(stateOf([{ id: "A1", speed: 8 }]), 0);
const glider = moveSceneOf(stateOf([{ id: "A1", speed: 5, gliding: true }]), 0);

/** The order that a draft is the beginning of. */
function orderOf(text: string): string | undefined {
  return planOf(scene.board, 0, text).flight?.flown.order.text;
}

test("steps of a kind run together, and the altitude stays last", () => {
  expect(withToken("8:", "F", 0)).toBe("8: F");
  expect(withToken("8: F", "F", 0)).toBe("8: F2");
  expect(withToken("8: F2 L", "F", 0, 3)).toBe("8: F2 L F3");
  expect(withToken("8: F2 +50", "L", 50)).toBe("8: F2 L +50");
  expect(withToken("8: F2", "loop", -100)).toBe("8: F2 loop -100");
});

test("the last step is taken back one at a time", () => {
  expect(withoutLast("8: F3 L2")).toBe("8: F3 L");
  expect(withoutLast("8: F3 L")).toBe("8: F3");
  expect(withoutLast("8: F3 split-s")).toBe("8: F3");
  expect(withoutLast("8: F3 -150")).toBe("8: F3");
  expect(withoutLast("")).toBe("");
});

test("an altitude and a speed replace the ones before", () => {
  expect(withClimb("8: F8 -50", 100)).toBe("8: F8 +100");
  expect(withClimb("8: F8 -50", 0)).toBe("8: F8");
  expect(climbOf("8: F8 -50")).toBe(-50);
  expect(climbOf("8: F8")).toBe(0);
  expect(withSpeed("8: F3", 9)).toBe("9: F3");
  expect(withSpeed("", 7)).toBe("7:");
});

test("strafing is announced once, behind gliding, and taken back", () => {
  expect(withAnnounced("8: F8", "strafe", true)).toBe("8: strafe F8");
  expect(withAnnounced("8: strafe F8", "strafe", true)).toBe("8: strafe F8");
  expect(withAnnounced("6: glide F6 -50", "strafe", true)).toBe("6: glide strafe F6 -50");
  expect(withAnnounced("8: strafe F8", "strafe", false)).toBe("8: F8");
  expect(announces("8: strafe F8", "strafe")).toBe(true);
  expect(announces("8: F8", "strafe")).toBe(false);
});

test("a beginning goes straight on for the rest", () => {
  expect(usualStart(scene)).toBe("8:");
  expect(goOn("8: F3 L", nextMoveTokens("8: F3 L", scene))).toBe("8: F3 L F4");
  expect(orderOf("8: F3")).toBe("8: F8");
  expect(orderOf("nonsense")).toBeUndefined();
  expect(orderOf("")).toBe("8: F8");
});

test("a glider's first key is a legal beginning too", () => {
  const start = usualStart(glider);
  const { flight } = planOf(glider.board, 0, withClimb(`${start} F`, -50));
  expect(flight?.flown.order.glide).toBe(true);
});

test("whatever keys are pressed, the pad never writes what can't become a legal move", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 12 }), (presses) => {
      let draft = usualStart(scene);
      for (const press of presses) {
        const { tokens, at } = nextMoveTokens(draft, scene);
        if (tokens.length === 0) break;
        expect(at).toBe(draft.length);
        draft = withToken(draft, tokens[press % tokens.length]?.token ?? "", 0);
      }
      const { left } = nextMoveTokens(draft, scene);
      if (left === 0) expect(parseMove(draft, scene).ok).toBe(true);
    }),
  );
});
