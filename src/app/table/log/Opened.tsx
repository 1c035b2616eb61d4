import type { CSSProperties } from "react";
import { opened } from "../../../tabletop/clips.ts";
import type { OpenedOrder } from "../../../tabletop/tabletop.ts";
import { useClipTime } from "../../context/clip-time.ts";
import { useSeatName } from "../../context/names.ts";
import { useClip } from "../../context/playing.ts";
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

/** Above this many orders, or characters of one, they are opened in a smaller type. */
const MANY = 6;
const LONG = 24;

function Revealed({ orders }: { readonly orders: readonly OpenedOrder[] }) {
  const shown = useClipTime<HTMLDivElement>();
  const isMuch = orders.length > MANY || orders.some(({ text }) => text.length > LONG);
  return (
    <div ref={shown} className="reveal" aria-hidden="true" data-many={isMuch}>
      <Opened orders={orders} />
    </div>
  );
}

/** The opening of the orders, in the middle of the table, in type for the whole room. Its words are read out from the slip. */
export function Reveal() {
  const cue = useClip()?.cue;
  return cue?.kind === "reveal" && <Revealed orders={cue.orders} />;
}
