import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { ScreenPosition, TableHandle, TableProps } from "../props.ts";
import { type Thing, type ThingGroup, thingGroups } from "./things.ts";
import "./buttons.css";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus within a group; Home and End go to its ends. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const step = STEPS[event.key];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const target =
    event.key === "Home" ? buttons[0] : event.key === "End" ? buttons.at(-1) : step && buttons[at + step];
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}

interface GroupProps {
  readonly group: ThingGroup;
  readonly props: TableProps;
}

/** The buttons of one group: one of them is reached with the tabulator, the others from it with the arrows. */
function Group({ group: { id, name, things }, props }: GroupProps) {
  const { selected, overlay, onSelect, onHover } = props;
  const [entry, setEntry] = useState<string>();
  const dim = useMemo(() => new Set(overlay.dim), [overlay.dim]);
  const first = things.some((thing) => thing.id === entry) ? entry : things[0]?.id;
  const look = (thing: Thing) => {
    setEntry(thing.id);
    onHover(thing.id);
  };
  return (
    <fieldset aria-label={name} data-things={id} onKeyDown={moveFocus}>
      {things.map((thing) => (
        <button
          key={thing.id}
          type="button"
          className="thing"
          data-button={thing.id}
          tabIndex={thing.id === first ? 0 : -1}
          aria-label={thing.spoken}
          aria-pressed={thing.id === selected}
          aria-disabled={dim.has(thing.id) || undefined}
          onClick={() => onSelect(thing.id === selected ? null : thing.id)}
          onFocus={() => look(thing)}
          onBlur={() => onHover(null)}
        />
      ))}
    </fieldset>
  );
}

const place: ScreenPosition = { x: 0, y: 0, visible: false };

/** Puts each button where its thing is; without a render. */
function putAll(layer: HTMLElement, table: TableHandle): void {
  for (const button of layer.querySelectorAll<HTMLElement>("[data-button]")) {
    const shown = table.screenPosition(button.dataset.button ?? "", place) && place.visible;
    button.style.translate = shown ? `${place.x.toFixed(0)}px ${place.y.toFixed(0)}px` : "";
  }
}

export interface ThingButtonsProps {
  readonly props: TableProps;
  /** The table, once it stands. */
  readonly table: TableHandle | null;
}

/**
 * Every card, counter and site as a real button at its place, for the keyboard and for ears. Fingers and pointers go
 * through to the table, which knows what they mean.
 */
export function ThingButtons({ props, table }: ThingButtonsProps) {
  const { tabletop, names, player, hovered, selected, overlay } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { heldUp } = overlay;
  const groups = useMemo(
    () => (names ? thingGroups(tabletop, names, heldUp) : []),
    [tabletop, names, heldUp],
  );
  const looked = hovered ?? selected;
  useEffect(() => {
    const { current } = layer;
    if (!current || !table || groups.length === 0) return;
    const put = () => {
      if (!player.playing) putAll(current, table);
    };
    put();
    return table.onDraw(put);
  }, [groups, table, player]);
  // What is fanned out lies elsewhere.
  useEffect(() => {
    if (looked !== undefined && layer.current && table) putAll(layer.current, table);
  }, [looked, table]);
  if (groups.length === 0) return null;
  return (
    <div ref={layer} className="things">
      {groups.map((group) => (
        <Group key={group.id} group={group} props={props} />
      ))}
    </div>
  );
}
