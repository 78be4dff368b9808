import type { Entry } from "./posting.ts";

/**
 * Hashed content of the books. A posting's hash covers its entries, an entry's hash the previous one: any tampering
 * breaks the chain.
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

/** `entryContent` in SQL, over the window `account`. A statement checks a whole history without sending it. */
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
