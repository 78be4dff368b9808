import { eq, sql } from "drizzle-orm";
import type { Database, Reader, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readKnownPages } from "#settings/known-pages/server/queries.ts";
import { isNetworkProven } from "#settings/known-pages/server/queries-network.ts";
import { type Evidence, isPictured, presenceProblems } from "../evidence.ts";
import { afterLook, nextLook, repeatHours, type Watch, worsened } from "../guarantee.ts";
import type { Publication } from "../publication.ts";
import { evidenceSince, evidenceUntil, findLastCheck } from "./queries.ts";
import { type LookOptions, lookAtPublication } from "./queries-look.ts";
import { linkCheck, publicationWatch } from "./tables.ts";

/**
 * The questions that proof asks of the orders that are online. Orders build on proof and hand in the answers
 * (`orders/server/publications.ts`).
 */
export type Publications = {
  /** Undefined for an order that was never online. */
  find(reader: Reader, orderId: string): Promise<Publication | undefined>;
  /** The same as it stands until the transaction ends. */
  hold(tx: Tx, orderId: string): Promise<Publication | undefined>;
  /** The outlet of each order, by the order's id. */
  outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>>;
  /** A look at a publication that is not accepted yet was kept, or the first one of all. */
  afterCheck(tx: Tx, orderId: string, look: KeptLook): Promise<void>;
  /** What was promised is gone: seen twice. */
  lose(tx: Tx, orderId: string, problems: string[]): Promise<void>;
  /** What was gone is back. */
  regain(tx: Tx, orderId: string): Promise<void>;
};

/** What a look that is kept found; news where it is the first one at this publication, or turns out other than the one before. */
export type KeptLook = { evidence: Evidence; isNews: boolean };

/** `kept` as evidence; `unsure` where Byline's own network may be at fault, which is kept but proves nothing; `none` where there is nothing to look at. */
export type LookOutcome = "kept" | "unsure" | "none";

/**
 * Looks at a publication with no transaction open, then writes what was found and what follows from it: before it is accepted its
 * order is told, and through the guarantee a loss or a return is recorded (R10.3).
 */
export async function checkPublication(
  database: Database,
  publications: Publications,
  orderId: string,
  options: LookOptions,
): Promise<LookOutcome> {
  const publication = await publications.find(database.reader, orderId);
  if (!publication || publication.standing === "over" || publication.standing === "undecided") {
    await database.transaction((tx) => postponeLook(tx, orderId, publication));
    return "none";
  }
  const evidence = await lookAtPublication(publication, options);
  const lost = await lostSince(database.reader, publication, evidence);
  // Before its approval a page that answered is as it is; that one is not there at all says little while no other is.
  const isDoubtful = lost ? lost.length > 0 : evidence.httpStatus === null;
  if (isDoubtful && !(await isOnline(database.reader, options))) {
    await database.transaction((tx) => keepUnsure(tx, orderId, evidence));
    return "unsure";
  }
  return database.transaction((tx) => keepEvidence(tx, publications, publication, evidence));
}

/**
 * Keeps what a look at a publication found, with what follows from it; nothing where it was published elsewhere or accepted since it
 * was looked at, since that is looked at anew.
 */
export async function keepEvidence(
  tx: Tx,
  publications: Publications,
  looked: Publication,
  evidence: Evidence,
): Promise<LookOutcome> {
  const held = await publications.hold(tx, looked.orderId);
  if (held?.url !== looked.url || held.standing !== looked.standing) return "none";
  const lost = await lostSince(tx, held, evidence);
  if (lost) await keepLook(tx, held, { evidence, lost }, publications);
  else await keepFirstLook(tx, held, evidence, publications);
  return "kept";
}

const isOnline = async (reader: Reader, options: LookOptions): Promise<boolean> =>
  isNetworkProven(await readKnownPages(reader), options);

/** While it is not decided, a publication is looked at by its order's own rules; what is called off is watched no longer. */
async function postponeLook(tx: Tx, orderId: string, publication: Publication | undefined): Promise<void> {
  const next = publication?.standing === "undecided" ? nextLook(publication.promised, await readNow(tx)) : undefined;
  if (publication) await planLook(tx, orderId, next ?? null);
}

