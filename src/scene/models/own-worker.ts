import { mint } from "../../../models/kit/mint.ts";
import type { AircraftType } from "../../../models/kit/type.ts";
import { ownType } from "../../../models/own/index.ts";
import { paintworkOf, repainted } from "../../../models/own/repaint.ts";
import type { Answer, MiniatureRequest, WorkerQuestion } from "./own.ts";

/** The data of a folder of models, each fetched when the first of them is painted anew. */
const TYPES = import.meta.glob<Readonly<Record<string, readonly AircraftType[]>>>(
  "../../../models/types/*/index.ts",
);

/** The data of a model by its folder and name; throws where there is none. */
async function typeOf(model: string): Promise<AircraftType> {
  const [folder = "", name = ""] = model.split("/");
  const shelf = await TYPES[`../../../models/types/${folder}/index.ts`]?.();
  const type = Object.values(shelf ?? {})
    .flat()
    .find(({ id }) => id === name);
  if (!type) throw new RangeError(`There is no data of a model ${model}.`);
  return type;
}

async function answer(asked: MiniatureRequest): Promise<Answer> {
  switch (asked.kind) {
    case "look":
      return mint(ownType(asked.look));
    case "repaint":
      return mint(repainted(await typeOf(asked.model), asked.repaint));
    case "paintwork":
      return paintworkOf(await typeOf(asked.model));
  }
}

/** One question a message, one answer to each. */
addEventListener("message", ({ data: { id, asked } }: MessageEvent<WorkerQuestion>) => {
  answer(asked).then(
    (found) => postMessage({ id, found }),
    () => postMessage({ id, found: undefined }),
  );
});
