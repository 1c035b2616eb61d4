import { Fragment } from "react";
import type { Stretch, Tone } from "../../../face/sheet.ts";
import { useSideName } from "../../side-names.ts";
import { useTexts } from "../speech.ts";

function Toned({ tone, children }: { readonly tone: Tone | undefined; readonly children: string }) {
  if (!tone) return children;
  if (tone === "strong") return <b>{children}</b>;
  return <span className={`record__${tone}`}>{children}</span>;
}

/** Some words of a line, or room to write on. */
export function Words({ of }: { readonly of: Stretch }) {
  const text = useTexts();
  const nameOf = useSideName();
  if ("write" in of) return <span className="record__write" style={{ width: `${of.write}mm` }} />;
  if ("side" in of) return nameOf(of.side);
  return <Toned tone={of.tone}>{text(of.text)}</Toned>;
}

/** Tells stretches of one line apart: they have no names but their places. */
export function keyOf(place: number): string {
  return `at ${place.toString()}`;
}

interface LineProps {
  readonly of: readonly Stretch[];
  /** What stands between two stretches of words. */
  readonly apart?: string;
}

/** A line of words. */
export function Line({ of, apart = " " }: LineProps) {
  return of.map((stretch, place) => (
    <Fragment key={keyOf(place)}>
      {place > 0 && ("write" in stretch ? " " : apart)}
      <Words of={stretch} />
    </Fragment>
  ));
}
