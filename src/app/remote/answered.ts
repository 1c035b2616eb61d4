import { NotThere } from "./coming.ts";

/** A server, or a proxy before it, has answered with something else than a reply. */
export class Answered extends NotThere {
  constructor(
    readonly status: number,
    /** The sentence that it answered; undefined where that was none. */
    told: string | undefined,
  ) {
    super(undefined, told);
  }
}

/** Whether nobody has answered. */
export function isSilence(error: unknown): boolean {
  return (
    error instanceof NotThere && !(error instanceof Answered) && !error.refused && error.told === undefined
  );
}
