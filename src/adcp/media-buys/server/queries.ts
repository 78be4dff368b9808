import type { Actor } from "#accounts/actor.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import type { OrderStatus } from "#orders/order.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Asking } from "#platform/database/database.ts";
import { stillPaidCents } from "#wallet/server/queries-paid.ts";
import type { SellerAccount } from "../../accounts/account.ts";
import { reachedAccounts, reachOfAccounts } from "../../accounts/server/queries.ts";

export type BoughtPackage = {
  id: string;
  mediaBuyId: string;
  formatId: string;
  orderId: string | null;
  pricingOptionId: string;
  hyperlinkKind: BookedHyperlinkKind;
  isWritten: boolean;
  budgetCents: number;
  /** The order's total as it stands; of a sandbox the price that it was bought at. */
  totalCents: number;
  /** The part that stays paid: a publication is paid once its advertiser, or the end of the time for it, approved it. */
  spentCents: number;
  targetingOverlay: Record<string, unknown> | null;
  creativeId: string | null;
  sentAt: Date | null;
  canceledAt: Date | null;
  cancellationReason: string | null;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** The order's; null of a sandbox. */
  orderStatus: OrderStatus | null;
  orderNumber: string | null;
  publicationUrl: string | null;
  publishedAt: Date | null;
  lookPassed: boolean | null;
  lookedAt: Date | null;
};

export type MediaBuy = {
  id: string;
  account: SellerAccount;
  startsAt: Date;
  endsAt: Date;
  revision: number;
  canceledAt: Date | null;
  cancellationReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  packages: BoughtPackage[];
};

type BuyRow = Omit<MediaBuy, "account" | "packages"> & Omit<SellerAccount, "id"> & { accountId: string };

const buysStatement = `
  SELECT buy.id, buy.starts_at AS "startsAt", buy.ends_at AS "endsAt", buy.revision, buy.canceled_at AS "canceledAt",
    buy.cancellation_reason AS "cancellationReason", buy.created_at AS "createdAt", buy.updated_at AS "updatedAt",
    account.id AS "accountId", account.organization_id AS "organizationId", account.brand_domain AS "brandDomain",
    account.brand_id AS "brandId", account.operator_domain AS "operatorDomain", account.sandbox, account.campaign_id AS "campaignId"
  FROM media_buy AS buy JOIN adcp_account AS account ON account.id = buy.account_id
  WHERE buy.account_id IN ${reachedAccounts} AND ($5::uuid IS NULL OR buy.account_id = $5)
    AND ($6::uuid[] IS NULL OR buy.id = ANY ($6)) AND ($7::uuid IS NULL OR buy.id > $7)
  ORDER BY buy.id LIMIT $8`;

const packagesStatement = `
  SELECT package.id, package.media_buy_id AS "mediaBuyId", package.format_id AS "formatId", package.order_id AS "orderId",
    package.pricing_option_id AS "pricingOptionId", package.hyperlink_kind AS "hyperlinkKind", package.is_written AS "isWritten",
    package.budget_cents AS "budgetCents", coalesce(o.total_cents, package.price_cents) AS "totalCents",
    coalesce(${stillPaidCents("o.id")}, 0) AS "spentCents", package.targeting_overlay AS "targetingOverlay",
    package.creative_id AS "creativeId", package.sent_at AS "sentAt", package.canceled_at AS "canceledAt",
    package.cancellation_reason AS "cancellationReason", package.created_at AS "createdAt", buy.starts_at AS "startsAt", buy.ends_at AS "endsAt",
    o.status AS "orderStatus", o.number AS "orderNumber", o.publication_url AS "publicationUrl", o.published_at AS "publishedAt",
    look.passed AS "lookPassed", look.checked_at AS "lookedAt"
  FROM media_buy_package AS package JOIN media_buy AS buy ON buy.id = package.media_buy_id
  LEFT JOIN publication_order AS o ON o.id = package.order_id
  LEFT JOIN LATERAL (SELECT passed, checked_at FROM link_check WHERE link_check.order_id = o.id
    ORDER BY checked_at DESC, id DESC LIMIT 1) AS look ON true
  WHERE package.media_buy_id = ANY ($1::uuid[]) ORDER BY package.id`;

