import "fake-indexeddb/auto";
import { vi } from "vitest";

process.env.TZ = "UTC";
// As it is shown to people, and in a third of the time.
process.env.NODE_ENV = "production";

// Drawings of tables have tests of their own: here it counts what a table is given and what hands on it do.
vi.mock("../../../src/scene/FlatTable.tsx", () => import("./StandInTable.tsx"));

// Who weighs long is tested by itself: every computer player answers here as the quickest one does that weighs at all.
vi.mock("../../../src/opponents/index.ts", async (original) => {
  const whole = await original<typeof import("../../../src/opponents/index.ts")>();
  const quick = whole.findOpponent("cadet");
  const findOpponent: typeof whole.findOpponent = (id) => {
    const found = whole.findOpponent(id);
    return found && quick ? { ...found, load: quick.load } : found;
  };
  return { ...whole, findOpponent };
});

// Before React is here, which keeps the clock that it finds: time goes on when a test says so.
if (!vi.isFakeTimers())
  vi.useFakeTimers({
    toFake: [
      ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const),
      ...(["requestAnimationFrame", "cancelAnimationFrame"] as const),
    ],
  });
