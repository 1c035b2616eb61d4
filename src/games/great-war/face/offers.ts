import type { PieceId, Prompt } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Offer } from "../../../face/offer.ts";
import type { FireRow } from "../data/tables.ts";
import { badgeOf } from "../rules/advice/badge.ts";
import { clearing } from "../rules/end/tend.ts";
import { aceOf } from "../rules/fire/ace.ts";
import { hasMoved } from "../rules/fire/enemies.ts";
import { columnOf, mountOf } from "../rules/fire/guns.ts";
import { inLineOfFire, manOf, modifiersOf } from "../rules/fire/index.ts";
import { isPossible } from "../rules/fire/possible.ts";
import type { AceOrder, FireOrder, Order, TendOrder } from "../rules/grammar/order.ts";
import { tailRow } from "../rules/initiative/index.ts";
import { mountsOf, rosterOf, typeOf } from "../rules/setup/roster.ts";
import type { Board, Shot } from "../rules/state/state.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import { tailChance, worthOf } from "./chances.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** Answers that may be given to every question of their kind in a battle, by id. */
const STANDING: Readonly<Record<string, Phrase>> = {
  tail: phrase("standing.tail"),
  "tail-none": phrase("option.pass"),
  "late-none": phrase("standing.late-none"),
  "switch-none": phrase("option.keep"),
  "ace-attack": phrase("standing.ace-attack"),
  "ace-defend": phrase("standing.ace-defend"),
  tend: phrase("standing.tend"),
  "tend-none": phrase("option.none"),
};

function plain(text: string, title: Phrase, ...lines: readonly Phrase[]): Offer {
  return { text, title, lines };
}

function idAt({ setup }: View, index: number): PieceId {
  return setup.airframes[index]?.id ?? "";
}

/** The figures of a shot as the badge of its target gives them. */
function shotOf(view: View, who: number, order: FireOrder): Phrases["badge.shot"] | undefined {
  const lines = badgeOf(boardOf(view), who, order.target ?? -1)?.lines ?? [];
  const line = lines.find(
    ({ mount, barrels, below, legal }) =>
      legal && mount === order.mount && below === order.below && barrels.join() === order.barrels.join(),
  );
  return line?.phrase.values as Phrases["badge.shot"] | undefined;
}

function fireOffer(view: View, who: number, order: FireOrder): Offer {
  const target = idAt(view, order.target ?? -1);
  const title = phrase("option.fire", { target });
  const shot = shotOf(view, who, order);
  const moved = phrase("option.moved", { moved: hasMoved(boardOf(view), order.target ?? -1) });
  if (!shot) return { text: order.text, title, lines: [order.text, moved], on: target };
  const worth = worthOf(view.setup, shot.row as FireRow, shot.range, shot.total);
  return {
    text: order.text,
    title,
    lines: [phrase("option.shot", { ...shot }), phrase("option.worth", worth), moved],
    chance: worth.damage,
    on: target,
  };
}

/** Not to fire, or not elsewhere; at a late target or a switch (4.6b, 4.6f) that may be so in the whole battle. */
function noFireOffer({ agenda: [task] }: View, { text }: FireOrder): Offer {
  const offer = plain(text, phrase(text === "keep" ? "option.keep" : "option.hold"));
  if (text === "keep") return { ...offer, standing: "switch-none" };
  return task?.do === "late" ? { ...offer, standing: "late-none" } : offer;
}

function tailOffer(view: View, tailer: number, target: number, text: string): Offer {
  const { row } = tailRow(boardOf(view), { tailer, target }, [tailer]);
  const id = idAt(view, target);
  const chance = tailChance(view.setup, row);
  const lines = [phrase("option.row", { row })];
  return { text, title: phrase("option.tail", { target: id }), lines, chance, on: id, standing: "tail" };
}

function tendOffer(view: View, who: number, man: number, order: TendOrder): Offer {
  if (order.act === "none") return { ...plain(order.text, phrase("option.none")), standing: "tend-none" };
  const mount = mountsOf(view.setup, who).find(({ id }) => id === order.mount);
  const several = (mount?.barrels.length ?? 0) > 1;
  const gun = several ? (mount?.barrels[order.barrel]?.id ?? order.mount) : order.mount;
  if (order.act === "reload")
    return { ...plain(order.text, phrase("option.reload", { gun })), standing: "tend" };
  const { upTo } = clearing(boardOf(view), { who, man });
  const clear = plain(order.text, phrase("option.clear", { gun }), phrase("option.clears", { upTo }));
  return { ...clear, standing: "tend" };
}