export type WantedBuys = { accountId?: string | undefined; ids?: string[] | undefined; after?: string | undefined };

/** Media buys that the actor reaches, oldest first. */
export async function readMediaBuys(
  { $client }: Asking,
  actor: Actor,
  { accountId, ids, after }: WantedBuys,
  limit: number,
): Promise<MediaBuy[]> {
  const values = [...reachOfAccounts(actor), accountId, ids?.filter(isUuid), after, limit];
  const { rows } = await $client.query<BuyRow>({ name: "adcp-media-buys", text: buysStatement, values });
  const packages = await readPackages(
    { $client } as Asking,
    rows.map(({ id }) => id),
  );
  const byBuy = Map.groupBy(packages, ({ mediaBuyId }) => mediaBuyId);
  return rows.map((row) => buyOf(row, byBuy.get(row.id) ?? []));
}

async function readPackages({ $client }: Asking, buyIds: string[]): Promise<BoughtPackage[]> {
  if (buyIds.length === 0) return [];
  const statement = { name: "adcp-packages", text: packagesStatement, values: [buyIds] };
  return (await $client.query<BoughtPackage>(statement)).rows;
}

function buyOf(
  { accountId, organizationId, brandDomain, brandId, operatorDomain, sandbox, campaignId, ...buy }: BuyRow,
  packages: BoughtPackage[],
): MediaBuy {
  const account = { id: accountId, organizationId, brandDomain, brandId, operatorDomain, sandbox, campaignId };
  return { ...buy, account, packages };
}

/** One media buy that the actor reaches; undefined for another's. */
export async function findMediaBuy(asking: Asking, actor: Actor, id: string): Promise<MediaBuy | undefined> {
  if (!isUuid(id)) return undefined;
  return (await readMediaBuys(asking, actor, { ids: [id] }, 1))[0];
}

const waitingStatement = `
  SELECT package.id, package.media_buy_id AS "mediaBuyId", package.creative_id AS "creativeId"
  FROM media_buy_package AS package JOIN media_buy AS buy ON buy.id = package.media_buy_id
  LEFT JOIN publication_order AS o ON o.id = package.order_id
  WHERE buy.account_id = $1 AND package.creative_id = ANY ($2::text[]) AND package.canceled_at IS NULL
    AND (o.status IN ('booked', 'briefing', 'changes_requested') OR (o.id IS NULL AND package.sent_at IS NULL))
  ORDER BY package.id LIMIT 100`;

export type WaitingPackage = { id: string; mediaBuyId: string; creativeId: string };

/** Packages that wait for these creatives, which were named before they came or sent back by their publishers. */
export async function readWaitingPackages(
  { $client }: Asking,
  accountId: string,
  creativeIds: string[],
): Promise<WaitingPackage[]> {
  const values = [accountId, creativeIds];
  const { rows } = await $client.query<WaitingPackage>({
    name: "adcp-waiting-packages",
    text: waitingStatement,
    values,
  });
  return rows;
}

/** The package and its media buy, if the actor reaches them. */
export async function findPackage(
  asking: Asking,
  actor: Actor,
  id: string,
): Promise<{ buy: MediaBuy; bought: BoughtPackage } | undefined> {
  if (!isUuid(id)) return undefined;
  const text = `SELECT media_buy_id AS "mediaBuyId" FROM media_buy_package WHERE id = $1`;
  const { rows } = await asking.$client.query<{ mediaBuyId: string }>({ name: "adcp-package", text, values: [id] });
  const buy = rows[0] && (await findMediaBuy(asking, actor, rows[0].mediaBuyId));
  const bought = buy?.packages.find((each) => each.id === id);
  return buy && bought && { buy, bought };
}

/** For a buy of this very transaction. */
export function writtenBuy(buy: MediaBuy | undefined): MediaBuy {
  if (!buy) throw new Error("a media buy was just written");
  return buy;
}
