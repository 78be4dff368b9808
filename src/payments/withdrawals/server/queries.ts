import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationsOf, rightsIn } from "#accounts/permissions.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { readIdentityState } from "#identity/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { allowedMoves, type MoveMaker } from "#platform/lifecycle/lifecycle.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, newestFirst, parameters } from "#platform/lists/list-statements.ts";
import { readSettings } from "#settings/server/queries.ts";
import { settingsId } from "#settings/settings-id.ts";
import { readLockedEarnings } from "#wallet/server/queries-earnings.ts";
import { transaction } from "#wallet/server/tables.ts";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";
import { findPayee } from "../../payees/server/queries.ts";
import type { PayoutStop, Withdrawal, WithdrawalTerms } from "../contract.ts";
import { type WithdrawalMoveRow, withdrawalLife } from "../withdrawal.ts";
import { heldUntil, hold } from "./queries-holds.ts";
import { payoutStop, withdrawal } from "./tables.ts";

type ListedWithdrawalRow = Omit<
  Withdrawal,
  "organization" | "moves" | "testPage" | "status" | "heldUntil" | "createdAt" | "sentAt" | "settledAt"
> & {
  provider: string | null;
  providerReference: string | null;
  now: Date;
  organizationId: string;
  status: TransactionStatus;
  heldUntil: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
};

/** Most are back within seconds; these are not. False where none was asked for. */
const waitsForRecallOf = (withdrawal: string): string => `${withdrawal}.recall_asked_at IS NOT NULL
  AND ${withdrawal}.recalled_at IS NULL AND ${withdrawal}.recall_asked_at < now() - interval '10 minutes'`;
const waitsForRecall = waitsForRecallOf("withdrawal");

const columns = `
  withdrawal.id, withdrawal.organization_id AS "organizationId", organization.name AS "organizationName",
  shown.amount_cents AS "amountCents", withdrawal.fee_cents AS "feeCents", shown.status, withdrawal.method,
  withdrawal.payee_holder AS "payeeHolder", withdrawal.payee_account AS "payeeAccount", withdrawal.reason,
  withdrawal.provider, withdrawal.provider_reference AS "providerReference", now() AS now,
  withdrawal.created_at AS "createdAt", withdrawal.sent_at AS "sentAt", withdrawal.settled_at AS "settledAt",
  ${waitsForRecall} AS "waitsForRecall", CASE WHEN withdrawal.settled_at IS NULL AND ${heldUntil} > now() THEN ${heldUntil} END AS "heldUntil"`;

const joins = `
  JOIN withdrawal USING (id) JOIN transaction AS shown ON shown.id = withdrawal.transaction_id
  JOIN organization ON organization.id = withdrawal.organization_id ${hold}`;

const waitingFirst: ListOrder = [{ column: "waits_since", direction: "ASC", nullable: true }, ...newestFirst];

/** A branch for each organization; for an operator one of all, by `withdrawal_waiting`, the longest wait in front. */
function listOf(
  actor: Actor,
  { organization, withdrawal: named, status, id, waitsForRecall: waits }: Omit<Filter, keyof PageQuery>,
) {
  const { values, of } = parameters();
  const places = actor.operator
    ? [organization && `item.organization_id = ${of(organization)}`]
    : organizationsWhere(actor, "wallet.read")
        .filter((each) => !organization || each === organization)
        .map((each) => `item.organization_id = ${of(each)}`);
  const filtered = [
    id && `item.id = ${of(id)}`,
    named && `item.id = ANY (${of(named)}::uuid[])`,
    status && `shown.status = ANY (${of(status)}::integer[])`,
    waits !== undefined && `${waits ? "" : "NOT "}(${waitsForRecallOf("item")})`,
  ];
  const from = status
    ? "withdrawal AS item JOIN transaction AS shown ON shown.id = item.transaction_id"
    : "withdrawal AS item";
  const branches = places.map((place) => ({ from, where: [place, ...filtered] }));
  const order = actor.operator ? waitingFirst : newestFirst;
  return { name: "withdrawals", branches, order, columns, joins, values };
}

