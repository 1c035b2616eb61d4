import type { PieceId, Prompt } from "../../../core/game.ts";
import { clearing } from "../../../games/great-war/end/tend.ts";
import { aceOf } from "../../../games/great-war/fire/ace.ts";
import { badgeOf, manOf } from "../../../games/great-war/fire/index.ts";
import { tailRow } from "../../../games/great-war/initiative/index.ts";
import type { FireOrder, Order, TendOrder } from "../../../games/great-war/order.ts";
import { mountsOf, rosterOf, typeOf } from "../../../games/great-war/roster.ts";
import type { FireRow } from "../../../games/great-war/tables/tables.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import type { FireBadges } from "../../../games/great-war/words/fire/phrases.ts";
import { tailChance, worthOf } from "./chances.ts";
import type { PanelText } from "./words.ts";

/** An answer that may be given, as it is offered. */
export interface Offer {
  readonly text: string;
  readonly title: string;
  /** What is chosen besides, and the ruling on it. */
  readonly lines: readonly string[];
  /** The chance that it works, in per cent. */
  readonly chance?: number;
  /** Whom it aims at. */
  readonly target: PieceId | null;
}

function plain(text: string, title: string, ...lines: readonly string[]): Offer {
  return { text, title, lines, target: null };
}

function idAt({ setup }: View, index: number): PieceId {
  return setup.airframes[index]?.id ?? "";
}

type Shot = FireBadges["badge.shot"];

/** The figures of a shot as the badge of its target gives them. */
function shotOf(view: View, who: number, order: FireOrder): Shot | undefined {
  const lines = badgeOf(boardOf(view), who, order.target ?? -1)?.lines ?? [];
  const line = lines.find(
    ({ mount, barrels, below, legal }) =>
      legal && mount === order.mount && below === order.below && barrels.join() === order.barrels.join(),
  );
  return line?.phrase.values as Shot | undefined;
}

function fireOffer(t: PanelText, view: View, who: number, order: FireOrder): Offer {
  const target = idAt(view, order.target ?? -1);
  const title = t("option.fire", target);
  const shot = shotOf(view, who, order);
  if (!shot) return { text: order.text, title, lines: [order.text], target };
  const { damage, critical, tenths } = worthOf(view.setup, shot.row as FireRow, shot.range, shot.total);
  const average = t("number.tenths", tenths);
  const worth = [
    t("option.damage", damage, average),
    ...(critical > 0 ? [t("option.critical", critical)] : []),
  ];
  return {
    text: order.text,
    title,
    lines: [`${t("option.guns", shot)} · ${t("option.shot", shot)}`, worth.join(" · ")],
    chance: damage,
    target,
  };
}

function tailOffer(t: PanelText, view: View, tailer: number, target: number, text: string): Offer {
  const { row } = tailRow(boardOf(view), { tailer, target }, [tailer]);
  const id = idAt(view, target);
  const chance = tailChance(view.setup, row);
  return { text, title: t("option.tail", id), lines: [t("option.row", row)], chance, target: id };
}

function tendOffer(t: PanelText, view: View, who: number, man: number, order: TendOrder): Offer {
  if (order.act === "none") return plain(order.text, t("option.none"));
  const mount = mountsOf(view.setup, who).find(({ id }) => id === order.mount);
  const several = (mount?.barrels.length ?? 0) > 1;
  const gun = several ? (mount?.barrels[order.barrel]?.id ?? order.mount) : order.mount;
  if (order.act === "reload") return plain(order.text, t("option.reload", gun));
  const { upTo } = clearing(boardOf(view), { who, man });
  return plain(order.text, t("option.clear", gun), t("option.clears", upTo));
}

/** The man whom a prompt asks: a place in the crew. */
export function manAsked(view: View, { id }: Prompt): number {
  const [task] = view.agenda;
  if (task?.do === "gunner") return manOf(task);
  const [, man] = id.split(":");
  return man === undefined ? 0 : Number(man) - 1;
}

/** An answer as it is offered to whoever is asked. */
export function offerOf(t: PanelText, view: View, prompt: Prompt, order: Order): Offer {
  const who = rosterOf(view.setup).indexOf.get(prompt.about ?? "") ?? -1;
  switch (order.kind) {
    case "tail":
      if (order.target === null) return plain(order.text, t("option.pass"));
      return tailOffer(t, view, who, order.target, order.text);
    case "fire":
      if (order.target !== null) return fireOffer(t, view, who, order);
      return plain(order.text, t(order.text === "keep" ? "option.keep" : "option.hold"));
    case "first":
      return { ...plain(order.text, order.text, typeOf(view.setup, order.who).name), target: order.text };
    case "ace":
      return plain(order.text, t(`option.${order.text}`, aceOf(boardOf(view), who)));
    case "tend":
      return tendOffer(t, view, who, manAsked(view, prompt), order);
    default:
      return plain(order.text, order.text);
  }
}
