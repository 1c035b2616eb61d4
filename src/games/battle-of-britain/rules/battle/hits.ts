import type { Allocation } from "../grammar/order.ts";
import type { Setup } from "../setup/setup.ts";
import { sortedTypes, typeOf, withoutAll } from "../state/look.ts";
import type { Toll } from "../state/task.ts";

/** Every different choice of some of the squadrons, by type; none first. */
function subsets(squadrons: readonly string[]): readonly (readonly string[])[] {
  const types = [...new Set(squadrons)];
  return types.reduce<readonly (readonly string[])[]>(
    (found, type) => {
      const count = squadrons.filter((one) => one === type).length;
      return found.flatMap((some) =>
        Array.from({ length: count + 1 }, (_, copies) => [
          ...some,
          ...Array.from({ length: copies }, () => type),
        ]),
      );
    },
    [[]],
  );
}

function defenceOf(setup: Setup, squadrons: readonly string[]): number {
  return squadrons.reduce((sum, card) => sum + typeOf(setup, card).defence, 0);
}

/** BB-106: who takes the last hits and absorbs less than its defence is stood down; hits beyond all squadrons vanish. */
function ofIntercept(
  setup: Setup,
  { hits, squadrons }: Toll,
  lost: readonly string[],
): readonly Allocation[] {
  const rest = hits - defenceOf(setup, lost);
  if (rest === 0) return [{ lost, stood: null }];
  if (rest < 0) return [];
  const left = withoutAll(squadrons, lost);
  if (left.length === 0) return [{ lost, stood: null }];
  return [...new Set(left)]
    .filter((card) => typeOf(setup, card).defence > rest)
    .map((stood) => ({ lost, stood }));
}

/** BB-117: bombers go until the hits that are left cover no other. */
function ofFlak(setup: Setup, { hits, squadrons }: Toll, lost: readonly string[]): readonly Allocation[] {
  const rest = hits - defenceOf(setup, lost);
  const covered = withoutAll(squadrons, lost).some((card) => typeOf(setup, card).defence <= rest);
  return rest < 0 || covered ? [] : [{ lost, stood: null }];
}

/** Every legal way to take hits, fewest squadrons lost first. */
export function allocations(setup: Setup, toll: Toll): readonly Allocation[] {
  const judge = toll.by === "flak" ? ofFlak : ofIntercept;
  return subsets(sortedTypes(setup, toll.squadrons))
    .flatMap((lost) => judge(setup, toll, lost))
    .sort((a, b) => a.lost.length - b.lost.length);
}

/** Whether two allocations are one. */
export function isSame(setup: Setup, a: Allocation, b: Allocation): boolean {
  const lost = (one: Allocation) => sortedTypes(setup, one.lost).join();
  return a.stood === b.stood && lost(a) === lost(b);
}