async function keepFirstLook(
  tx: Tx,
  { orderId, url, promised }: Publication,
  evidence: Evidence,
  publications: Publications,
): Promise<void> {
  await planLook(tx, orderId, nextLook(promised, await readNow(tx)) ?? null);
  const before = await findLastCheck(tx, orderId, { url, since: promised.publishedAt });
  const passed = await recordLinkCheck(tx, orderId, evidence);
  await publications.afterCheck(tx, orderId, { evidence, isNews: before?.passed !== passed });
}

/**
 * What is wrong now and was not when the publication was taken as it was; undefined for a look before that, and for the first one of
 * all, since who approves at once may be quicker. What was not compared then can't be said to be lost.
 */
async function lostSince(
  reader: Reader,
  { orderId, acceptedAt, despite, changedAt, domain, standing }: Publication,
  found: Evidence,
): Promise<string[] | undefined> {
  if (standing === "published" || !(await findLastCheck(reader, orderId))) return undefined;
  const [watch] = await reader.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId));
  const taken = Math.max(Number(acceptedAt), Number(watch?.acceptedAt ?? 0));
  const changed = changedAt && Number(changedAt) > taken ? changedAt : undefined;
  const accepted = changed
    ? await evidenceSince(reader, orderId, changed)
    : await evidenceUntil(reader, orderId, new Date(taken));
  if (changed && !accepted) return undefined;
  const wasCompared = !accepted?.reachable || accepted.textShare !== null;
  // A look of before the approval is taken as accepted only where somebody decided so: what nobody named is covered.
  const isDecided = changed !== undefined || (watch?.acceptedAt ?? null) !== null;
  const known = isDecided ? (accepted?.problems ?? []) : [];
  return worsened([...despite, ...known], wasCompared ? found.problems : presenceProblems(found, domain));
}

type Look = { evidence: Evidence; lost: string[] };

async function keepLook(
  tx: Tx,
  { orderId, promised, standing }: Publication,
  { evidence, lost }: Look,
  publications: Publications,
): Promise<void> {
  const watch = await lockWatch(tx, orderId);
  if (!watch) return;
  const at = await readNow(tx);
  await recordLinkCheck(tx, orderId, evidence);
  const next = afterLook(watch, { holds: lost.length === 0, at, isClaimed: standing === "claimed" }, promised);
  await tx.update(publicationWatch).set(next.watch).where(eq(publicationWatch.orderId, orderId));
  if (next.turn === "lost") await publications.lose(tx, orderId, lost);
  if (next.turn === "back") await publications.regain(tx, orderId);
}

async function lockWatch(tx: Tx, orderId: string): Promise<Watch | undefined> {
  const [row] = await tx.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId)).for("update");
  return row;
}

/** A publication is taken as it is now: what is wrong with it today is no loss tomorrow. Called under its order's lock. */
export async function acceptAsIs(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(publicationWatch)
    .set({ acceptedAt: sql`now()`, failures: 0, failedAt: null, lostAt: null })
    .where(eq(publicationWatch.orderId, orderId));
}

/** Keeps a look that proves nothing, and looks again when one that failed would be repeated. */
async function keepUnsure(tx: Tx, orderId: string, evidence: Evidence): Promise<void> {
  const now = await readNow(tx);
  await tx.insert(linkCheck).values({ orderId, passed: false, unsure: true, evidence, checkedAt: now });
  await planLook(tx, orderId, new Date(now.getTime() + repeatHours * 3_600_000));
}

/** Begins to watch a publication, or goes on as planned after it came out anew (R10.3). */
async function planLook(tx: Tx, orderId: string, nextLookAt: Date | null): Promise<void> {
  await tx
    .insert(publicationWatch)
    .values({ orderId, nextLookAt })
    .onConflictDoUpdate({ target: publicationWatch.orderId, set: { nextLookAt } });
}

/**
 * Keeps one look at a publication; it passed when nothing was wrong. Its moment is the one that the order's own moves read: the
 * database would round it, and a look that completes an order must not be later than that.
 */
async function recordLinkCheck(tx: Tx, orderId: string, evidence: Evidence): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  const before = await findLastCheck(tx, orderId);
  const [look] = await tx
    .insert(linkCheck)
    .values({ orderId, passed, evidence, checkedAt: await readNow(tx) })
    .returning({ id: linkCheck.id });
  if (look && isPictured(before?.evidence, evidence)) await tx.enqueue("take-picture", { linkCheckId: look.id });
  return passed;
}
