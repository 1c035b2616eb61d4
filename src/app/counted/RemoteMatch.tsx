import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { readCode } from "../../protocol/read-code.ts";
import { Waiting } from "../frame/Frame.tsx";
import { Unreached } from "../hosted/Unreached.tsx";
import { useRemote } from "../hosted/use-remote.ts";
import { ownSeat, WATCH } from "../remote/coming.ts";
import type { RemoteLoaded } from "../remote/load-remote.ts";
import type { Counted, CountedPlace } from "./counted.ts";

interface RemoteMatchProps extends CountedPlace {
  readonly children: (counted: Counted) => ReactNode;
}

interface SeenProps extends RemoteMatchProps {
  readonly loaded: RemoteLoaded;
}

function Seen({ of, id, loaded: { store, entry }, children }: SeenProps) {
  const { open, players, title } = useStore(store);
  return children({ of, id, game: entry.meta.id, players, title: `${title}, ${id}`, match: open.match });
}

/** A match on the server, as it is seen from the seat that this window has there, or by who looks on. */
export function RemoteMatch(props: RemoteMatchProps) {
  const { of } = props;
  const id = readCode(props.id);
  const coming = useMemo(() => (of === "join" && ownSeat(id)) || WATCH, [of, id]);
  const { loaded, fault, again } = useRemote(id, coming);
  if (loaded) return <Seen {...props} id={id} loaded={loaded} />;
  return fault === undefined ? <Waiting /> : <Unreached fault={fault} onAgain={again} />;
}
