import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from "three";
import { expect, test } from "vitest";
import { castCards } from "../../../src/scene/cards/cast.ts";
import { CardHolder } from "../../../src/scene/cards/hold.ts";
import { aimedCard, type Found } from "../../../src/scene/components/laid/Cards.tsx";
import { map } from "../../tabletop/map.ts";

const MAP = map();
const { mat } = MAP;
const ORIGIN = new Vector3(-mat.width / 2, 0, mat.depth / 2);

/** A hand that rests over a card's lower edge: what it means by and by, as the card rises and sinks. */
function means(id: string, read: boolean): ReadonlySet<string | undefined> {
  const actors = castCards(MAP, undefined, 0);
  const card = actors.find((actor) => actor.id === id);
  if (!card) throw new Error(`${id} is not on the table`);
  const camera = new PerspectiveCamera(34, 1.6, 0.1, 400);
  // The card's lower edge lies at the picture's.
  const { x, y } = card.live;
  camera.position.set(x + ORIGIN.x, 30, ORIGIN.z - y + 14);
  camera.lookAt(x + ORIGIN.x, 0, ORIGIN.z - y - 8);
  camera.updateMatrixWorld();
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  const holder = new CardHolder();
  const pose = (share: number) => {
    for (const actor of actors) holder.pose(actor, actor === card ? share : 0, read, camera, ORIGIN);
  };
  pose(0);
  const edge = new Vector3(0, 0, 1.72).applyMatrix4(card.matrix).add(ORIGIN).project(camera);
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(edge.x, edge.y), camera);
  caster.ray.origin.sub(ORIGIN);
  const seen = new Set<string | undefined>();
  let found: Found | undefined;
  for (let i = 0; i < 6; i++) {
    const aimed = aimedCard(caster.ray, actors, found)?.id;
    seen.add(aimed);
    if (aimed !== found?.id)
      found = aimed === undefined ? undefined : { id: aimed, matrix: card.matrix.clone() };
    pose(found ? 1 : 0);
  }
  return seen;
}

test("a card that rises under a hand stays there, though its edge has left the hand", () => {
  expect([...means("missions-9", false)]).toEqual(["missions-9"]);
  expect([...means("hand-0-6", true)]).toEqual(["hand-0-6"]);
});
