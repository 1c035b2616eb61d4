import type { DatedEvent } from "../../../../face/told.ts";
import type { Facts } from "../told.ts";

/** A card that was played, and what became of it. */
export interface CountedPlay {
  readonly by: string;
  readonly card: string;
  readonly what: "attack" | "answer";
  /** Somebody answered it. */
  readonly answered: boolean;
  /** It took effect, or the answer kept what it answered from taking any. */
  readonly stood: boolean;
}

type Open = { -readonly [Field in keyof CountedPlay]: CountedPlay[Field] };

/** Follows exchanges from card to card. */
class Exchanges {
  readonly plays: Open[] = [];
  /** Cards of every exchange in a row, the longest of them. */
  longest = 0;
  private attack: Open | undefined;
  /** Answers of the exchange that is going on, each to the one before it. */
  private chain: Open[] = [];

  private played(by: string, card: string, what: CountedPlay["what"]): Open {
    const play = { by, card, what, answered: false, stood: true };
    this.plays.push(play);
    return play;
  }

  /** DIF-B8: the last answer stands, and so does every second one before it. */
  settle(): void {
    const last = this.chain.length - 1;
    for (const [at, play] of this.chain.entries()) play.stood = (last - at) % 2 === 0;
    this.longest = Math.max(this.longest, this.chain.length);
    this.chain = [];
  }

  attacks({ id, card }: Facts["event.attacks"]): void {
    this.settle();
    this.attack = this.played(id, card, "attack");
  }

  answers({ id, card, to }: Facts["event.answers"]): void {
    const before = this.chain.at(-1);
    if (before?.card !== to || before.by === id) this.settle();
    const answered = this.chain.at(-1) ?? (this.attack?.card === to ? this.attack : undefined);
    if (answered) answered.answered = true;
    this.chain.push(this.played(id, card, "answer"));
  }

  /** The attack came to nothing; what a gunner or turrets drew is nobody's card. */
  fails({ id, card }: { readonly id: string; readonly card: string }): void {
    this.settle();
    if (this.attack?.by === id && this.attack.card === card) this.attack.stood = false;
  }
}

interface Played {
  readonly plays: readonly CountedPlay[];
  /** Most answers in one exchange. */
  readonly longest: number;
}

/** Every card that was played from a hand, with what became of it. */
export function playsOf(told: readonly DatedEvent[]): Played {
  const exchanges = new Exchanges();
  for (const { event } of told) {
    const { key, values } = event;
    if (key === "event.attacks") exchanges.attacks(values as Facts["event.attacks"]);
    if (key === "event.answers") exchanges.answers(values as Facts["event.answers"]);
    if (key === "event.negated") exchanges.fails(values as Facts["event.negated"]);
    if (key === "event.lapses") exchanges.fails(values as Facts["event.lapses"]);
  }
  exchanges.settle();
  return { plays: exchanges.plays, longest: exchanges.longest };
}
