import { useState } from "react";
import type { NetworkAddress } from "../../../protocol/network.ts";
import { Button } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { Select } from "../../ui/select.tsx";
import type { Reached } from "./use-address.ts";
import type { NetworkShown } from "./use-network.ts";
import { useNetworkWords } from "./words.ts";

interface ShownProps {
  readonly network: NetworkShown;
}

/** Which of the networks of this machine the table is opened to. */
function Closed({ network: { state, open } }: ShownProps) {
  const w = useNetworkWords();
  const { candidates, proposed } = state;
  const [picked, setPicked] = useState<string>();
  const wanted = picked ?? proposed;
  const chosen = candidates.find(({ address }) => address === wanted) ?? candidates[0];
  if (!chosen) return <p>{w("nothing")}</p>;
  const labelOf = ({ address, name, kind }: NetworkAddress) =>
    kind === "virtual" ? w("virtual", address, name) : `${address} (${name})`;
  return (
    <>
      <p>{w(proposed === null ? "nowhere" : "closed")}</p>
      {candidates.length > 1 && (
        <Select
          label={w("choose")}
          choices={candidates.map((one) => ({ id: one.address, label: labelOf(one) }))}
          value={chosen.address}
          onChange={setPicked}
        />
      )}
      <Button
        look={chosen.kind === "virtual" ? "paper" : "brass"}
        size="big"
        onClick={() => open(chosen.address)}
      >
        {w("open")}
      </Button>
    </>
  );
}

interface OpenedProps extends ShownProps {
  /** By which phones get here; undefined where they do not. */
  readonly address: string | undefined;
}

function Opened({ network: { state, close }, address }: OpenedProps) {
  const w = useNetworkWords();
  const { open, named, reached, fixed } = state;
  return (
    <>
      {address !== undefined && <p>{w("opened")}</p>}
      <ul className="addresses">
        {open.map(({ url }) => (
          <li key={url}>{url}</li>
        ))}
        {named !== null && <li>{named}</li>}
      </ul>
      {reached === null && address !== undefined && (
        <p>
          {w("try")} <b>{`${address}/hello`}</b>
        </p>
      )}
      {reached !== null && <p data-told="status">{w("reached")}</p>}
      {!fixed && <Button onClick={close}>{w("close")}</Button>}
    </>
  );
}

interface NetworkProps extends ShownProps {
  readonly reached: Reached;
}

/** Whether phones reach the machine that hosts, how they can, and which of several addresses the square code names. */
export function NetworkPanel({ network, reached: { address, choices, choose } }: NetworkProps) {
  const w = useNetworkWords();
  return (
    <Paper title={w("title")}>
      <div className="stack">
        {network.state.open.length > 0 ? (
          <Opened network={network} address={address} />
        ) : (
          <Closed network={network} />
        )}
        {choices.length > 1 && (
          <Select
            label={w("named")}
            choices={choices.map((url) => ({ id: url, label: url }))}
            value={address ?? ""}
            onChange={choose}
          />
        )}
        {network.fault !== undefined && <p data-told="alert">{network.fault}</p>}
      </div>
    </Paper>
  );
}
