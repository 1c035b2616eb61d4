import { GRUPPE } from "../../data/figures.ts";

/** Every way to lay so many squadrons into so many gruppen of at most `most`, largest first. */
function partitions(count: number, parts: number, most: number): readonly (readonly number[])[] {
  if (parts === 0) return count === 0 ? [[]] : [];
  const found: (readonly number[])[] = [];
  for (let size = Math.min(most, count - (parts - 1)); size >= 1; size--)
    for (const rest of partitions(count - size, parts - 1, size)) found.push([size, ...rest]);
  return found;
}

/** BB-109: three gruppen of one to three squadrons, two where there are two squadrons, one where there is one. */
export function gruppenOf(squadrons: number): readonly (readonly number[])[] {
  return partitions(squadrons, Math.min(GRUPPE, squadrons), GRUPPE);
}

/** The squadrons of a gruppe, which is counted from 0. */
export function gruppeOf(
  { sizes, laid }: { readonly sizes: readonly number[]; readonly laid: readonly string[] },
  gruppe: number,
): readonly string[] {
  const before = sizes.slice(0, gruppe).reduce((all, size) => all + size, 0);
  return laid.slice(before, before + (sizes[gruppe] ?? 0));
}