/** SQL: withdrawals that are not sent. $1: the reader's organizations, about which they decide nothing. */
export const withdrawalsThatWait = `
  SELECT withdrawal.created_at AS since FROM withdrawal JOIN transaction AS shown ON shown.id = withdrawal.transaction_id
  WHERE withdrawal.settled_at IS NULL AND shown.status = ${transactionStatuses.pending}
    AND withdrawal.organization_id <> ALL ($1::uuid[])`;

type Filter = PageQuery & { organization?: string | undefined; status?: number[] | undefined; id?: string } & {
  waitsForRecall?: boolean | undefined;
  withdrawal?: string[] | undefined;
};

/** The withdrawals of the actor's organizations, newest first; for an operator all, those that wait first. */
export const listWithdrawals = (reader: Reader, actor: Actor, filter: Filter): Promise<ListedPage<Withdrawal>> =>
  readList(reader, listOf(actor, filter), filter, (row: ListedWithdrawalRow) => representWithdrawal(row, actor));

export const findWithdrawal = async (reader: Reader, actor: Actor, id: string): Promise<Withdrawal | undefined> =>
  (await listWithdrawals(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0];

function representWithdrawal(
  { provider, providerReference, now, ...row }: ListedWithdrawalRow,
  actor: Actor,
): Withdrawal {
  const { organizationId, heldUntil: until, createdAt, sentAt, settledAt, ...shown } = row;
  const isOwner = organizationsWhere(actor, "wallet.withdraw").includes(organizationId);
  return {
    ...shown,
    organization: iri("organizations", organizationId),
    moves: makersOf(actor, organizationId).flatMap((maker) => allowedMoves(withdrawalLife, { ...row, now }, maker)),
    testPage: isOwner && provider === "sandbox" && providerReference ? `/sandbox/payout/${providerReference}` : null,
    heldUntil: until?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
  };
}

/** Its owner, and an operator who belongs to no part of it. */
function makersOf(actor: Actor, organizationId: string): MoveMaker<WithdrawalMoveRow>[] {
  const owner = { party: "owner", may: rightsIn(actor, { organizationId }) } as const;
  const operator = { party: "operator", may: () => false } as const;
  return actor.operator && !organizationsOf(actor).includes(organizationId) ? [owner, operator] : [owner];
}

/** Which of some organizations wait for a payout. */
export async function findAwaiting(reader: Reader, organizationIds: string[]): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ id: withdrawal.organizationId })
    .from(withdrawal)
    .innerJoin(transaction, eq(transaction.id, withdrawal.transactionId))
    .where(
      and(inArray(withdrawal.organizationId, organizationIds), eq(transaction.status, transactionStatuses.pending)),
    );
  return rows.map(({ id }) => id);
}

/** The terms of an organization's withdrawals, for people who may ask for one. */
export async function findWithdrawalTerms(
  reader: Reader,
  actor: Actor,
  id: string,
  configured: string,
): Promise<WithdrawalTerms | undefined> {
  if (!organizationsWhere(actor, "wallet.withdraw").includes(id)) return undefined;
  const [settings, earnings, identityState, last, stop, payee] = await Promise.all([
    readSettings(reader),
    readLockedEarnings(reader, [id]),
    readIdentityState(reader, id),
    findLastPayee(reader, id),
    findStop(reader),
    findPayee(reader, actor, id, configured),
  ]);
  const { earningsCents = 0, lockedCents = 0, withdrawableCents = 0, nextUnlockAt = null } = earnings.get(id) ?? {};
  return {
    id,
    organization: iri("organizations", id),
    identityState,
    minimumCents: settings.withdrawalMinimumCents,
    feeCents: settings.withdrawalFeeCents,
    earningsCents,
    lockedCents,
    withdrawableCents,
    nextUnlockAt: nextUnlockAt?.toISOString() ?? null,
    lastPayee: last ? { holder: last.payeeHolder, account: last.payeeAccount } : null,
    provider: payee ? { title: payee.provider, canBePaid: payee.canBePaid, reason: payee.reason } : null,
    stoppedFor: stop?.reason ?? null,
  };
}

