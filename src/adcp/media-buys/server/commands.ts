import type { Actor } from "#accounts/actor.ts";
import type { NewOrdersInput } from "#orders/contract.ts";
import { dayOf } from "#platform/contract/day.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import type { SellerAccount } from "../../accounts/account.ts";
import { provideAccount, writerOf } from "../../accounts/server/commands.ts";
import { refuseFullLibrary } from "../../creatives/server/commands.ts";
import { AdcpFault } from "../../fault.ts";
import { extrasOf } from "../../products/pricing.ts";
import { readSoldFormats } from "../../products/server/queries.ts";
import {
  type BookedPackage,
  bookedPackages,
  type Flight,
  flightOf,
  refuseForeignFormats,
  refuseTerms,
} from "../booking.ts";
import type { CreateMediaBuyInput } from "../contract.ts";
import { findMediaBuy, type MediaBuy, writtenBuy } from "./queries.ts";
import { type GivenCreatives, giveCreative } from "./send-creative.ts";
import { mediaBuy, mediaBuyPackage } from "./tables.ts";

/** Books lines without a cart; returns the orders' ids in the order of the lines. */
export type BookLines = (tx: Tx, actor: Actor, input: NewOrdersInput) => Promise<string[]>;

export type BuyingParts = { bookLines: BookLines; agentUrl: string };

/**
 * Books all packages or none, as orders of the account's campaign that hold their price at once. A sandbox account's
 * packages pass the same checks and are written down alone: no order, no money, no publisher is told.
 */
export async function createMediaBuy(
  tx: Tx,
  actor: Actor,
  input: CreateMediaBuyInput,
  { bookLines, agentUrl }: BuyingParts,
): Promise<MediaBuy> {
  if (input.proposal_id !== undefined || !input.packages)
    throw new AdcpFault("UNSUPPORTED_FEATURE", "There are no proposals: name packages.", { field: "packages" });
  refuseTerms(input.packages);
  const flight = flightOf(input, new Date());
  const account = await provideAccount(tx, actor, input.account);
  const buyer = await writerOf(tx, actor, account);
  const ids = input.packages.map(({ product_id: id }) => id).filter(isUuid);
  const sold = await readSoldFormats(tx, ids, account.organizationId);
  const booked = bookedPackages(input.packages, sold, flight);
  for (const each of booked) refuseForeignFormats(each, agentUrl);
  const orderIds = account.campaignId
    ? await bookLines(tx, buyer, linesOf(account.campaignId, booked, flight))
    : booked.map(() => null);
  const id = await writeMediaBuy(tx, account, flight, { booked, orderIds });
  await giveCreatives(tx, buyer, { id, packages: input.packages, agentUrl });
  return writtenBuy(await findMediaBuy(tx, buyer, id));
}

function linesOf(campaign: string, booked: BookedPackage[], { startsAt, isAsap }: Flight): NewOrdersInput {
  const day = dayOf(startsAt);
  const publishOn = isAsap || day <= dayOf(new Date()) ? null : day;
  return {
    campaign,
    lines: booked.map(({ sold, option }) => ({
      format: sold.terms.formatId,
      hyperlinkKind: option.hyperlinkKind,
      extras: extrasOf(option),
      publishDateMode: "After",
      publishOn,
      send: false,
    })),
    expectedTotalCents: booked.reduce((sum, { option }) => sum + option.totalCents, 0),
  };
}

async function writeMediaBuy(
  tx: Tx,
  { id: accountId }: SellerAccount,
  { startsAt, endsAt }: Flight,
  { booked, orderIds }: { booked: BookedPackage[]; orderIds: (string | null)[] },
): Promise<string> {
  const [row] = await tx.insert(mediaBuy).values({ accountId, startsAt, endsAt }).returning({ id: mediaBuy.id });
  if (!row) throw new Error("media buy was not written");
  await tx.insert(mediaBuyPackage).values(
    booked.map(({ wanted, sold, option }, index) => ({
      mediaBuyId: row.id,
      formatId: sold.terms.formatId,
      orderId: orderIds[index] ?? null,
      pricingOptionId: option.id,
      hyperlinkKind: option.hyperlinkKind,
      isWritten: option.isWritten,
      budgetCents: Math.round(wanted.budget * 100),
      priceCents: option.totalCents,
      targetingOverlay: wanted.targeting_overlay ?? null,
    })),
  );
  return row.id;
}

async function giveCreatives(
  tx: Tx,
  actor: Actor,
  { id, packages, agentUrl }: { id: string; packages: GivenCreatives[]; agentUrl: string },
): Promise<void> {
  const buy = writtenBuy(await findMediaBuy(tx, actor, id));
  await refuseFullLibrary(tx, buy.account.id, packages.filter(({ creatives }) => creatives?.length).length);
  for (const [index, given] of packages.entries()) {
    const bought = buy.packages[index];
    if (bought) await giveCreative(tx, actor, { buy, bought, given, agentUrl });
  }
}
