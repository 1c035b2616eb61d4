import { type LivePose, livePose } from "../../tabletop/live.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { clipIndexAt, poseAt, poseOf, shareOf } from "../../tabletop/timeline.ts";
import type { Player } from "../player.ts";
import { lineOf } from "../stage.ts";

/** The parts of one drawn piece that move by hand. */
interface Moving {
  readonly id: string;
  readonly whole: SVGGElement;
  readonly turning: readonly Element[];
  readonly upright: Element | null;
  readonly level: Element | null;
}

function partsOf(svg: SVGSVGElement): Moving[] {
  return [...svg.querySelectorAll<SVGGElement>("[data-piece]")].map((whole) => ({
    id: whole.dataset.piece ?? "",
    whole,
    turning: [...whole.querySelectorAll("[data-part=turns]")],
    upright: whole.querySelector("[data-part=upright]"),
    level: whole.querySelector("[data-part=level]"),
  }));
}

function setPart(part: Moving, pose: LivePose, turn: number): void {
  part.whole.setAttribute("transform", `translate(${pose.x.toFixed(3)} ${(-pose.y).toFixed(3)})`);
  part.whole.setAttribute("opacity", pose.present.toFixed(2));
  for (const element of part.turning) element.setAttribute("transform", `rotate(${pose.heading.toFixed(1)})`);
  part.upright?.setAttribute("transform", `rotate(${-turn})`);
  const level = String(Math.round(pose.level));
  if (part.level && part.level.textContent !== level) part.level.textContent = level;
}

/** Moves the drawn pieces to the player's instant, and shows the shot that is in the air. Renders nothing. */
export function flatAnimation(
  svg: SVGSVGElement,
  tabletop: Tabletop,
  player: Player,
  turn: number,
): { frame: () => void; poseOfPiece: (id: string, out: LivePose) => boolean } {
  const parts = partsOf(svg);
  const shot = svg.querySelector("[data-part=shot]");
  const trails = svg.querySelectorAll<SVGPathElement>("[data-part=trail]");
  const pose = livePose();
  const other = livePose();
  const poseOfPiece = (id: string, out: LivePose): boolean => {
    const line = lineOf(tabletop, player);
    if (line && poseAt(line, id, player.now, out)) return true;
    const piece = tabletop.pieces.find((one) => one.id === id);
    if (piece) poseOf(piece, out);
    return piece !== undefined;
  };
  const drawShot = () => {
    const line = lineOf(tabletop, player);
    const clip = line?.clips[clipIndexAt(line, player.now)];
    const share = clip ? shareOf(clip, player.now) : 1;
    const cue = clip?.cue.kind === "shot" && share < 1 && share > 0 ? clip.cue : undefined;
    shot?.setAttribute("visibility", cue ? "visible" : "hidden");
    if (!cue || !poseOfPiece(cue.from, pose) || !poseOfPiece(cue.to, other)) return;
    const past = cue.hit ? 1 : 1.25;
    const [dx, dy] = [(other.x - pose.x) * past + (cue.hit ? 0 : 0.6), (other.y - pose.y) * past];
    shot?.setAttribute("d", `M${pose.x} ${-pose.y}L${pose.x + dx} ${-(pose.y + dy)}`);
    shot?.setAttribute("stroke-dashoffset", String(-share * 14));
  };
  const frame = () => {
    for (const part of parts) if (poseOfPiece(part.id, pose)) setPart(part, pose, turn);
    const line = lineOf(tabletop, player);
    const flown = line?.fly ? shareOf(line.fly, player.now) : 1;
    for (const trail of trails) trail.setAttribute("stroke-dashoffset", String(1 - flown));
    drawShot();
  };
  return { frame, poseOfPiece };
}
