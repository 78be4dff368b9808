import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { makeMove } from "#orders/server/commands/moves.ts";
import type { Tx } from "#platform/database/database.ts";
import { writerOf } from "../../accounts/server/commands.ts";
import { findSellerAccount } from "../../accounts/server/queries.ts";
import { AdcpFault } from "../../fault.ts";
import type { ChangedPackage, UpdateMediaBuyInput } from "../contract.ts";
import { isCancelable, isEnded, packageStatus } from "../media-buy.ts";
import { type BoughtPackage, findMediaBuy, type MediaBuy, writtenBuy } from "./queries.ts";
import { giveCreative } from "./send-creative.ts";
import { mediaBuy, mediaBuyPackage } from "./tables.ts";

/** Fields of an update that Byline takes; any other one is refused rather than ignored. */
const takenByBuy = ["account", "media_buy_id", "revision", "canceled", "cancellation_reason", "packages", "brand"];
const takenByPackage = [
  "package_id",
  "canceled",
  "cancellation_reason",
  "targeting_overlay",
  "creative_assignments",
  "creatives",
];
const besides = ["idempotency_key", "push_notification_config"];

function refuseUntaken(given: object, taken: readonly string[], place: string): void {
  const untaken = Object.entries(given).find(
    ([name, value]) => value !== undefined && !taken.includes(name) && !besides.includes(name),
  );
  if (!untaken) return;
  const message = "A booked publication has its price and its days: cancel it, and buy another one.";
  throw new AdcpFault("UNSUPPORTED_FEATURE", message, { field: `${place}${untaken[0]}` });
}

/**
 * Cancels a buy or single packages, gives creatives, and keeps overlays. Throws `MEDIA_BUY_NOT_FOUND`,
 * `PACKAGE_NOT_FOUND`, `CONFLICT`, `NOT_CANCELLABLE`, `INVALID_STATE`, `UNSUPPORTED_FEATURE`.
 */
export async function updateMediaBuy(
  tx: Tx,
  actor: Actor,
  input: UpdateMediaBuyInput,
  { agentUrl }: { agentUrl: string },
): Promise<MediaBuy> {
  const buy = await lockMediaBuy(tx, actor, input);
  const { packages: changes = [] } = input;
  const places = changes.map((change, index) => ({ change, bought: packageOf(buy, change, index) }));
  refuseUntaken(input, takenByBuy, "");
  for (const [index, { change }] of places.entries()) refuseUntaken(change, takenByPackage, `packages[${index}].`);
  if (input.canceled) await cancel(tx, actor, { buy, wanted: buy.packages, reason: input.cancellation_reason });
  for (const { change, bought } of places) {
    if (change.canceled) await cancel(tx, actor, { buy, wanted: [bought], reason: change.cancellation_reason });
    else await changePackage(tx, actor, { buy, bought, change, agentUrl });
  }
  await tx
    .update(mediaBuy)
    .set({
      revision: buy.revision + 1,
      updatedAt: sql`now()`,
      ...(input.canceled ? { canceledAt: sql`now()`, cancellationReason: input.cancellation_reason ?? null } : {}),
    })
    .where(eq(mediaBuy.id, buy.id));
  return writtenBuy(await findMediaBuy(tx, actor, buy.id));
}

/** Locks the buy, once it is known to be the caller's, and reads it as it is then. */
async function lockMediaBuy(tx: Tx, actor: Actor, input: UpdateMediaBuyInput): Promise<MediaBuy> {
  const { media_buy_id: id, revision, account: reference } = input;
  const seen = await findMediaBuy(tx, actor, id);
  const account = seen && (await findSellerAccount(tx, actor, reference));
  if (!seen || account?.id !== seen.account.id)
    throw new AdcpFault("MEDIA_BUY_NOT_FOUND", "There is no such media buy.", { field: "media_buy_id" });
  await writerOf(tx, actor, account);
  await tx.select({ id: mediaBuy.id }).from(mediaBuy).where(eq(mediaBuy.id, id)).for("update");
  const buy = writtenBuy(await findMediaBuy(tx, actor, id));
  if (revision !== undefined && revision !== buy.revision)
    throw new AdcpFault("CONFLICT", `The media buy is at revision ${buy.revision} by now.`, { field: "revision" });
  return buy;
}

function packageOf({ packages }: MediaBuy, { package_id: id }: ChangedPackage, index: number): BoughtPackage {
  const found = packages.find((each) => each.id === id);
  if (found) return found;
  const field = `packages[${index}].package_id`;
  throw new AdcpFault("PACKAGE_NOT_FOUND", "The media buy has no such package.", { field });
}

type Cancellation = { buy: MediaBuy; wanted: BoughtPackage[]; reason: string | undefined };

/** All of the open packages, or none: free until a publisher accepts. */
async function cancel(tx: Tx, actor: Actor, { wanted, reason }: Cancellation): Promise<void> {
  const now = new Date();
  const open = wanted.filter((bought) => !isEnded(packageStatus(bought, now)));
  if (open.length === 0) throw new AdcpFault("NOT_CANCELLABLE", "There is nothing left to cancel.");
  const bound = open.filter((bought) => !isCancelable(bought, now));
  if (bound.length > 0)
    throw new AdcpFault(
      "NOT_CANCELLABLE",
      "A publisher has accepted already. Cancel the other packages by themselves.",
      {
        issues: bound.map(({ id }) => ({ pointer: `/packages/${id}`, message: "It was accepted.", keyword: "status" })),
      },
    );
  for (const { id, orderId } of open.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (orderId) await makeMove(tx, actor, orderId, "cancel", reason === undefined ? {} : { reason });
    await tx
      .update(mediaBuyPackage)
      .set({ canceledAt: sql`now()`, cancellationReason: reason ?? null })
      .where(eq(mediaBuyPackage.id, id));
  }
}

type Changing = { buy: MediaBuy; bought: BoughtPackage; change: ChangedPackage; agentUrl: string };

async function changePackage(tx: Tx, actor: Actor, { buy, bought, change, agentUrl }: Changing): Promise<void> {
  if (isEnded(packageStatus(bought, new Date())))
    throw new AdcpFault("INVALID_STATE", "This package has ended.", { field: "packages" });
  const { targeting_overlay: targetingOverlay } = change;
  if (targetingOverlay)
    await tx.update(mediaBuyPackage).set({ targetingOverlay }).where(eq(mediaBuyPackage.id, bought.id));
  await giveCreative(tx, actor, { buy, bought, given: change, agentUrl });
}