/** The payee of an organization's last transfer, sealed under that withdrawal's id. */
export async function findLastPayee(reader: Reader, organizationId: string) {
  const { rows } = await reader.$client.query<{ id: string; payee: Buffer; payeeHolder: string; payeeAccount: string }>(
    {
      name: "withdrawal-last-payee",
      text: `SELECT id, payee, payee_holder AS "payeeHolder", payee_account AS "payeeAccount" FROM withdrawal
           WHERE organization_id = $1 AND payee IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1`,
      values: [organizationId],
    },
  );
  return rows[0];
}

/** Why nothing is paid out; undefined while it is. */
export async function findStop(reader: Reader): Promise<typeof payoutStop.$inferSelect | undefined> {
  return (await reader.select().from(payoutStop))[0];
}

/** The switch as an item of the API; there is one. */
export async function findPayoutStop(reader: Reader, id: string): Promise<PayoutStop | undefined> {
  if (id !== settingsId) return undefined;
  const stop = await findStop(reader);
  return { id, stopped: Boolean(stop), reason: stop?.reason ?? "", stoppedAt: stop?.stoppedAt.toISOString() ?? null };
}

/** A withdrawal with its amount and status, locked with its transaction until the end of `tx`. */
export const lockWithdrawal = (tx: Tx, id: string) => lockWithdrawalWhere(tx, eq(withdrawal.id, id));

/** Locks the withdrawal of a provider's event: by Byline's id where the provider repeats it, else by its reference. */
export const lockWithdrawalOf = (tx: Tx, event: { provider: string; reference: string; intentId: string | null }) =>
  lockWithdrawalWhere(
    tx,
    and(
      eq(withdrawal.provider, event.provider),
      event.intentId ? eq(withdrawal.id, event.intentId) : eq(withdrawal.providerReference, event.reference),
    ),
  );

/** An organization's withdrawals that were not sent, the newest first, each locked with its transaction. */
export async function lockPending(tx: Tx, organizationId: string): Promise<WithdrawalRow[]> {
  const rows = await tx
    .select({ withdrawal, amountCents: transaction.amountCents, status: transaction.status })
    .from(withdrawal)
    .innerJoin(transaction, eq(transaction.id, withdrawal.transactionId))
    .where(
      and(
        eq(withdrawal.organizationId, organizationId),
        isNull(withdrawal.settledAt),
        isNull(withdrawal.sentAt),
        eq(transaction.status, transactionStatuses.pending),
      ),
    )
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
    .for("update");
  return rows.map((row) => ({ ...row.withdrawal, amountCents: row.amountCents, status: row.status }));
}

async function lockWithdrawalWhere(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select({ withdrawal, amountCents: transaction.amountCents, status: transaction.status })
    .from(withdrawal)
    .innerJoin(transaction, eq(transaction.id, withdrawal.transactionId))
    .where(where)
    .for("update");
  return row && { ...row.withdrawal, amountCents: row.amountCents, status: row.status };
}

/** Provider payouts that a stop or an absent provider held up; some at once, longest waiting first. */
export async function findUnsentPayouts(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        isNull(withdrawal.settledAt),
        eq(withdrawal.method, "provider"),
        isNull(withdrawal.providerReference),
        sql`${withdrawal.createdAt} < now() - interval '10 minutes'`,
      ),
    )
    .orderBy(withdrawal.createdAt)
    .limit(unsentAtOnce);
  return rows.map(({ id }) => id);
}

const unsentAtOnce = 200;

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

/** Which provider pays a withdrawal, and how much. Cents. */
export async function findPayout(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      provider: withdrawal.provider,
      organizationId: withdrawal.organizationId,
      feeCents: withdrawal.feeCents,
      amountCents: transaction.amountCents,
    })
    .from(withdrawal)
    .innerJoin(transaction, eq(transaction.id, withdrawal.transactionId))
    .where(eq(withdrawal.id, id));
  return row;
}

/** A withdrawal's facts for its notices. */
export async function findTold(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      id: withdrawal.id,
      organizationId: withdrawal.organizationId,
      method: withdrawal.method,
      payeeAccount: withdrawal.payeeAccount,
      heldUntil: withdrawal.heldUntil,
      amountCents: transaction.amountCents,
      status: transaction.status,
    })
    .from(withdrawal)
    .innerJoin(transaction, eq(transaction.id, withdrawal.transactionId))
    .where(eq(withdrawal.id, id));
  return row;
}
