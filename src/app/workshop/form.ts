import { createContext, useContext } from "react";
import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import type { DesignDraft } from "./use-design-draft.ts";

/** What the fields of a design share. */
export interface DesignForm {
  readonly workshop: WorkshopFace;
  readonly draft: DesignDraft;
  /** The sentence for a problem of the game. */
  readonly problem: (problem: Problem) => string;
}

export const DesignContext = createContext<DesignForm | null>(null);

/** The form around a field; throws outside of one. */
export function useDesign(): DesignForm {
  const form = useContext(DesignContext);
  if (!form) throw new Error("a field of a design stands outside its form");
  return form;
}
