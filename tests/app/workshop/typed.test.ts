import { describe, expect, it } from "vitest";
import { faultsAsTyped, shownIn, type WorkshopDesign } from "../../../src/app/workshop/typed.ts";
import type { DesignField, WorkshopFace } from "../../../src/face/workshop.ts";
import { workshop as dogfight } from "../../../src/games/dogfight/face/workshop.ts";
import { workshop as greatWar } from "../../../src/games/great-war/face/workshop.ts";

type FiguresField = Extract<DesignField, { readonly kind: "figures" }>;

function figuresOf(workshop: WorkshopFace, design: unknown): readonly FiguresField[] {
  return workshop
    .sections(design)
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .filter((field) => field.kind === "figures");
}

const FRESH: readonly (readonly [string, WorkshopFace])[] = [
  ["dogfight", dogfight],
  ["great-war", greatWar],
];

/** Every field of figures of either game. */
const FIELDS = FRESH.flatMap(([game, workshop]) =>
  figuresOf(workshop, workshop.fresh).map(({ id }) => [game, id, workshop] as const),
);

/** A design in which a text has been typed into a field. */
function typedInto(workshop: WorkshopFace, id: string, text: string): WorkshopDesign {
  return { design: workshop.change(workshop.fresh, id, text), typed: { [id]: text } };
}

function shown(workshop: WorkshopFace, work: WorkshopDesign, id: string): string {
  const field = figuresOf(workshop, work.design).find((one) => one.id === id);
  return field ? shownIn(workshop, work, field) : "no such field";
}

/** What the field is told, as the faults of the design have it. */
function refusedAs(workshop: WorkshopFace, work: WorkshopDesign, id: string): readonly string[] {
  return faultsAsTyped(workshop, work, workshop.sections(work.design))
    .filter(({ field }) => field === id)
    .map(({ problem }) => `${problem.values.found}`);
}

describe.each(FIELDS)("%s: what is typed into %s", (_, id, workshop) => {
  it.each(["0", "1234", "-1", "9 5", "9,5", "x", "", "7 x", "-99", "9".repeat(400)])("stays: %j", (text) => {
    expect(shown(workshop, typedInto(workshop, id, text), id)).toBe(text);
  });

  it.each([["x"], ["12 x"], ["1e9"], ["–7"], ["9".repeat(400)]])("is refused as it was typed: %j", (text) => {
    expect(refusedAs(workshop, typedInto(workshop, id, text), id)).toEqual([text]);
  });

  it("gives way to what else the design is set to", () => {
    const { typed } = typedInto(workshop, id, "x");
    const [first] = figuresOf(workshop, workshop.fresh).filter((field) => field.id === id);
    expect(shown(workshop, { design: workshop.fresh, typed }, id)).toBe(first?.value);
  });
});

describe("a figure that is wrong", () => {
  it.each([
    ["dogfight", dogfight, "ceiling", "0", "0"],
    ["dogfight", dogfight, "ceiling", "1234", "1234"],
    ["dogfight", dogfight, "ceiling", "9,5", "9,5"],
    ["dogfight", dogfight, "ceiling", "", "–"],
    ["great-war", greatWar, "max", "0", "0"],
    ["great-war", greatWar, "max", "-1", "-1"],
    ["great-war", greatWar, "max", "9 5", "9 5"],
    ["great-war", greatWar, "climb", "75", "75"],
    ["great-war", greatWar, "mounts.0.gun", "20 100", "100"],
    ["great-war", greatWar, "mounts.0.modifier", "-99", "-99"],
  ] as const)("is named in the refusal: %s, %s", (_, workshop, id, text, found) => {
    expect(refusedAs(workshop, typedInto(workshop, id, text), id)).toEqual([found]);
  });

  it("stands beside a design that may not be used, and only there", () => {
    for (const [, workshop] of FRESH)
      for (const { design } of workshop.starts) {
        expect(workshop.read(design).ok).toBe(workshop.faults(design).length === 0);
        for (const { id } of figuresOf(workshop, design)) {
          const wrong = workshop.change(design, id, "x");
          expect(workshop.faults(wrong).map(({ field }) => field)).toContain(id);
          expect(workshop.read(wrong).ok).toBe(false);
          expect(workshop.shown(wrong).piece).toBeDefined();
        }
      }
  });
});
