import {
  Body,
  Box,
  ContactMaterial,
  ConvexPolyhedron,
  Material,
  Plane,
  type Shape,
  Vec3,
  World,
} from "cannon-es";
import type { Vector3 } from "three";
import type { DieKind } from "./kinds.ts";
import type { Launch } from "./launch.ts";
import { SHAPES } from "./shapes.ts";
import { TRAY } from "./tray.ts";

/** Steps of the simulation a second: two a key frame, so that no die sinks deep into the tray. */
export const STEPS = 120;

/** Inches per second squared; lighter than on Earth, so that a small die's tumble can be followed. */
const GRAVITY = 130;

const DICE = 1;
const TRAY_GROUP = 2;
/** The left wall lets a die pass until it has come in over it. */
const GATE = 4;

/** A tray and the dice that fly into it. */
export interface Simulation {
  readonly world: World;
  readonly dice: readonly Body[];
}

/** Sets up the tray with dice that have just left the hand. */
export function simulate(kinds: readonly DieKind[], launches: readonly Launch[]): Simulation {
  // The solver caps friction by an impulse a step, not by a force, so its coefficients are those of textbooks
  // divided by the steps a second: 0.006 grips like 0.7. Walls and dice are slippery, or dice would lean on them.
  const world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: true });
  const die = new Material("die");
  const felt = new Material("felt");
  const wood = new Material("wood");
  contact(world, die, felt, 0.006, 0.5);
  contact(world, die, wood, 0, 0.7);
  contact(world, die, die, 0, 0.45);
  for (const wall of walls(felt, wood)) world.addBody(wall);
  const dice = launches.map((launch, i) => dieBody(kinds[i] ?? "d6", launch, die));
  for (const body of dice) world.addBody(body);
  return { world, dice };
}

/** Shuts the left wall behind every die that has come in over it. Call it before each step. */
export function shutGate(dice: readonly Body[]): void {
  for (const body of dice)
    if (body.position.x > -TRAY.halfLength + body.boundingRadius) body.collisionFilterMask |= GATE;
}

/** Whether a die that has not come in yet is too low to clear the rim: it would fly through the wood. */
export function fallsShort(body: Body): boolean {
  return (body.collisionFilterMask & GATE) === 0 && body.position.y < TRAY.rim + body.boundingRadius;
}

function contact(world: World, a: Material, b: Material, friction: number, restitution: number): void {
  const material = new ContactMaterial(a, b, { friction, restitution });
  material.contactEquationRelaxation = 4;
  world.addContactMaterial(material);
}

function walls(felt: Material, wood: Material): Body[] {
  const quarter = Math.PI / 2;
  return [
    wall(felt, TRAY_GROUP, [0, 0, 0], [-quarter, 0]),
    wall(wood, GATE, [-TRAY.halfLength, 0, 0], [0, quarter]),
    wall(wood, TRAY_GROUP, [TRAY.halfLength, 0, 0], [0, -quarter]),
    wall(wood, TRAY_GROUP, [0, 0, -TRAY.halfWidth], [0, 0]),
    wall(wood, TRAY_GROUP, [0, 0, TRAY.halfWidth], [0, 2 * quarter]),
  ];
}

function wall(
  material: Material,
  group: number,
  [x, y, z]: readonly [number, number, number],
  [pitch, yaw]: readonly [number, number],
): Body {
  const body = new Body({ mass: 0, material, shape: new Plane(), collisionFilterGroup: group });
  body.position.set(x, y, z);
  body.quaternion.setFromEuler(pitch, yaw, 0);
  return body;
}

function dieBody(kind: DieKind, launch: Launch, material: Material): Body {
  const body = new Body({
    mass: 1,
    material,
    shape: solid(kind),
    collisionFilterGroup: DICE,
    collisionFilterMask: DICE | TRAY_GROUP,
    angularDamping: 0.3,
    linearDamping: 0.35,
    sleepSpeedLimit: 0.25,
    sleepTimeLimit: 0.12,
  });
  body.position.copy(vec(launch.position));
  body.velocity.copy(vec(launch.velocity));
  body.angularVelocity.copy(vec(launch.spin));
  body.quaternion.set(launch.turn.x, launch.turn.y, launch.turn.z, launch.turn.w);
  return body;
}

function solid(kind: DieKind): Shape {
  const { corners, faces, inradius } = SHAPES[kind];
  if (kind === "d6") return new Box(new Vec3(inradius, inradius, inradius));
  const hull = new ConvexPolyhedron({
    vertices: corners.map(vec),
    faces: faces.map((face) => [...face.corners]),
  });
  hull.uniqueEdges = withoutOpposites(hull.uniqueEdges);
  return hull;
}

/** cannon-es keeps every edge in both directions; one of them is enough to test for a gap. */
function withoutOpposites(edges: readonly Vec3[]): Vec3[] {
  const kept: Vec3[] = [];
  for (const edge of edges) if (!kept.some((other) => Math.abs(other.dot(edge)) > 0.9999)) kept.push(edge);
  return kept;
}

function vec({ x, y, z }: Vector3): Vec3 {
  return new Vec3(x, y, z);
}
