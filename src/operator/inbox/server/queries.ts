import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { deedsThatWait } from "#deeds/server/queries.ts";
import { identitiesThatWait } from "#identity/server/queries.ts";
import { mediaThatWait } from "#media/server/queries.ts";
import { claimsThatAreOpen } from "#orders/claims/server/queries.ts";
import { disputesThatAreReady } from "#orders/disputes/server/queries.ts";
import { refundsThatWait } from "#payments/chargebacks/server/queries.ts";
import { transfersThatWait } from "#payments/top-ups/server/queries.ts";
import { withdrawalsThatWait } from "#payments/withdrawals/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import type { OperatorInbox } from "../contract.ts";
import { countedMax, type InboxQueue, inboxId, inboxQueues } from "../inbox.ts";

/** The instants since when the cases of each queue wait. $1: organizations about which the operator decides nothing. */
const waiting: Record<InboxQueue, string> = {
  reviews: mediaThatWait,
  disputes: disputesThatAreReady,
  claims: claimsThatAreOpen,
  identities: identitiesThatWait,
  withdrawals: withdrawalsThatWait,
  transfers: transfersThatWait,
  refunds: refundsThatWait,
  confirmations: deedsThatWait,
};

const text = inboxQueues
  .map(
    (queue) => `SELECT '${queue}' AS queue, count(*)::integer AS count, min(since) AS "oldestAt"
      FROM (${waiting[queue]} ORDER BY since LIMIT ${countedMax}) AS cases`,
  )
  .join("\nUNION ALL\n");

type WaitingCases = { queue: InboxQueue; count: number; oldestAt: Date | null };

/** Counts the cases of each queue; undefined for an id that is not the inbox's. */
export async function readInbox(reader: Reader, actor: Actor, id: string): Promise<OperatorInbox | undefined> {
  if (id !== inboxId) return undefined;
  const values = [organizationsOf(actor)];
  const { rows } = await reader.$client.query<WaitingCases>({ name: "inbox", text, values });
  return {
    id,
    queues: rows.map(({ oldestAt, ...queue }) => ({ ...queue, oldestAt: oldestAt?.toISOString() ?? null })),
  };
}
