import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationStatuses } from "#accounts/organizations/organization.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { clientUser } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";
import { transaction } from "#wallet/server/tables.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { topUp } from "../../top-ups/server/tables.ts";
import { type AutoTopUpStatus, hoursBetween } from "../auto-top-up.ts";
import type { AutoTopUp } from "../contract.ts";
import { autoTopUp } from "./tables.ts";

export type AutoTopUpRow = typeof autoTopUp.$inferSelect;

const on = literal<AutoTopUpStatus>("on");
const { success, failed, canceled } = transactionStatuses;

/** How an organization's automatic top-up stands, for whoever sees its wallet; off where nobody ever turned it on. */
export async function findAutoTopUp(
  reader: Reader,
  actor: Actor,
  organizationId: string,
  configured: string,
): Promise<AutoTopUp | undefined> {
  if (!actor.operator && !organizationsWhere(actor, "wallet.read").includes(organizationId)) return undefined;
  const [found] = await reader
    .select({ row: autoTopUp, name: clientUser.name, email: clientUser.email })
    .from(autoTopUp)
    .leftJoin(clientUser, eq(clientUser.id, autoTopUp.agreedBy))
    .where(eq(autoTopUp.organizationId, organizationId));
  const row = found?.row;
  const underWay = row && (await findUnderWay(reader, organizationId));
  return {
    id: organizationId,
    organization: iri("organizations", organizationId),
    provider: providerTitle(configured) ?? null,
    status: row?.status ?? "off",
    thresholdCents: row?.thresholdCents ?? null,
    amountCents: row?.amountCents ?? null,
    dayMaximumCents: row?.dayMaximumCents ?? null,
    card: row?.cardTitle ?? null,
    reason: row?.reason ?? null,
    url: row?.status === "open" ? row.setupUrl : null,
    agreedBy: found?.name || found?.email || null,
    agreedAt: row?.agreedAt.toISOString() ?? null,
    underWay: underWay ? iri("top_ups", underWay) : null,
  };
}

/** The id of an organization's newest automatic top-up, while nobody knows whether it is paid. By `top_up_automatic`. */
async function findUnderWay(reader: Reader, organizationId: string): Promise<string | undefined> {
  const [newest] = await reader
    .select({ id: topUp.id, status: transaction.status })
    .from(topUp)
    .innerJoin(transaction, eq(transaction.id, topUp.transactionId))
    .where(and(eq(topUp.organizationId, organizationId), topUp.automatic))
    .orderBy(desc(topUp.createdAt))
    .limit(1);
  return newest && newest.status < success ? newest.id : undefined;
}

/** The automatic top-up for which a provider's page was asked. */
export async function findAutoTopUpSetup(reader: Reader, setupId: string): Promise<AutoTopUpRow | undefined> {
  const [row] = await reader.select().from(autoTopUp).where(eq(autoTopUp.setupId, setupId));
  return row;
}

/** The same, locked until the end of `tx`. */
export async function lockSetup(tx: Tx, setupId: string): Promise<AutoTopUpRow | undefined> {
  const [row] = await tx.select().from(autoTopUp).where(eq(autoTopUp.setupId, setupId)).for("update");
  return row;
}

export async function lockAutoTopUp(tx: Tx, organizationId: string): Promise<AutoTopUpRow | undefined> {
  const [row] = await tx.select().from(autoTopUp).where(eq(autoTopUp.organizationId, organizationId)).for("update");
  return row;
}

/**
 * Active organizations below their threshold, without a recent or undecided automatic top-up and within the day's maximum. `only`
 * asks for one of them. By `auto_top_up_on` and `top_up_automatic`.
 */
export async function findDue(reader: Reader, provider: string, only: string | null = null): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "auto-top-ups-due",
    text: `
    SELECT automatic.organization_id AS id
    FROM auto_top_up AS automatic JOIN organization ON organization.id = automatic.organization_id
    ${joinAccount("available", "organization.id")}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(transaction.amount_cents) FILTER (WHERE transaction.status NOT IN (${failed}, ${canceled})), 0) AS "dayCents",
        coalesce(bool_or(top_up.created_at > now() - make_interval(hours => ${hoursBetween}) OR transaction.status < ${success}), false) AS "isWaiting"
      FROM top_up JOIN transaction ON transaction.id = top_up.transaction_id
      WHERE top_up.organization_id = organization.id AND top_up.automatic AND top_up.created_at > now() - interval '24 hours') AS made
    WHERE automatic.status = ${on} AND automatic.provider = $1 AND ($2::uuid IS NULL OR automatic.organization_id = $2)
      AND organization.status = ${organizationStatuses.active} AND account.balance_cents < automatic.threshold_cents
      AND NOT made."isWaiting" AND made."dayCents" + automatic.amount_cents <= automatic.day_maximum_cents
    ORDER BY automatic.id LIMIT 500`,
    values: [provider, only],
  });
  return rows.map(({ id }) => id);
}
