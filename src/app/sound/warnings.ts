import { lookoutOf, ownOf } from "../../face/queries/asker.ts";
import { type Caution, cautionsOf } from "../../face/queries/cautions.ts";
import { askerFor } from "../asking/asker.ts";
import type { TableShown } from "../session/session.ts";
import { firstLanguage } from "../settings/kept-settings.ts";
import type { Ears } from "./shown-signals.ts";

/** What whoever is asked is warned of, and from where he hears the table: nowhere where nobody has a nose. */
interface Warnings {
  readonly lookout: string | undefined;
  readonly ears: Ears | undefined;
  readonly cautions: readonly Caution[];
}

/** What there is to warn of in what is asked now. */
export async function warningsFor(state: TableShown): Promise<Warnings> {
  const asker = await askerFor(state, firstLanguage(), state.viewer);
  const lookout = lookoutOf(asker);
  const ears = asker.queries?.sweep && { own: ownOf(asker), lookout };
  return { lookout, ears, cautions: cautionsOf(asker) };
}
