import type { GameEvent } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";
import type { ReportFace } from "./report.ts";
import type { Text } from "./text.ts";

interface Given<Section extends string, Phrases> {
  /** Names of the facts of each section, without `event.`, in the order in which they are read; all others the log alone tells. */
  readonly facts: Readonly<Record<Section, readonly FactName<Phrases>[]>>;
  /** Sections that stay on the table until somebody puts them away. */
  readonly staying: readonly NoInfer<Section>[];
  /** Facts that tell that nothing happened, and the section in which they stand, whatever their name. */
  readonly idle?: { readonly section: NoInfer<Section>; of(event: GameEvent): boolean };
  /** The facts that are told in a few words, and those. */
  readonly heads: { readonly [Key in keyof Phrases & `event.${string}`]?: (values: Phrases[Key]) => Phrase };
  /** The facts that are told to ears in other words than their head where little is wanted, and those. */
  readonly briefs?: { readonly [Key in keyof Phrases & `event.${string}`]?: (values: Phrases[Key]) => Text };
  /** Facts that are no news to whoever ordered them. */
  ordered?(event: GameEvent): boolean;
  readonly decides: ReportFace["decides"];
}

type FactName<Phrases> =
  Extract<keyof Phrases, `event.${string}`> extends `event.${infer Name}` ? Name : never;

/**
 * The report of a game of which every fact stands in one section, whoever reads it: `report.SECTION` is its title, and
 * turns begin with `event.turn`.
 */
export function reportedBy<Phrases>() {
  return <Section extends string>(given: Given<Section, Phrases>): ReportFace<unknown> => {
    const { heads, decides, idle } = given;
    const briefs: NonNullable<typeof given.briefs> = given.briefs ?? {};
    const staying: readonly string[] = given.staying;
    const sections = Object.entries<readonly string[]>(given.facts);
    const sectionOf: ReadonlyMap<string, string> = new Map(
      sections.flatMap(([section, names]) => names.map((name) => [`event.${name}`, section] as const)),
    );
    const headOf = ({ key, values }: GameEvent): Phrase | undefined =>
      Object.hasOwn(heads, key) ? heads[key as keyof typeof heads]?.(values as never) : undefined;
    const briefOf = ({ key, values }: GameEvent): Text | undefined =>
      Object.hasOwn(briefs, key) ? briefs[key as keyof typeof briefs]?.(values as never) : undefined;
    return {
      sections: sections.map(([id]) => ({
        id,
        title: { key: `report.${id}`, values: {} },
        ...(staying.includes(id) && { stays: true as const }),
      })),
      begins: "event.turn",
      decides,
      tell(_view, event) {
        const isIdle = idle?.of(event) ?? false;
        const section = isIdle ? idle?.section : sectionOf.get(event.key);
        const head = headOf(event);
        const brief = briefOf(event);
        if (section === undefined) return undefined;
        return {
          section,
          ...(head && { head }),
          ...(brief !== undefined && { brief }),
          ...(given.ordered?.(event) && { ordered: true as const }),
          ...(isIdle && { idle: true as const }),
        };
      },
    };
  };
}
