import { useStore } from "zustand";
import type { SeatShown, TableStatus } from "../../protocol/replies.ts";
import { SeatChoice } from "../computers/SeatChoice.tsx";
import { Waiting } from "../frame/Frame.tsx";
import { lazyPart } from "../lazy-part.ts";
import { WATCH } from "../remote/coming.ts";
import type { RemoteLoaded } from "../remote/load-remote.ts";
import type { RemoteTable } from "../remote/remote-table.ts";
import { hrefOf } from "../router.ts";
import { useSeatLabel } from "../side-names.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Switch } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { SideName } from "../ui/side.tsx";
import { JoinCode } from "./JoinCode.tsx";
import { Lamps, sideIndexOf } from "./Lamps.tsx";
import { NetworkPanel } from "./network/NetworkPanel.tsx";
import { useAddress } from "./network/use-address.ts";
import { useNetworkWords } from "./network/words.ts";
import { Unreached } from "./Unreached.tsx";
import { useRemote } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";

const TakeHost = lazyPart(async () => (await import("./TakeHost.tsx")).TakeHost);
const HostDice = lazyPart(async () => (await import("./HostDice.tsx")).HostDice);

interface SeatLineProps {
  readonly loaded: RemoteLoaded;
  readonly table: TableStatus;
  readonly seat: SeatShown;
}

/** Who plays a seat: it can be given to a computer player, or be freed for somebody else. */
function SeatLine({ loaded, table, seat }: SeatLineProps) {
  const w = useHostedWords();
  const label = useSeatLabel();
  const { remote, entry } = loaded;
  const { id } = seat;
  return (
    <div className="host-seat">
      <SeatChoice
        entry={entry}
        label={
          <SideName side={sideIndexOf(table.seats, seat.side)}>
            {label(seat)}
            {seat.name !== null && `: ${seat.name}`}
          </SideName>
        }
        value={seat.computer}
        personHint={w("host.person")}
        onChange={(computer) => void remote.ask("seat", { seat: id, computer })}
      />
      {seat.name !== null && (
        <Button onClick={() => void remote.ask("seat", { seat: id, computer: null })}>
          {w("host.free")}
        </Button>
      )}
    </div>
  );
}

function Rules({ remote, table }: { readonly remote: RemoteTable; readonly table: TableStatus }) {
  const w = useHostedWords();
  const { listed, teamSees } = table;
  const hasTeams = new Set(table.seats.map(({ side }) => side)).size < table.seats.length;
  return (
    <Paper title={w("host.rules")}>
      <Switch
        label={w("host.isListed")}
        checked={listed}
        onChange={(on) => void remote.ask("rules", { listed: on, teamSees })}
      />
      {hasTeams && (
        <Switch
          label={w("host.teamSees")}
          checked={teamSees}
          onChange={(on) => void remote.ask("rules", { listed, teamSees: on })}
        />
      )}
    </Paper>
  );
}

/** Where the table is shown and played from here. */
function Ways({ code }: { readonly code: string }) {
  const w = useHostedWords();
  const screen = hrefOf({ page: "screen", code });
  return (
    <p className="line">
      <Button look="brass" size="big" onClick={() => open(screen, "tallyho-screen", "popup")}>
        {w("host.window")}
      </Button>
      <ButtonLink size="big" href={screen}>
        {w("host.screen")}
      </ButtonLink>
      <ButtonLink size="big" href={hrefOf({ page: "join", code })}>
        {w("host.play")}
      </ButtonLink>
    </p>
  );
}

/** How one joins, who is there, and how phones get here. */
function Joining({ table }: { readonly table: TableStatus }) {
  const w = useNetworkWords();
  const reached = useAddress();
  const { address, obstacle, network } = reached;
  return (
    <div className="stack">
      <Paper>
        <JoinCode code={table.code} address={address} instead={obstacle && w(`instead.${obstacle}`)} />
        <Lamps table={table} />
      </Paper>
      {network && <NetworkPanel network={network} reached={reached} />}
    </div>
  );
}

interface HostedProps {
  readonly loaded: RemoteLoaded;
  /** Comes to the table once more, as whoever one is by then. */
  readonly onAgain: () => void;
}

function Hosted({ loaded, onAgain }: HostedProps) {
  const w = useHostedWords();
  const { remote } = loaded;
  const table = useStore(remote.store, (state) => state.table);
  const isHost = useStore(remote.store, (state) => state.host);
  return (
    <div className="host">
      <Joining table={table} />
      <div className="stack">
        {table.typed && <HostDice loaded={loaded} />}
        <Ways code={table.code} />
        {isHost && (
          <Paper title={w("host.seats")}>
            {table.seats.map((seat) => (
              <SeatLine key={seat.id} loaded={loaded} table={table} seat={seat} />
            ))}
          </Paper>
        )}
        {isHost && <Rules remote={remote} table={table} />}
        {!isHost && <TakeHost code={table.code} onTaken={onAgain} />}
      </div>
    </div>
  );
}

/** A table for its host: how one joins, who is there, and how it is played. */
export function HostTable({ code }: { readonly code: string }) {
  const { loaded, fault, again } = useRemote(code, WATCH);
  if (loaded) return <Hosted loaded={loaded} onAgain={again} />;
  if (fault === undefined) return <Waiting />;
  return <Unreached fault={fault} onAgain={again} />;
}
