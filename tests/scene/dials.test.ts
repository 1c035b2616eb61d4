import { BufferGeometry, Color, InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { sideColour } from "../../src/scene/colours.ts";
import { DIE_KINDS, FACES } from "../../src/scene/dice/kinds.ts";
import { upperFace } from "../../src/scene/dice/relabel.ts";
import { SHAPES } from "../../src/scene/dice/shapes.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { dialSeats, paintDials, placeDials, turnsOf } from "../../src/scene/stands/dials.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

const KIND = "d6";
const SHAPE = { turns: turnsOf(KIND), inradius: SHAPES[KIND].inradius };

/** Two stands with dice at their feet: a level and a speed, and a level alone. */
function stands() {
  const stage = createStage();
  const [six, two, four] = ([6, 2, 4] as const).map((face) => ({ kind: KIND, face }) as const);
  const pieces = [
    piece("R1", [pose(10, 8, 0)], { dials: [six, two] as never }),
    piece("W1", [pose(2, 2, 0)]),
    piece("B1", [pose(20, 18, 90)], { side: 1, dials: [four] as never }),
  ];
  setStage(stage, table(pieces), undefined, 0);
  const seats = dialSeats(stage.actors, KIND);
  const mesh = new InstancedMesh(new BufferGeometry(), undefined, seats.length);
  placeDials(mesh, SHAPE, seats, stage);
  return { stage, seats, mesh };
}

function instance(mesh: InstancedMesh, i: number) {
  const [matrix, at, turn, scale] = [new Matrix4(), new Vector3(), new Quaternion(), new Vector3()];
  mesh.getMatrixAt(i, matrix);
  matrix.decompose(at, turn, scale);
  return { at, turn, scale };
}

describe("the dice at the feet of stands", () => {
  test("have a place each, by who has one of a kind", () => {
    const { seats, stage } = stands();
    expect(seats).toEqual([
      { actor: 0, place: 0 },
      { actor: 0, place: 1 },
      { actor: 2, place: 0 },
    ]);
    expect(dialSeats(stage.actors, "d10")).toEqual([]);
  });

  test("lie behind the stem on the base, the first to the left of the tail and the second to its right", () => {
    const { mesh } = stands();
    const beside = 0.53 * Math.SQRT1_2;
    const spots = [0, 1, 2].map((i) => instance(mesh, i).at);
    const places = [
      [10 - beside, 8 - beside],
      [10 + beside, 8 - beside],
      // Its nose points to the right, so its left is away from the reader.
      [20 - beside, 18 + beside],
    ];
    for (const [i, [x = 0, y = 0]] of places.entries()) {
      expect(spots[i]?.x).toBeCloseTo(x, 3);
      expect(spots[i]?.z).toBeCloseTo(-y, 3);
      expect(spots[i]?.y).toBeGreaterThan(0.62 * SHAPE.inradius);
      expect(spots[i]?.y).toBeLessThan(0.62 * SHAPE.inradius + 0.3);
      expect(instance(mesh, i).scale.x).toBeCloseTo(0.62, 4);
    }
  });

  test("show their numbers upwards", () => {
    const { mesh } = stands();
    expect([0, 1, 2].map((i) => upperFace(SHAPES[KIND], instance(mesh, i).turn).value)).toEqual([6, 2, 4]);
  });

  test.each(DIE_KINDS)("%s: every face can lie up", (kind) => {
    const shown = turnsOf(kind).map((turn) => upperFace(SHAPES[kind], turn).value);
    expect(shown).toEqual(Array.from({ length: FACES[kind] }, (_, i) => i + 1));
  });

  test("have the colour of their side", () => {
    const { mesh, stage, seats } = stands();
    paintDials(mesh, stage.actors, seats);
    const colours = [0, 1, 2].map((i) => {
      const colour = new Color();
      mesh.getColorAt(i, colour);
      return colour.getHex();
    });
    expect(colours).toEqual([0, 0, 1].map((side) => new Color(sideColour(side as 0 | 1)).getHex()));
  });

  test("go with their stand, and with the figure that is told no longer", () => {
    const { mesh, stage, seats } = stands();
    for (const { pose: now } of stage.actors.slice(0, 1)) now.present = 0;
    stage.actors = stage.actors.map((one, i) =>
      i === 2 ? { ...one, shown: { ...one.shown, dials: [] } } : one,
    );
    const { version } = mesh.instanceMatrix;
    placeDials(mesh, SHAPE, seats, stage);
    expect(mesh.instanceMatrix.version).toBe(version + 1);
    for (const i of [0, 1, 2]) expect(instance(mesh, i).scale.x).toBeLessThan(1e-4);
  });
});
