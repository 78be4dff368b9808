import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { findSellerAccount } from "../../accounts/server/queries.ts";
import { cursorOf } from "../../request.ts";
import type { GetMediaBuysInput, getDeliveryInput } from "../contract.ts";
import { buyAnswer, deliveryAnswer, spentOf, statusOfBuy } from "./answers.ts";
import { type MediaBuy, readMediaBuys } from "./queries.ts";

type BuyPage = { buys: MediaBuy[]; pagination: { has_more: boolean; cursor?: string | undefined } };

/** A page of the buys that the actor reaches. A filter by status leaves some of a page out. */
async function readPage(reader: Reader, actor: Actor, input: GetMediaBuysInput, usual: string[]): Promise<BuyPage> {
  const { account: reference, media_buy_ids: ids, status_filter: filter, pagination } = input;
  const account = reference && (await findSellerAccount(reader, actor, reference));
  if (reference && !account) return { buys: [], pagination: { has_more: false } };
  const limit = pagination?.max_results ?? 50;
  const wanted = { accountId: account?.id, ids, after: cursorOf(pagination) };
  const found = await readMediaBuys(reader, actor, wanted, limit + 1);
  const page = found.slice(0, limit);
  const hasMore = found.length > limit;
  const statuses = filter === undefined ? (ids ? undefined : usual) : [filter].flat();
  const now = new Date();
  return {
    buys: page.filter((buy) => statuses === undefined || statuses.includes(statusOfBuy(buy, now))),
    pagination: { has_more: hasMore, ...(hasMore ? { cursor: page.at(-1)?.id } : {}) },
  };
}

export async function listMediaBuys(reader: Reader, actor: Actor, input: GetMediaBuysInput): Promise<object> {
  const { buys, pagination } = await readPage(reader, actor, input, ["active"]);
  const now = new Date();
  return { media_buys: buys.map((buy) => buyAnswer(buy, now)), pagination };
}

/** Reports all of a buy's time: publications have no daily figures. */
export async function reportDelivery(
  reader: Reader,
  actor: Actor,
  input: z.output<typeof getDeliveryInput>,
): Promise<object> {
  const { buys } = await readPage(reader, actor, input, ["active", "completed"]);
  const now = new Date();
  const deliveries = buys.map((buy) => deliveryAnswer(buy, now));
  const first = Math.min(now.getTime(), ...buys.map(({ createdAt }) => createdAt.getTime()));
  return {
    reporting_period: { start: new Date(first).toISOString(), end: now.toISOString() },
    currency: "USD",
    aggregated_totals: {
      // The protocol asks for a number; readers of a publication are not counted.
      impressions: 0,
      spend: dollarsOf(buys.reduce((sum, buy) => sum + spentOf(buy), 0)),
      media_buy_count: deliveries.length,
    },
    media_buy_deliveries: deliveries,
  };
}
