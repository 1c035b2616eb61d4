import { _roots } from "@react-three/fiber";

/** What React keeps of an element that is shown, as far as it is looked at here. */
interface Fiber {
  readonly tag: number;
  readonly memoizedState: unknown;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === "function") return type.name;
  if (typeof type !== "object" || type === null) return undefined;
  const { type: inner, render } = type as { readonly type?: unknown; readonly render?: unknown };
  return nameOf(inner ?? render);
}

function* within(fiber: Fiber | null): Iterable<string> {
  for (let at = fiber; at; at = at.sibling) {
    const name = nameOf(at.type);
    if (name) yield name;
    yield* within(at.child);
  }
}

/** What React numbers a boundary by that shows something else while its parts are fetched. */
const SUSPENSE = 13;

function isFetched({ tag, memoizedState, child }: Fiber): boolean {
  if (tag === SUSPENSE && memoizedState !== null) return false;
  for (let at = child; at; at = at.sibling) if (!isFetched(at)) return false;
  return true;
}

/** Whether all parts of the page have come that are fetched when they are first shown. */
export function isWhole(): boolean {
  const fiber = pageFiber();
  return fiber === null || isFetched(fiber);
}

/** The fiber that React has hung onto the box of a page. */
function pageFiber(): Fiber | null {
  const box = document.getElementById("root") as (HTMLElement & Record<string, Fiber>) | null;
  const key = Object.keys(box ?? {}).find((name) => name.startsWith("__reactContainer$"));
  const container =
    box && key ? (box[key] as unknown as { readonly stateNode: { readonly current: Fiber } }) : null;
  return container?.stateNode.current ?? null;
}

/** The names of all components that stand on the stage now: of the page, and of every scene on it. */
export function shownComponents(): readonly string[] {
  const scenes = [..._roots.values()].map(({ fiber }) => (fiber as { readonly current: Fiber }).current);
  const names = [pageFiber(), ...scenes].flatMap((fiber) => [...within(fiber)]);
  return [...new Set(names)].sort();
}
