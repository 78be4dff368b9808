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
