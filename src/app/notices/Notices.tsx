import type { Route } from "../router.ts";
import { GoneNotice } from "./GoneNotice.tsx";
import { StorageNotice } from "./StorageNotice.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";

/** What is told above any page. */
export function Notices({ route }: { readonly route: Route }) {
  return (
    <>
      <StorageNotice route={route} />
      <UpdateNotice route={route} />
      <GoneNotice />
    </>
  );
}
