import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Folders and files whose tests take longest, so that they are begun first and none of them is left to the end. */
const LONGEST = /\/tests\/(conformance|models\/rebuild|opponents|scene\/dice)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/e2e/**", "tests/bench/**"],
    // Milliseconds after which a test counts as hung; a busy machine is no fault.
    testTimeout: 120_000,
    // The scene and what tests it have to have one and the same fiber.
    server: { deps: { inline: [/@react-three/] } },
    // One for each processor; left to itself the runner spares one, which of two is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
  },
});
