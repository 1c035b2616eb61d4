import { shareOf } from "../../tabletop/clips.ts";
import { glide, setStill } from "../../tabletop/flight.ts";
import { type LivePose, livePose } from "../../tabletop/live.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { poseAt, standAt } from "../../tabletop/stance.ts";
import type { Place, Tabletop } from "../../tabletop/tabletop.ts";
import { clipIndexAt, type Timeline } from "../../tabletop/timeline.ts";
import { linkPaths } from "../drawing/LinksDrawing.tsx";
import { svgPoint } from "../drawing/path.ts";
import type { Player } from "../player.ts";
import type { CastMember } from "./cast.ts";
import { setHappening } from "./happenings.ts";
import type { CounterMover } from "./move-counters.ts";

/** The parts of one drawn piece that move by hand. */
interface Moving {
  readonly id: string;
  readonly whole: SVGGElement;
  readonly turning: readonly Element[];
  readonly upright: readonly Element[];
  readonly levels: readonly SVGElement[];
  readonly bars: readonly SVGElement[];
  readonly before: Element | null;
  readonly after: Element | null;
}

function partsOf(svg: SVGSVGElement): Moving[] {
  return [...svg.querySelectorAll<SVGGElement>("[data-piece]")].map((whole) => ({
    id: whole.dataset.piece ?? "",
    whole,
    turning: [...whole.querySelectorAll("[data-part=turns]")],
    upright: [...whole.querySelectorAll("[data-part=upright]")],
    levels: [...whole.querySelectorAll<SVGElement>("[data-part=level]")],
    bars: [...whole.querySelectorAll<SVGElement>("[data-part=bar]")],
    before: whole.querySelector("[data-look=before]"),
    after: whole.querySelector("[data-look=after]"),
  }));
}

function setLook(part: Moving, settled: boolean): void {
  if (!part.before) return;
  part.before.setAttribute("visibility", settled ? "hidden" : "inherit");
  part.after?.setAttribute("visibility", settled ? "inherit" : "hidden");
}

function setPart(part: Moving, pose: LivePose, turn: number): void {
  part.whole.setAttribute("transform", `translate(${pose.x.toFixed(3)} ${(-pose.y).toFixed(3)})`);
  part.whole.setAttribute("opacity", pose.present.toFixed(2));
  part.whole.setAttribute("visibility", pose.present === 0 ? "hidden" : "visible");
  for (const element of part.turning) element.setAttribute("transform", `rotate(${pose.heading.toFixed(1)})`);
  for (const element of part.upright) element.setAttribute("transform", `rotate(${-turn})`);
  const level = String(Math.round(pose.level));
  for (const element of part.levels) {
    const { metres } = element.dataset;
    const text = metres === undefined ? level : `${Number(level) * Number(metres)} m`;
    if (element.textContent !== text) element.textContent = text;
  }
  for (const bar of part.bars)
    bar.setAttribute("width", Math.max(0, pose.level * Number(bar.dataset.per)).toFixed(2));
  setLook(part, pose.settled);
}

/** Draws a chain from one thing to another, with an arrow head at its end and its words in its middle. */
function setLink(link: SVGElement, from: LivePose, to: LivePose, turn: number): void {
  const { line, head } = linkPaths(from, to);
  for (const child of link.children) {
    if (child.hasAttribute("data-part"))
      child.setAttribute(
        "transform",
        `translate(${svgPoint((from.x + to.x) / 2, (from.y + to.y) / 2)}) rotate(${-turn})`,
      );
    else child.setAttribute("d", child.hasAttribute("data-head") ? head : line);
  }
}

/** Moves the drawn pieces to the player's instant, and shows the shot that is in the air. Renders nothing. */
export function flatAnimation(
  svg: SVGSVGElement,
  tabletop: Tabletop,
  cast: readonly CastMember[],
  line: Timeline | undefined,
  player: Player,
  turn: number,
  counters: CounterMover,
): { readonly frame: () => void } {
  const parts = partsOf(svg);
  const shot = svg.querySelector("[data-part=shot]");
  const trails = svg.querySelectorAll<SVGElement>("[data-part=trail]");
  const happenings = svg.querySelectorAll<SVGElement>("[data-clip]");
  const links = svg.querySelectorAll<SVGElement>("[data-part=link]");
  const up = turn === 0 ? 1 : -1;
  const pose = livePose();
  const other = livePose();
  const counter = liveCounter();
  const find = (id: string, out: LivePose): boolean => {
    if (line && poseAt(line, id, player.now, out)) return true;
    const member = cast.find((one) => one.id === id);
    if (member) standAt(tabletop, member.after, out);
    return member !== undefined || findThing(id, out);
  };
  const sites = new Map(tabletop.sites?.map((site) => [site.id, site]));
  const findThing = (id: string, out: LivePose): boolean => {
    const site = sites.get(id);
    if (site) setStill({ ...site, level: 0, heading: 0 }, out);
    else if (!counters.find(id, counter)) return false;
    else setStill({ x: counter.x, y: counter.y, level: counter.level, heading: counter.heading }, out);
    out.fallen = 0;
    out.present = site ? 1 : counter.present;
    return true;
  };
  const aim = (at: string | Place, out: LivePose): boolean => {
    if (typeof at === "string") return find(at, out);
    Object.assign(out, at);
    return true;
  };
  const drawLink = (link: SVGElement) => {
    const { from = "", to = "" } = link.dataset;
    const known = find(from, pose) && find(to, other);
    const here = known && pose.fallen + other.fallen === 0 && Math.min(pose.present, other.present) > 0;
    link.setAttribute("visibility", here ? "visible" : "hidden");
    if (here) setLink(link, pose, other, turn);
  };
  const drawShot = () => {
    const clip = line?.clips[clipIndexAt(line, player.now)];
    const share = clip ? shareOf(clip, player.now) : 1;
    const cue = clip?.cue.kind === "shot" && share < 1 && share > 0 ? clip.cue : undefined;
    shot?.setAttribute("visibility", cue ? "visible" : "hidden");
    if (!cue || !aim(cue.from, pose) || !aim(cue.to, other)) return;
    const past = cue.hit ? 1 : 1.25;
    const [dx, dy] = [(other.x - pose.x) * past + (cue.hit ? 0 : 0.6), (other.y - pose.y) * past];
    shot?.setAttribute("d", `M${pose.x} ${-pose.y}L${pose.x + dx} ${-(pose.y + dy)}`);
    shot?.setAttribute("stroke-dashoffset", String(-share * 14));
  };
  const frame = () => {
    for (const part of parts) if (find(part.id, pose)) setPart(part, pose, turn);
    for (const trail of trails) {
      const fly = line?.parts.get(trail.dataset.of ?? "")?.fly;
      trail.setAttribute("stroke-dashoffset", String(1 - (fly ? glide(shareOf(fly, player.now)) : 1)));
    }
    drawShot();
    for (const one of happenings)
      setHappening(one, line?.clips[Number(one.dataset.clip)], player.now, aim, pose, up);
    for (const link of links) drawLink(link);
  };
  return { frame };
}
