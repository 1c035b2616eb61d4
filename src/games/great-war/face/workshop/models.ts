import type { DesignChoice, DesignField } from "../../../../face/workshop.ts";
import type { AircraftType } from "../../data/tables.ts";
import { FLOWN } from "./design.ts";
import { phrase } from "./phrase.ts";

/** Models in the colours of famous airmen. */
export const LIVERIES = [
  "albatros-d-iii-red",
  "albatros-d-v-black",
  "fokker-d-vii-white",
  "fokker-dr-i-red",
  "nieuport-17-ball",
  "sopwith-triplane-black",
  "spad-vii-stork",
] as const;

function modelsOf(): readonly DesignChoice[] {
  const known = new Map<string, string>();
  for (const { id, name, model = id } of FLOWN) if (model === id || !known.has(model)) known.set(model, name);
  return [
    ...[...known].map(([id, label]) => ({ id, label })),
    ...LIVERIES.map((id) => ({ id, label: phrase(`livery.${id}`) })),
  ];
}

/** Every miniature that a design may have: one of each type, and those of famous airmen. */
export const MODELS: readonly DesignChoice[] = modelsOf();

export function modelField({ id, model = id }: AircraftType): DesignField {
  const other = MODELS.some((one) => one.id === model) ? [] : [{ id: model, label: model }];
  return {
    kind: "choice",
    look: "list",
    id: "model",
    label: phrase("model.of"),
    hint: phrase("model.hint"),
    value: model,
    choices: [...MODELS, ...other],
  };
}
