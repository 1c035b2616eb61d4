import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/e2e/**", "tests/bench/**"],
    // Milliseconds after which a test counts as hung; a busy machine is no fault.
    testTimeout: 120_000,
  },
});
