import { type FormEvent, useCallback, useMemo, useRef, useState } from "react";
import type { SeatId } from "../../core/game.ts";
import { HANDOVER_LENGTH, MAX_NAME_LENGTH } from "../../protocol/limits.ts";
import { readName } from "../../protocol/name.ts";
import type { SeatShown, TableStatus } from "../../protocol/replies.ts";
import { gameWords } from "../../words/games.ts";
import { Frame, Loading, Waiting } from "../frame/Frame.tsx";
import { lazyPart } from "../lazy-part.ts";
import { opponentName } from "../opponent-name.ts";
import { type Coming, ownSeat } from "../remote/coming.ts";
import { keepName, keptName, keptSeats } from "../remote/kept-seats.ts";
import { hrefOf } from "../router.ts";
import { useSeatLabel } from "../side-names.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Paper } from "../ui/paper.tsx";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { CodeForm } from "./CodeForm.tsx";
import { sideIndexOf } from "./Lamps.tsx";
import { TableCodeForm } from "./TableCodeForm.tsx";
import { useLook } from "./use-look.ts";
import { useHostedWords } from "./words.ts";
import "./hosted.css";

/** A screen on which a table is looked at flat until it is wanted otherwise: 3D is much to fetch over a club's network. */
const NARROW = "(width <= 700px), (height <= 480px)";

const RemoteTablePage = lazyPart(
  async () => (await import("./RemoteTablePage.tsx")).RemoteTablePage,
  Loading,
);

interface SeatButtonProps {
  readonly table: TableStatus;
  readonly seat: SeatShown;
  readonly isOwn: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A seat by its name, with what it flies where its side has several players. */
function SeatButton({ table, seat, isOwn, chosen, onChoose }: SeatButtonProps) {
  const w = useHostedWords();
  const { t } = useWords();
  const label = useSeatLabel();
  const isFree = seat.presence === "free" || isOwn;
  const who = opponentName(t, seat.computer ?? "") ?? seat.name;
  return (
    <Button size="big" className="seat-button" aria-pressed={chosen} disabled={!isFree} onClick={onChoose}>
      <SideMark side={sideIndexOf(table.seats, seat.side)} />
      <span>
        <b>{label(seat)}</b>
        {seat.commands.length > 0 && <span>{w("join.pieces", seat.commands)}</span>}
        {!isFree && who && <span>{w("join.taken", who)}</span>}
      </span>
    </Button>
  );
}

/** Takes a seat over that another device has had so far. */
function TakeOver({ onCome }: { readonly onCome: (coming: Coming) => void }) {
  const w = useHostedWords();
  return (
    <details className="take-over">
      <summary>{w("join.handover")}</summary>
      <CodeForm
        label={w("join.handoverCode")}
        letters={HANDOVER_LENGTH}
        action={w("join.takeOver")}
        onCode={(handover) => onCome({ kind: "handover", handover })}
      />
    </details>
  );
}

interface SeatFormProps {
  readonly table: TableStatus;
  readonly onCome: (coming: Coming) => void;
}

/** The seat that need not be chosen: the only one that is free. */
function onlyFreeSeat({ seats }: TableStatus): SeatId | undefined {
  const free = seats.filter(({ presence }) => presence === "free");
  return free.length === 1 ? free[0]?.id : undefined;
}

/** Who one is and what one flies. */
function SeatForm({ table, onCome }: SeatFormProps) {
  const w = useHostedWords();
  const { language } = useWords();
  const [name, setName] = useState(keptName);
  const [picked, setPicked] = useState<SeatId>();
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const own = useMemo(() => keptSeats(table.code), [table.code]);
  const seat = picked ?? onlyFreeSeat(table);
  const read = readName(name);
  const isFull = !table.seats.some(({ id, presence }) => presence === "free" || Object.hasOwn(own, id));
  const pick = (one: SeatId) => {
    setPicked(one);
    // Who has not said his name says it next: a tap less, and the keys come up with it.
    if (read === undefined) nameField.current?.focus();
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read === undefined || seat === undefined) return;
    keepName(read);
    onCome({ kind: "seat", seat, name: read });
  };
  const error = tried && read === undefined ? { error: w("join.noName") } : {};
  return (
    <form className="stack" onSubmit={join}>
      <p>{w("join.lead", table.title ?? gameWords(table.game, language).title)}</p>
      <Field
        ref={nameField}
        label={w("join.name")}
        value={name}
        enterKeyHint="go"
        maxLength={2 * MAX_NAME_LENGTH}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
        {...error}
      />
      <fieldset className="group" aria-label={w("join.seat")}>
        <div className="seat-buttons">
          {table.seats.map((one) => (
            <SeatButton
              key={one.id}
              table={table}
              seat={one}
              isOwn={Object.hasOwn(own, one.id)}
              chosen={one.id === seat}
              onChoose={() => pick(one.id)}
            />
          ))}
        </div>
      </fieldset>
      {tried && seat === undefined && !isFull && <p data-told="alert">{w("join.noSeat")}</p>}
      {isFull ? (
        <p>{w("join.full")}</p>
      ) : (
        <Button look="brass" size="big" type="submit">
          {w("join.do")}
        </Button>
      )}
      <ButtonLink href={hrefOf({ page: "watch", code: table.code })}>{w("join.watch")}</ButtonLink>
    </form>
  );
}

function Looking({ code, onCome }: { readonly code: string; readonly onCome: (coming: Coming) => void }) {
  const w = useHostedWords();
  const { table, fault } = useLook(code);
  return (
    <Frame here="join" title={w("join.title")} narrow>
      <Paper>
        {fault !== undefined && <p data-told="alert">{fault}</p>}
        {table && <SeatForm table={table} onCome={onCome} />}
        {table && <TakeOver onCome={onCome} />}
        {!table && fault !== undefined && <TableCodeForm />}
        {!table && fault === undefined && <Waiting />}
      </Paper>
    </Frame>
  );
}

/** A table by its code: who joins it, and from then on his seat. */
function Joining({ code }: { readonly code: string }) {
  const [coming, setComing] = useState(() => ownSeat(code));
  const leave = useCallback(() => setComing(undefined), []);
  if (!coming) return <Looking code={code} onCome={setComing} />;
  return <RemoteTablePage code={code} coming={coming} flat={matchMedia(NARROW).matches} onLeave={leave} />;
}

/** Where one joins a table on a server. `code`: that of the table; null: it is typed in here. */
export function JoinPage({ code }: { readonly code: string | null }) {
  const w = useHostedWords();
  if (code !== null) return <Joining code={code} />;
  return (
    <Frame here="join" title={w("host.enter")} narrow>
      <Paper>
        <TableCodeForm />
      </Paper>
    </Frame>
  );
}
