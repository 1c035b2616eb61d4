import type { Language } from "../../../core/language.ts";
import { type CarriedField, captionsOf, type Overlay } from "../../../tabletop/overlay.ts";
import { withShownLengths } from "../../lengths.ts";

/** An overlay whose ranges are written in the unit that the reader chose. */
export function withRangeCaptions(overlay: Overlay, language: Language): Overlay {
  const captioned = <Field extends CarriedField>(field: Field): Field => ({
    ...field,
    captions: captionsOf(field).map((caption) => withShownLengths(caption, language)),
  });
  return {
    ...overlay,
    arcs: overlay.arcs.map(captioned),
    ghosts: overlay.ghosts.map((ghost) => ({ ...ghost, arcs: ghost.arcs.map(captioned) })),
    envelopes: overlay.envelopes.map((envelope) => ({
      ...envelope,
      ...(envelope.fields && { fields: envelope.fields.map(captioned) }),
    })),
  };
}
