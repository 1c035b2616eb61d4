import { nearest } from "../../../../core/input/nearest.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import { type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok } from "../../../../core/result.ts";
import type { CampaignOrder } from "../grammar/order.ts";
import type { Campaign } from "../state/campaign.ts";
import type { Question } from "../state/order-context.ts";
import { refuse } from "../state/refusal.ts";
import { type Candidate, canWork, type Muster, shortage } from "./muster.ts";
import { isLegal, pickOptions, pickOrder, samplePick } from "./pick.ts";

/** Names are parted by commas and the like as well as by blanks. */
const NAME = /[^\s,;+]+/gu;

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The crew of a man, by his own name or his pilot's. */
function named({ candidates }: Muster, word: string): Candidate | undefined {
  return candidates.find(({ names }) => names.some((name) => same(name, word)));
}

/** The names of an answer: its words without the verb. */
function namesIn(text: string): readonly Token[] {
  const said = tokensOf(text, NAME);
  return said[0] && same(said[0].text, "fly") ? said.slice(1) : said;
}

/** The crews that an answer names, as far as it goes, once each. */
export function crewsIn(text: string, muster: Muster): readonly Candidate[] {
  const found = namesIn(text).map((word) => named(muster, word.text));
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** A legal choice near to one that is not: who was named as far as it goes, filled up from the top of the rosters. */
function mended(muster: Muster, wanted: readonly Candidate[]): readonly string[] {
  const rest = muster.candidates.filter((one) => !wanted.includes(one));
  const workers = rest.filter(({ twoSeater }) => twoSeater);
  const queue = canWork(muster, wanted.slice(0, muster.most))
    ? [...wanted, ...rest]
    : [...workers.slice(0, 1), ...wanted, ...rest];
  const size = Math.min(Math.max(wanted.length, muster.least), muster.most);
  const chosen: Candidate[] = [];
  for (const one of new Set(queue)) {
    if (chosen.length < size && shortage(muster, [...chosen, one]) === undefined) chosen.push(one);
  }
  if (isLegal(muster, chosen)) return [pickOrder(muster, chosen).text];
  const [first] = pickOptions(muster);
  return first ? [first.text] : [];
}

function strange(word: Token, muster: Muster, campaign: Campaign): Objection {
  const served = campaign.squadrons.flatMap(({ crews }) => crews.flatMap(({ men }) => men));
  const man = served.find((one) => one !== null && same(one.name, word.text));
  const names = nearest(
    word.text,
    muster.candidates.map(({ name }) => name),
  );
  return man
    ? refuse("campaign-unfit", undefined, { name: man.name, names }, word)
    : refuse("campaign-unknown", undefined, { found: word.text, names }, word);
}

/** Men who are named a second time. */
function repeated(words: readonly Token[]): readonly Objection[] {
  return words
    .filter((word, at) => words.findIndex((other) => same(other.text, word.text)) < at)
    .map((word) => refuse("campaign-twice", undefined, { name: word.text }, word));
}

/** What is wrong with a choice of crews that can all fly. */
function faults(muster: Muster, chosen: readonly Candidate[]): readonly Objection[] {
  const { least, most, side } = muster;
  const problems: Objection[] = [];
  if (chosen.length < least || chosen.length > most) {
    const values = { found: chosen.length, least, most, german: side === 1 };
    problems.push(refuse("campaign-count", "B-66", values));
  }
  const short = shortage(muster, chosen);
  if (short) {
    const values = { type: short.type, ready: short.ready };
    problems.push(refuse("campaign-machines", "B-68", values));
  }
  if (!canWork(muster, chosen)) problems.push(refuse("campaign-two-seater", "B-66", {}));
  return problems;
}

/** A choice as it is written. */
interface WrittenPick {
  readonly text: string;
  readonly names: readonly Token[];
}

/** What a choice of crews is made from. */
interface Choosing {
  readonly muster: Muster;
  readonly campaign: Campaign;
}

/** `fly Ashby Cole`: who flies the mission, by the names of pilots or observers in any order. */
export const pick: Question<Choosing, CampaignOrder, WrittenPick> = {
  read: (text) => ({ text, names: namesIn(text) }),
  judge(_, { muster, campaign }, { text, names }) {
    const chosen = crewsIn(text, muster);
    if (names.length === 0) {
      const [example = ""] = mended(muster, chosen);
      return fail([refuse("campaign-grammar", undefined, { found: text, example })]);
    }
    const strangers = names.filter((word) => named(muster, word.text) === undefined);
    const problems = [
      ...strangers.map((word) => strange(word, muster, campaign)),
      ...repeated(names.filter((word) => !strangers.includes(word))),
      ...(strangers.length > 0 ? [] : faults(muster, chosen)),
    ];
    return problems.length > 0 ? fail(problems) : ok(pickOrder(muster, chosen));
  },
  near: (_, { muster }, { text }) => mended(muster, crewsIn(text, muster)),
  offer: (_, { muster }) => pickOptions(muster),
  choose: (_view, { muster }, _by, draw) => samplePick(muster, draw),
};
