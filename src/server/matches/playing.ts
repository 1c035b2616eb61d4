import { now } from "../../core/match/match.ts";
import type { Replies } from "../../protocol/replies.ts";
import { deciding, facing, sealing, unsealing } from "./answering.ts";
import { expectGoing, type Handler, hostedBy, placeOf, type RoomWindow, seatedAt } from "./context.ts";
import { RequestRefusal } from "./refusal.ts";
import type { Position, Turn } from "./round.ts";
import { agreeing, takingBack } from "./taking-back.ts";

/** What has happened since the log had so many entries. */
export const since: Handler<"since", Replies["since"]> = async (context, connection, { at }) => {
  const { room, attendance } = placeOf(context, connection);
  return room.run(async () => ({
    packed: await room.packedSince(attendance.viewer, at),
    sealed: room.sealedFor(attendance),
  }));
};

/** Does something to the open round of a match whose log has `at` entries, and that is not over. */
async function inRound(
  { room, attendance }: RoomWindow,
  at: number,
  act: (position: Position) => Turn,
): Promise<void> {
  await room.run(async () => {
    expectGoing(room);
    await room.meet(at);
    if (now(room.now.tip.match).prompts.length === 0) throw new RequestRefusal("over");
    await room.change(act, attendance);
  });
}

/** Seals answers; handed in with `ready`. */
export const answer: Handler<"answer", Replies["answer"]> = async (context, connection, request) => {
  const place = seatedAt(context, connection);
  const { seat } = place;
  const { answers, ready } = request;
  await inRound(place, request.at, (position) => sealing(position, { seat, answers, ready }, context.live));
  return { sealed: place.room.sealedFor(place.attendance) };
};

/** Opens sealed answers again. */
export const unseal: Handler<"unseal", Replies["unseal"]> = async (context, connection, request) => {
  const place = seatedAt(context, connection);
  await inRound(place, request.at, (position) => unsealing(position, place.seat, request.prompts));
  return { sealed: place.room.sealedFor(place.attendance) };
};

/** Asks that the latest rounds be taken back; the end of a match may be, too. */
export const takeBack: Handler<"takeBack", object> = async (context, connection, { at, count }) => {
  const { room, seat, attendance } = seatedAt(context, connection);
  await room.run(async () => {
    expectGoing(room);
    await room.meet(at);
    const by = { whole: await room.wholeMatch(), seats: room.seats };
    await room.change((position) => takingBack(position, by, { count, by: seat, agreed: [] }), attendance);
    room.publish();
  });
  return {};
};

/** Agrees to a take-back that was asked for, or not. */
export const agree: Handler<"agree", object> = async (context, connection, { at, agreed }) => {
  const { room, seat, attendance } = seatedAt(context, connection);
  await room.run(async () => {
    expectGoing(room);
    await room.meet(at);
    const by = { whole: await room.wholeMatch(), seats: room.seats };
    await room.change((position) => agreeing(position, by, seat, agreed), attendance);
    room.publish();
  });
  return {};
};

/** Faces of real dice that the host has read, or that are thrown here. */
export const faces: Handler<"faces", object> = async (context, connection, request) => {
  const place = hostedBy(context, connection);
  await inRound(place, request.at, (position) => facing(position, request.faces, context.live));
  place.room.publish();
  return {};
};

/** Has a spawned battle decided at once. */
export const decide: Handler<"decide", object> = async (context, connection, { at, prompt }) => {
  const place = hostedBy(context, connection);
  await inRound(place, at, (position) => deciding(position, prompt, context.live));
  return {};
};
