import { type ComponentType, type FunctionComponent, startTransition, useEffect, useState } from "react";
import { painted } from "../painted.ts";
import { withWords } from "../words.ts";
import { Waiting } from "./Frame.tsx";

interface Found<Props extends object> {
  readonly Part?: ComponentType<Props>;
  readonly failure?: unknown;
}

/**
 * The greater part of a page, which is fetched as soon as the page's heading and first words can be read. Until it
 * is there a line says so; what can't be fetched fails as the page does.
 */
export function afterPaint<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let known: Found<Props> = {};
  const fetched = painted
    .then(() => withWords(fetch))
    .then(
      (Part) => {
        known = { Part };
      },
      (failure: unknown) => {
        known = { failure };
      },
    );
  return (props) => {
    const [{ Part, failure }, setFound] = useState(() => known);
    useEffect(() => {
      // A long part is drawn in steps, so that a slow phone answers between them.
      void fetched.then(() => startTransition(() => setFound(known)));
    }, []);
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
