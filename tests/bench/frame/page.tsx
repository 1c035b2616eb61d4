import { createRoot } from "react-dom/client";
import FlatTable from "../../../src/scene/FlatTable.tsx";
import { createPlayer } from "../../../src/scene/player.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import TableView from "../../../src/scene/TableView.tsx";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { dogfight, overlayOf } from "./dogfight.ts";
import { squadron } from "./squadron.ts";

const query = new URLSearchParams(location.search);
const altitude = query.get("altitude") !== "0";
const count = Number(query.get("count") ?? 0);
const { before, after } = count > 0 ? squadron(count, 5, altitude) : dogfight(altitude);
const player = createPlayer();
player.load(timeline(before, after), "end");

const props: TableProps = {
  tabletop: after,
  player,
  overlay: query.has("overlay") ? overlayOf(after) : NO_OVERLAY,
  selected: "R1",
  edge: query.get("edge") === "1" ? 1 : 0,
  views: {},
  settings: { shadows: query.get("shadows") !== "0", reducedMotion: false, fastDice: false },
  onSelect: (id) => console.info("select", id),
  onHover: () => undefined,
  onTablePoint: (point) => console.info("point", point),
  onGhostDrag: () => undefined,
  onLevelWheel: () => undefined,
  onSaveView: () => undefined,
  handle: (handle) => Object.assign(window, { table: handle }),
};
Object.assign(window, { player });

const root = document.getElementById("root");
if (root) createRoot(root).render(query.has("flat") ? <FlatTable {...props} /> : <TableView {...props} />);
