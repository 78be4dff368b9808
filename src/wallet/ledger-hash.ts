import type { Entry } from "./posting.ts";

/**
 * The hashed content of the books. A posting's hash covers all of its entries; an entry's hash covers the account's previous
 * hash, so that a changed, removed or inserted row breaks the chain from there on, no matter who wrote it.
 */
export function postingContent(posting: {
  id: string;
  key: string;
  kind: string;
  orderId: string | null;
  createdAt: Date;
  entries: Entry[];
}): string {
  const entries = posting.entries.map(({ organizationId, account, amountCents }) => [
    organizationId,
    account,
    amountCents,
  ]);
  return JSON.stringify([
    posting.id,
    posting.key,
    posting.kind,
    posting.orderId,
    posting.createdAt.toISOString(),
    entries,
  ]);
}

/**
 * The same as `entryContent`, computed by PostgreSQL where `entry` follows the row before it in the window `account`: a statement
 * re-adds an organization's whole history without sending it.
 */
export const entryContentInSql = `format('["%s","%s",%s,%s,%s,%s]', coalesce(encode(lag(entry.hash) OVER account, 'hex'), ''),
  encode(posting.hash, 'hex'), entry.account_id, entry.sequence, entry.amount_cents, entry.balance_cents)`;

export function entryContent(entry: {
  previousHash: string;
  postingHash: string;
  accountId: number;
  sequence: number;
  amountCents: number;
  balanceCents: number;
}): string {
  return JSON.stringify([
    entry.previousHash,
    entry.postingHash,
    entry.accountId,
    entry.sequence,
    entry.amountCents,
    entry.balanceCents,
  ]);
}
