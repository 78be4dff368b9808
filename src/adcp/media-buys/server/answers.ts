import { dollarsOf } from "#platform/money/money.ts";
import { accountAnswer } from "../../accounts/account.ts";
import { formatReferenceOf } from "../../creatives/creative-formats.ts";
import { creativeFormatOf } from "../../products/pricing.ts";
import { creativeApproval, mediaBuyStatus, packageStatus, validActions } from "../media-buy.ts";
import type { BoughtPackage, MediaBuy } from "./queries.ts";

const instantOf = (date: Date): string => date.toISOString();

export const statusOfBuy = ({ packages }: MediaBuy, now: Date) =>
  mediaBuyStatus(packages.map((bought) => packageStatus(bought, now)));

/** The answer of `create_media_buy` and `update_media_buy`: the buy, and its packages as they stand. */
export function madeAnswer(buy: MediaBuy, agentUrl: string, now: Date) {
  return {
    media_buy_id: buy.id,
    status: statusOfBuy(buy, now),
    revision: buy.revision,
    confirmed_at: instantOf(buy.createdAt),
    valid_actions: validActions(buy.packages, now),
    packages: buy.packages.map((bought) => ({
      ...packageAnswer(bought, now),
      pricing_option_id: bought.pricingOptionId,
      format_ids_to_provide: [formatReferenceOf(agentUrl, creativeFormatOf(bought))],
      ...(bought.creativeId ? { creative_assignments: [{ creative_id: bought.creativeId }] } : {}),
    })),
    ...(buy.account.sandbox ? { sandbox: true } : {}),
    ext: { byline: moneyOf(buy) },
  };
}

/** An item of `get_media_buys`. */
export function buyAnswer(buy: MediaBuy, now: Date) {
  const reason = buy.cancellationReason;
  return {
    media_buy_id: buy.id,
    account: accountAnswer(buy.account),
    status: statusOfBuy(buy, now),
    currency: "USD",
    total_budget: dollarsOf(totalOf(buy)),
    start_time: instantOf(buy.startsAt),
    end_time: instantOf(buy.endsAt),
    confirmed_at: instantOf(buy.createdAt),
    ...(buy.canceledAt ? { cancellation: cancellationOf(buy.canceledAt, reason) } : {}),
    revision: buy.revision,
    created_at: instantOf(buy.createdAt),
    updated_at: instantOf(buy.updatedAt),
    valid_actions: validActions(buy.packages, now),
    packages: buy.packages.map((bought) => listedPackage(bought, now)),
    ext: { byline: moneyOf(buy) },
  };
}

function listedPackage(bought: BoughtPackage, now: Date) {
  const approval = creativeApproval(bought);
  return {
    ...packageAnswer(bought, now),
    currency: "USD",
    ...(bought.creativeId && approval
      ? { creative_approvals: [{ creative_id: bought.creativeId, approval_status: approval }] }
      : {}),
  };
}

function packageAnswer(bought: BoughtPackage, now: Date) {
  const { id, formatId, totalCents, targetingOverlay, canceledAt, cancellationReason: reason } = bought;
  return {
    package_id: id,
    product_id: formatId,
    budget: dollarsOf(totalCents),
    start_time: instantOf(bought.startsAt),
    end_time: instantOf(bought.endsAt),
    ...(targetingOverlay ? { targeting_overlay: targetingOverlay } : {}),
    ...(canceledAt ? { canceled: true, cancellation: cancellationOf(canceledAt, reason) } : {}),
    ext: { byline: { order: bought.orderId, order_status: bought.orderStatus, status: packageStatus(bought, now) } },
  };
}

const cancellationOf = (at: Date, reason: string | null) => ({
  canceled_at: instantOf(at),
  canceled_by: "buyer",
  ...(reason ? { reason } : {}),
});

const totalOf = ({ packages }: MediaBuy): number => packages.reduce((sum, { totalCents }) => sum + totalCents, 0);

const moneyOf = (buy: MediaBuy) => ({ total_cents: totalOf(buy), campaign: buy.account.campaignId });

export const spentOf = ({ packages }: MediaBuy): number =>
  packages.reduce((sum, { spentCents }) => sum + spentCents, 0);

/** An item of `get_media_buy_delivery`, from the proof of each publication. */
export function deliveryAnswer(buy: MediaBuy, now: Date) {
  return {
    media_buy_id: buy.id,
    status: statusOfBuy(buy, now),
    pricing_model: "flat_rate",
    totals: { spend: dollarsOf(spentOf(buy)) },
    by_package: buy.packages.map((bought) => deliveredPackage(bought, now)),
  };
}

function deliveredPackage(bought: BoughtPackage, now: Date) {
  const status = packageStatus(bought, now);
  const { publicationUrl, publishedAt, lookPassed, lookedAt } = bought;
  return {
    package_id: bought.id,
    spend: dollarsOf(bought.spentCents),
    pricing_model: "flat_rate",
    rate: dollarsOf(bought.totalCents),
    currency: "USD",
    ...(status === "active" ? { delivery_status: "delivering" } : {}),
    ...(status === "completed" ? { delivery_status: "completed", is_final: true } : {}),
    ext: {
      byline: {
        order_status: bought.orderStatus,
        publication_url: publicationUrl,
        published_at: publishedAt && instantOf(publishedAt),
        proof: proofOf(lookPassed),
        checked_at: lookedAt && instantOf(lookedAt),
      },
    },
  };
}

const proofOf = (passed: boolean | null): string => (passed === null ? "unseen" : passed ? "holds" : "failing");
