import type { Tabletop } from "../../tabletop/tabletop.ts";
import { modelKey } from "../models/load.ts";
import type { Actor } from "../stage.ts";

/** What decides whether the pieces have to be set up anew: who they are, their types, stands and clouds. */
export function castKey({ altitude, scale, clouds, pieces }: Tabletop, actors: readonly Actor[]): string {
  const models = pieces.map((piece) => `${piece.id}:${modelKey(piece)}:${piece.side}:${piece.kind ?? ""}`);
  return JSON.stringify([altitude, scale !== undefined, actors.map(({ id }) => id), models, clouds]);
}