/** The man whom a prompt asks: a place in the crew. */
export function manAsked(view: View, { id }: Prompt): number {
  const [task] = view.agenda;
  if (task?.do === "gunner") return manOf(task);
  const [, man] = id.split(":");
  return man === undefined ? 0 : Number(man) - 1;
}

/** The chance in per cent that a declared shot does damage, as the board stands. */
function chanceOfShot(board: Board, shot: Shot): number {
  const { setup, aircraft } = board;
  const mount = mountOf(setup, shot);
  const target = aircraft[shot.target];
  if (!mount || !target) return 0;
  const { range } = inLineOfFire(board, shot.from, mount, target);
  const { total } = modifiersOf(board, shot, mount);
  return worthOf(setup, columnOf(mount, shot.barrels), range, total).damage;
}

function withChoice(board: Board, who: number, choice: AceOrder["text"]): Board {
  const aircraft = board.aircraft.map((one, index) => (index === who ? { ...one, choice } : one));
  return { ...board, aircraft };
}

/** What an ace's choice does to each shot that it counts for: his own where he attacks, those at him where he defends. */
function aceOffer(view: View, who: number, { text }: AceOrder): Offer {
  const board = boardOf(view);
  const counted = board.shots.filter(
    (shot) =>
      (text === "attack" ? shot.from === who && shot.man === 0 : shot.target === who) &&
      isPossible(board, shot),
  );
  const chosen = withChoice(board, who, text);
  const other = withChoice(board, who, text === "attack" ? "defend" : "attack");
  const lines = counted.map((shot) =>
    phrase("option.ace", {
      id: idAt(view, shot.from),
      target: idAt(view, shot.target),
      chance: chanceOfShot(chosen, shot),
      other: chanceOfShot(other, shot),
    }),
  );
  const offer = plain(text, phrase(`option.${text}`, { size: aceOf(board, who) }), ...lines);
  return { ...offer, standing: `ace-${text}` };
}

/** An answer as it is offered to whoever is asked. */
function offerOf(prompt: Prompt, view: View, order: Order): Offer {
  const who = rosterOf(view.setup).indexOf.get(prompt.about ?? "") ?? -1;
  switch (order.kind) {
    case "tail":
      if (order.target === null)
        return { ...plain(order.text, phrase("option.pass")), standing: "tail-none" };
      return tailOffer(view, who, order.target, order.text);
    case "fire":
      if (order.target !== null) return fireOffer(view, who, order);
      return noFireOffer(view, order);
    case "first":
      return {
        text: order.text,
        title: order.text,
        lines: [typeOf(view.setup, order.who).name],
        on: order.text,
        standing: `first-${order.text}`,
      };
    case "ace":
      return aceOffer(view, who, order);
    case "tend":
      return tendOffer(view, who, manAsked(view, prompt), order);
    default:
      return { text: order.text, title: order.text, lines: [] };
  }
}

/** Targets with the best chance first; whatever has none stays in the order of the rules, after them. */
function byChance(one: Offer, other: Offer): number {
  return (other.chance ?? -1) - (one.chance ?? -1);
}

/** Which answer is the usual one: a target before none, a shot that can do damage, the target declared, else the first. */
function usualOf({ agenda: [task] }: View, offers: readonly Offer[]): Offer | undefined {
  const best = offers.find(({ chance = 0 }) => chance > 0);
  const none = offers.find(({ text }) => text === "keep" || text === "hold");
  if (task?.do === "switch") return none;
  return best ?? none ?? offers.find(({ text }) => text !== "none") ?? offers[0];
}

/** The answers to a question that is answered by choosing: targets sorted by their chance, the rest in the order of the rules. */
export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  const offers = [...orders].map((order) => offerOf(prompt, view, order)).toSorted(byChance);
  const usual = usualOf(view, offers);
  return offers.map((offer) => (offer === usual ? { ...offer, usual: true } : offer));
}

/** What an answer that is given in the whole battle is called: `first-A1` names an aircraft. */
export function standingOf(id: string): Phrase {
  return STANDING[id] ?? phrase("standing.first", { id: id.slice("first-".length) });
}
