import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { whenIdle } from "./idle.ts";
import { withWords } from "./words.ts";

const waiting: (() => Promise<unknown>)[] = [];

/** How parts are fetched now. */
export let bringPart = withWords;

/** Has parts fetched in another way from now on. */
export function bringPartsBy(way: typeof withWords): void {
  bringPart = way;
}

interface Part<Props extends object> {
  /** Undefined until it is fetched. */
  found?: FunctionComponent<Props>;
  readonly fetched: ComponentType<Props>;
  readonly standIn: (props: Props) => ReactNode;
}

interface ShownProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
}

function Shown<Props extends object>({ part, props }: ShownProps<Props>) {
  // What is shown keeps its component, so that it keeps its state.
  const [component] = useState(() => part.found ?? part.fetched);
  return createElement(Suspense, { fallback: part.standIn(props) }, createElement(component, props));
}

/**
 * A part that nobody needs at first: fetched when it is first shown, or before that by `preloadParts`. Until it is
 * there, `standIn` is shown in its place, or nothing.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  standIn: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  const load = async () => {
    part.found ??= await bringPart(fetch);
    return part.found;
  };
  const part: Part<Props> = { fetched: lazy(async () => ({ default: await load() })), standIn };
  waiting.push(load);
  return (props) => createElement(Shown<Props>, { part, props });
}

/** Fetches what can wait once the browser has nothing better to do. What fails is tried again when it is shown. */
export function preloadParts(): void {
  whenIdle(() => {
    for (const fetch of waiting.splice(0)) fetch().catch(() => undefined);
  });
}
