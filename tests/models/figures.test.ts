import { expect, it } from "vitest";
import figures from "../../models/figures.json";
import manifest from "../../models/manifest.json";

it("tells of every model what the manifest tells that a table needs", () => {
  expect(figures).toEqual(
    manifest.map(({ id, span, length, propellers }) => ({ id, span, length, propellers })),
  );
});
