import { eq } from "drizzle-orm";
import { isOnDomain } from "#media/on-domain.ts";
import type { Database, Reader, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import type { Evidence } from "../evidence.ts";
import { afterLook, nextLook, type Watch, worsened } from "../guarantee.ts";
import type { Publication } from "../publication.ts";
import { type FetchOptions, lookAtPublication, problemsUntil } from "./queries.ts";
import { linkCheck, publicationWatch } from "./tables.ts";

/**
 * The questions that proof asks of the orders that are online. Orders build on proof and hand in the answers
 * (`orders/server/publications.ts`).
 */
export type Publications = {
  /** Undefined for an order that was never online. */
  find(reader: Reader, orderId: string): Promise<Publication | undefined>;
  /** The outlet of each order, by the order's id. */
  outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>>;
  /** A look at a publication that is not accepted yet was kept. */
  afterCheck(tx: Tx, orderId: string, passed: boolean): Promise<void>;
  /** Records that what was promised is gone; both sides are told of it. */
  recordLoss(tx: Tx, orderId: string, problems: string[]): Promise<void>;
};

/** Looks at a publication with no transaction open, then writes; true when everything holds, undefined while there is nothing to check. */
export async function checkPublication(
  database: Database,
  publications: Publications,
  orderId: string,
  options: FetchOptions,
): Promise<boolean | undefined> {
  const publication = await publications.find(database.reader, orderId);
  // Who approves at once may be quicker than the first look.
  if (publication?.standing !== "published" && publication?.standing !== "completed") return undefined;
  const evidence = await look(publication, options);
  return database.transaction(async (tx) => {
    await planLook(tx, orderId, nextLook(publication.promised, publication.promised.publishedAt) ?? null);
    const passed = await recordLinkCheck(tx, orderId, evidence);
    await publications.afterCheck(tx, orderId, passed);
    return passed;
  });
}

/** Looks at one publication through its guarantee, and records it when what was promised is gone. */
export async function lookAgain(
  database: Database,
  publications: Publications,
  orderId: string,
  options: FetchOptions,
): Promise<void> {
  const publication = await publications.find(database.reader, orderId);
  if (publication?.standing !== "completed") {
    // While it is not decided, a publication is looked at by its own rules; what is called off is watched no longer.
    const isOpen = publication && publication.standing !== "over";
    const next = isOpen ? nextLook(publication.promised, new Date()) : undefined;
    return database.transaction((tx) => planLook(tx, orderId, next ?? null));
  }
  const evidence = await look(publication, options);
  await database.transaction((tx) => keepLook(tx, publication, evidence, publications));
}

/** A page must carry the promised links, on the outlet's own domain. */
async function look({ url, links, domain }: Publication, options: FetchOptions): Promise<Evidence> {
  const evidence = await lookAtPublication(url, links, options);
  if (evidence.finalUrl && domain && !isOnDomain(evidence.finalUrl, domain))
    evidence.problems.push(`The page leads away from ${domain}, to ${evidence.finalUrl}.`);
  return evidence;
}

async function keepLook(
  tx: Tx,
  { orderId, promised, acceptedAt }: Publication,
  evidence: Evidence,
  publications: Publications,
): Promise<void> {
  const watch = await lockWatch(tx, orderId);
  if (!watch) return;
  const at = await readNow(tx);
  const accepted = await problemsUntil(tx, orderId, acceptedAt);
  await recordLinkCheck(tx, orderId, evidence);
  const lost = worsened(accepted, evidence.problems);
  const next = afterLook(watch, { holds: lost.length === 0, at }, promised);
  await tx.update(publicationWatch).set(next.watch).where(eq(publicationWatch.orderId, orderId));
  if (next.isNewLoss) await publications.recordLoss(tx, orderId, lost);
}

async function lockWatch(tx: Tx, orderId: string): Promise<Watch | undefined> {
  const [row] = await tx.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId)).for("update");
  return row;
}

/** Begins to watch a publication, or goes on as planned after it came out anew (R10.3). */
async function planLook(tx: Tx, orderId: string, nextLookAt: Date | null): Promise<void> {
  await tx
    .insert(publicationWatch)
    .values({ orderId, nextLookAt })
    .onConflictDoUpdate({ target: publicationWatch.orderId, set: { nextLookAt } });
}

/** Keeps one look at a publication; it passed when nothing was wrong. */
async function recordLinkCheck(tx: Tx, orderId: string, evidence: Evidence): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  await tx.insert(linkCheck).values({ orderId, passed, evidence });
  return passed;
}
