import { type KeyboardEvent, useEffect, useRef } from "react";
import { useSeatName } from "../context/names.ts";
import { useTable, useTools } from "../context/tools.ts";
import { peopleOf } from "../session/placing.ts";
import { sideOf } from "../session/seats.ts";
import { Button } from "../ui/button.tsx";
import { takeFreeFocus } from "../ui/focus.ts";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import "./curtain.css";

/** The seats of people that are asked in this round. */
function useAsked(): readonly string[] {
  const { computers, open, seats } = useTable((whole) => whole);
  const asked = new Set(open.match.moments.at(-1)?.prompts.map((prompt) => prompt.seat));
  return peopleOf(seats, computers).filter((seat) => asked.has(seat));
}

/** A key that is still held down from the answer before must not lift what hides the next one. */
function keepHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/** Calls other seats: those that have sealed may change their minds, and whoever was called away goes on. */
function OtherSeats({ seat, anew }: { readonly seat: string; readonly anew: boolean }) {
  const { t } = useWords();
  const { store } = useTools();
  const name = useSeatName();
  const awaited = useTable((state) => state.awaited);
  const others = useAsked().filter((other) => other !== seat && (anew || !awaited.includes(other)));
  return others.map((other) => (
    <Button key={other} onClick={() => store.getState().raiseCurtain(other)}>
      {t(awaited.includes(other) ? "curtain.stay" : "curtain.back", name(other))}
    </Button>
  ));
}

/**
 * Calls a seat to the screen. Behind it the page holds nothing but what everybody may see; it covers all of that
 * where another seat has just been plotting, and lies as a slip on the open table otherwise.
 */
export function Curtain({ seat, sheer }: { readonly seat: string; readonly sheer: boolean }) {
  const { t } = useWords();
  const { store, page } = useTools();
  const name = useSeatName();
  const seats = useTable((state) => state.seats);
  const anew = useTable((state) => !state.awaited.includes(seat));
  const lift = useRef<HTMLButtonElement>(null);
  // Whoever comes finds what is asked of him, whatever paper the last one left open.
  const come = () => {
    page.setState({ drawer: "orders" });
    store.getState().liftCurtain();
  };
  useEffect(() => {
    if (sheer) takeFreeFocus(lift.current);
    else lift.current?.focus();
  }, [sheer]);
  return (
    <section className={sheer ? "call paper" : "curtain"} aria-label={t("curtain.title", name(seat))}>
      <div className="curtain__sheet">
        <p className="curtain__mark">
          <SideMark side={sideOf(seats, seat)} size={sheer ? 40 : 96} />
        </p>
        <p className="curtain__about" data-told="event">
          {t(sheer ? "curtain.sheer" : "curtain.opaque", name(seat))}
        </p>
        {anew && <p className="curtain__about">{t("curtain.anew", name(seat))}</p>}
        <Button ref={lift} look="brass" size="big" onClick={come} onKeyDown={keepHeld}>
          {t("curtain.lift", name(seat))}
        </Button>
        {!sheer && <OtherSeats seat={seat} anew={anew} />}
      </div>
    </section>
  );
}
