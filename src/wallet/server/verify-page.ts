import { createHash } from "node:crypto";
import { entryContent, postingContent } from "../ledger-hash.ts";
import { type Entry, flooredAccounts } from "../posting.ts";

// These functions run in a thread: a page comes as JSON, as PostgreSQL wrote it.

type PostingRow = {
  id: string;
  key: string;
  kind: string;
  orderId: string | null;
  hash: string;
  createdAt: string;
  entries: Entry[];
};

type EntryRow = {
  id: number;
  postingId: string;
  accountId: number;
  organizationId: string | null;
  kind: string;
  amountCents: number;
  sequence: number | null;
  balanceCents: number | null;
  hash: string | null;
  postingHash: string;
  /** The posting's hash covers its time, and its entries share that time. */
  isOfItsTime: boolean;
};

/** Where an account's entries have come to. */
export type Chain = { sequence: number; balanceCents: number; hash: string };

const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");

/** Returns a sentence for each posting that does not sum to zero or was changed. */
export function verifyPostingPage(page: string): string[] {
  return (JSON.parse(page) as PostingRow[]).flatMap(({ createdAt, ...row }) => {
    const posting = { ...row, createdAt: new Date(createdAt) };
    const name = `posting ${posting.id} (${posting.key})`;
    const sum = posting.entries.reduce((total, { amountCents }) => total + amountCents, 0);
    const isChanged = sha256(postingContent(posting)) !== posting.hash;
    return [
      ...(sum === 0 ? [] : [`${name}: its entries sum to ${sum}, not to zero`]),
      ...(isChanged ? [`${name}: it or its entries were changed, removed or inserted`] : []),
    ];
  });
}

/** Continues the accounts' chains by a page of entries, in the order of their ids. */
export function chainEntries(
  page: string,
  ends: Map<number, Chain>,
): { ends: Map<number, Chain>; sumCents: number; problems: string[] } {
  const problems: string[] = [];
  let sumCents = 0;
  for (const entry of JSON.parse(page) as EntryRow[]) {
    sumCents += entry.amountCents;
    const name = `entry ${entry.id} (account ${entry.organizationId ?? "of the operator"}:${entry.kind})`;
    if (!entry.isOfItsTime) problems.push(`${name}: its time is not its posting's`);
    const last = ends.get(entry.accountId) ?? { sequence: 0, balanceCents: 0, hash: "" };
    const next = { sequence: last.sequence + 1, balanceCents: last.balanceCents + entry.amountCents, hash: "" };
    if (entry.organizationId !== null) {
      const { postingHash, accountId, amountCents } = entry;
      next.hash = sha256(entryContent({ previousHash: last.hash, postingHash, accountId, amountCents, ...next }));
      const problem = chainProblem(entry, next);
      if (problem) problems.push(`${name}: ${problem}`);
      // Continues from the written values, so that one wrong row is reported once.
      next.sequence = entry.sequence ?? next.sequence;
      next.hash = entry.hash ?? next.hash;
    }
    ends.set(entry.accountId, next);
  }
  return { ends, sumCents, problems };
}

function chainProblem(entry: EntryRow, expected: Chain): string | undefined {
  if (entry.sequence !== expected.sequence)
    return `its number is ${entry.sequence}, expected ${expected.sequence}: a row was removed or inserted`;
  if (entry.balanceCents !== expected.balanceCents)
    return `its running balance is ${entry.balanceCents}, re-added ${expected.balanceCents}`;
  if (flooredAccounts.includes(entry.kind) && expected.balanceCents < 0)
    return `the account falls below zero, to ${expected.balanceCents}`;
  return entry.hash === expected.hash ? undefined : "its hash does not follow from its content";
}
