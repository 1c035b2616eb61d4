import type { CSSProperties } from "react";
import { opened } from "../../../tabletop/clips.ts";
import type { OpenedOrder } from "../../../tabletop/tabletop.ts";
import { useSeatName } from "../../context/names.ts";
import { useTable } from "../../context/tools.ts";
import { type SideIndex, SideMark } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import "./opened.css";

const SIDES: readonly SideIndex[] = [0, 1];

/** Orders that were opened together, side by side. */
export function Opened({ orders }: { readonly orders: readonly OpenedOrder[] }) {
  const { t } = useWords();
  const seats = useTable((state) => state.seats);
  const seatName = useSeatName();
  const by = (id: string) => (seats.some((seat) => seat.id === id) ? seatName(id) : id);
  return (
    <fieldset className="group opened" aria-label={t("slip.orders")}>
      {SIDES.map((side) => {
        const own = orders.filter((order) => order.side === side);
        if (own.length === 0) return null;
        return (
          <dl key={side} data-side={side}>
            {own.map(({ id, text }, at) => (
              <div key={id} className="opened__one" style={{ "--opens": `${opened(at)}ms` } as CSSProperties}>
                <dt>
                  <SideMark side={side} size={16} /> {by(id)}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        );
      })}
    </fieldset>
  );
}
