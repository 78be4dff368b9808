import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { writeMessage } from "#messages/server/commands.ts";
import type { OrderEdit } from "#orders/contract.ts";
import { orderConversations } from "#orders/conversations/server/queries.ts";
import type { OrderExtraInput } from "#orders/extras/contract.ts";
import type { ExtraMoveInput } from "#orders/extras/moves/extra-move-input.ts";
import type { ExtraMove } from "#orders/extras/order-extra.ts";
import { makeExtraMove, proposeExtra } from "#orders/extras/server/commands.ts";
import type { MoveInput } from "#orders/moves/move-input.ts";
import type { OrderMove } from "#orders/order.ts";
import { editOrder, makeMove } from "#orders/server/commands/moves.ts";
import { fireDeadline } from "#orders/server/deadline.ts";
import { order } from "#orders/server/tables.ts";
import type { Scene } from "./agenda.ts";
import type { BookedOrder } from "./bookings.ts";
import { hours } from "./clock.ts";
import { look, type PublicationLook } from "./looks.ts";
import type { World } from "./world.ts";

export type DemoSide = "buyer" | "seller" | "operator";

/** Comes so many hours after the step before; one at a deadline comes just after it. */
export type Step = { after: number | "deadline" } & (
  | { by: DemoSide; move: OrderMove; input?: MoveInput }
  | { by: DemoSide; write: OrderEdit }
  | { by: DemoSide; say: string }
  | { by: DemoSide; propose: Omit<OrderExtraInput, "order"> }
  | { by: DemoSide; extra: ExtraMove; input?: ExtraMoveInput }
  | { look: PublicationLook }
  | { expires: true }
);

/** Takes an order through its steps, each when it is due. */
export async function* follow(world: World, booked: BookedOrder, steps: Step[]): Scene {
  const { clock, tx } = world;
  let extra = "";
  for (const step of steps) {
    yield step.after === "deadline"
      ? new Date((await deadlineOf(world, booked.id)).getTime() + 60_000)
      : new Date(clock.now.getTime() + hours(step.after));
    if ("look" in step) await look(world, booked.id, step.look);
    else if ("expires" in step) await fireDeadline(tx, booked.id);
    else {
      const actor = actorOf(world, booked, step.by);
      if ("move" in step) await move(world, actor, booked, step);
      else if ("write" in step) await editOrder(tx, actor, booked.id, step.write);
      else if ("say" in step) await say(world, actor, booked, step.say);
      else if ("propose" in step) extra = await proposeExtra(tx, actor, { ...step.propose, order: booked.id });
      else await makeExtraMove(tx, actor, extra, step.extra, step.input ?? {});
    }
  }
}

const actorOf = ({ people }: World, { buyer, seller }: BookedOrder, side: DemoSide): Actor =>
  ({ buyer, seller, operator: people.olga })[side];

async function move(
  { tx }: World,
  actor: Actor,
  { id, url }: BookedOrder,
  { move, input }: { move: OrderMove; input?: MoveInput },
): Promise<void> {
  const link = move === "publish" ? { publicationUrl: url } : {};
  await makeMove(tx, actor, id, move, { ...link, ...input });
}

const say = ({ tx }: World, actor: Actor, { id }: BookedOrder, body: string) =>
  writeMessage(tx, actor, { keeper: orderConversations, subject: "order", id }, { body, files: [] });

async function deadlineOf({ tx }: World, id: string): Promise<Date> {
  const [found] = await tx.select({ deadlineAt: order.deadlineAt }).from(order).where(eq(order.id, id));
  if (!found?.deadlineAt) throw new Error("the demo waits for a deadline that an order does not have");
  return found.deadlineAt;
}
