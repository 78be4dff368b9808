import type { Reader } from "#platform/database/database.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { transactionStatuses } from "#wallet/transaction.ts";

const { processing, success } = transactionStatuses;

/** SQL: an organization's withdrawals that were sent or paid. A canceled or failed one makes no account known. */
const paidOf = (organizationId: string): string => `FROM withdrawal AS paid
  JOIN transaction AS moved ON moved.id = paid.transaction_id AND moved.status IN (${processing}, ${success})
  WHERE paid.organization_id = ${organizationId}`;

/** True where an organization that was paid before, in any way, names another account; its first one is no change. */
export async function isOtherPayee(reader: Reader, organizationId: string, payeeKey: string): Promise<boolean> {
  const { rows } = await reader.$client.query<{ isOther: boolean }>({
    name: "payee-other",
    text: `SELECT count(*) > 0 AND NOT coalesce(bool_or(paid.payee_key = $2), false) AS "isOther" ${paidOf("$1")}`,
    values: [organizationId, payeeKey],
  });
  return rows[0]?.isOther ?? false;
}

/** Whether an organization was paid by then, in any way. */
export async function wasPaid(reader: Reader, organizationId: string, by: Date): Promise<boolean> {
  const { rows } = await reader.$client.query<{ wasPaid: boolean }>({
    name: "payee-paid",
    text: `SELECT EXISTS (SELECT ${paidOf("$1")} AND paid.sent_at <= $2) AS "wasPaid"`,
    values: [organizationId, by],
  });
  return rows[0]?.wasPaid ?? false;
}

/** SQL: the end of a withdrawal's wait after a new payee or owner, or a provider's change after earlier payouts. */
export const heldUntil = `greatest(withdrawal.held_until,
    (SELECT max(owner_since) FROM organization_member WHERE organization_id = withdrawal.organization_id) + hold.span,
    (SELECT changed_at FROM provider_payee AS payee WHERE payee.organization_id = withdrawal.organization_id AND payee.provider = withdrawal.provider
      AND EXISTS (SELECT ${paidOf("payee.organization_id")} AND paid.sent_at <= payee.changed_at)) + hold.span)`;
export const hold =
  "CROSS JOIN LATERAL (SELECT make_interval(hours => payout_hold_hours) AS span FROM operator_setting) AS hold";

/** Until when nothing of a withdrawal leaves; undefined where nothing holds it (any more). */
export async function readHeldUntil(reader: Reader, { id }: { id: string }): Promise<Date | undefined> {
  const { rows } = await reader.$client.query<{ until: Date | null }>({
    name: "withdrawal-held",
    text: `SELECT CASE WHEN ${heldUntil} > now() THEN ${heldUntil} END AS until FROM withdrawal ${hold} WHERE withdrawal.id = $1`,
    values: [id],
  });
  return rows[0]?.until ?? undefined;
}

/** The organization whose payouts a mail's link stops; undefined for one that is unknown, used or over. */
export async function findStopLink(
  reader: Reader,
  token: string,
): Promise<{ id: string; organizationId: string; organizationName: string } | undefined> {
  const { rows } = await reader.$client.query<{ id: string; organizationId: string; organizationName: string }>({
    name: "payout-stop-link",
    text: `SELECT link.id, link.organization_id AS "organizationId", organization.name AS "organizationName"
           FROM payout_stop_link AS link JOIN organization ON organization.id = link.organization_id
           WHERE link.token_hash = $1 AND link.used_at IS NULL AND link.expires_at > now()`,
    values: [hashOfSecret(token)],
  });
  return rows[0];
}
