import { eq, sql } from "drizzle-orm";
import { hourMilliseconds } from "#platform/contract/day.ts";
import type { Change } from "#platform/database/changes.ts";
import type { Database, Reader, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readKnownPages } from "#settings/known-pages/server/queries.ts";
import { isNetworkProven } from "#settings/known-pages/server/queries-network.ts";
import { type Evidence, isPictured, presenceProblems } from "../evidence.ts";
import { nextLook, repeatHours, type Watch, watchAfterLook, worsened } from "../guarantee.ts";
import { asksForCertain, type Publication } from "../publication.ts";
import { evidenceSince, evidenceUntil, findLastLinkCheck } from "./queries.ts";
import { type LookOptions, lookAtPublication } from "./queries-look.ts";
import { linkCheck, publicationWatch } from "./tables.ts";

/** Proof's questions about orders, answered by `orders/server/publications.ts`, since orders build on proof. */
export type Publications = {
  /** Undefined for an order that was never online. */
  find(reader: Reader, orderId: string): Promise<Publication | undefined>;
  /** Like `find`, locked until the transaction ends. */
  hold(tx: Tx, orderId: string): Promise<Publication | undefined>;
  /** By the order's id. */
  outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>>;
  /** Called after a look before acceptance, and after the first one of all. */
  afterCheck(tx: Tx, orderId: string, look: KeptLook): Promise<void>;
  /** Called after the second failed look; `failedAt` is when the first one was. */
  lose(tx: Tx, orderId: string, loss: Loss): Promise<void>;
  regain(tx: Tx, orderId: string): Promise<void>;
};

export type Loss = { problems: string[]; failedAt: Date };

/** `isNews` marks the first look at this publication, or one whose result differs from the last. */
export type KeptLook = { evidence: Evidence; isNews: boolean };

/**
 * `overtaken`: a look that began later is kept already. `moved`: the page or the standing is another one meanwhile, and a
 * new look follows. `unsure` may be the fault of Byline's own network and proves nothing. `undecided`: nobody looks while the
 * money is held for another reason. `none` had nothing to check.
 */
type LookOutcome = "kept" | "overtaken" | "moved" | "unsure" | "undecided" | "none";

/** After the others, nobody knows how the page stands. */
const knowing: LookOutcome[] = ["kept", "overtaken", "none"];
export const isKnownAfter = (outcome: LookOutcome): boolean => knowing.includes(outcome);

/** By the database's clock, the look began at `startedAt`; fetching may take a minute. */
type TakenLook = { evidence: Evidence; startedAt: Date };

/**
 * Looks with no transaction open, then stores the result and its consequences (R10.3). Before acceptance the order
 * hears of it; during the guarantee a loss or return is recorded.
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
    return publication?.standing === "undecided" ? "undecided" : "none";
  }
  const startedAt = await readNow(database.reader);
  const last = await findLastLinkCheck(database.reader, orderId);
  const isCertain = asksForCertain(publication.standing, last);
  const evidence = await lookAtPublication(publication, isCertain ? { ...options, asksAsReader: () => true } : options);
  const lost = await lostSince(database.reader, publication, evidence);
  // Before approval, any answer counts; silence counts only while Byline's network is proven.
  const isDoubtful = lost ? lost.length > 0 : evidence.httpStatus === null;
  if (isDoubtful && !(await isOnline(database.reader, options))) {
    await database.transaction((tx) => keepUnsure(tx, publication, { evidence, startedAt }));
    return "unsure";
  }
  return database.transaction((tx) => keepEvidence(tx, publications, publication, { evidence, startedAt }));
}

/** Stores a look and its consequences, unless the publication moved or was accepted meanwhile, or a later look is kept. */
export async function keepEvidence(
  tx: Tx,
  publications: Publications,
  looked: Publication,
  taken: TakenLook,
): Promise<LookOutcome> {
  const held = await publications.hold(tx, looked.orderId);
  if (held?.url !== looked.url || held.standing !== looked.standing) return "moved";
  const last = await findLastLinkCheck(tx, looked.orderId);
  if (last && last.checkedAt > taken.startedAt) return "overtaken";
  const lost = await lostSince(tx, held, taken.evidence);
  tx.changes.push(lookedAt(held));
  if (lost) await keepLook(tx, held, { ...taken, lost }, publications);
  else await keepFirstLook(tx, held, taken, publications);
  return "kept";
}

const isOnline = async (reader: Reader, options: LookOptions): Promise<boolean> =>
  isNetworkProven(await readKnownPages(reader), options);

/** The order shows its looks and how its proof stands. */
export const lookedAt = ({ orderId, organizationIds }: Publication): Change => ({
  resource: "orders",
  id: orderId,
  organizationIds,
  operators: true,
});

/** Undecided publications keep their plan; orders that are over are no longer watched. */
async function postponeLook(tx: Tx, orderId: string, publication: Publication | undefined): Promise<void> {
  const next = publication?.standing === "undecided" ? nextLook(publication.promised, await readNow(tx)) : undefined;
  if (publication) await planLook(tx, orderId, next ?? null);
}

async function keepFirstLook(
  tx: Tx,
  { orderId, url, promised }: Publication,
  taken: TakenLook,
  publications: Publications,
): Promise<void> {
  await planLook(tx, orderId, nextLook(promised, await readNow(tx)) ?? null);
  const before = await findLastLinkCheck(tx, orderId, { url, since: promised.publishedAt });
  const passed = await recordLinkCheck(tx, orderId, taken);
  await publications.afterCheck(tx, orderId, { evidence: taken.evidence, isNews: before?.passed !== passed });
}

/**
 * Problems since acceptance. Undefined before acceptance, and for the first look of all, since a buyer may approve
 * sooner. Facts not compared then can't be lost.
 */
async function lostSince(
  reader: Reader,
  { orderId, acceptedAt, despite, changedAt, domain, standing }: Publication,
  found: Evidence,
): Promise<string[] | undefined> {
  if (standing === "published" || !(await findLastLinkCheck(reader, orderId))) return undefined;
  const [watch] = await reader.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId));
  const taken = Math.max(Number(acceptedAt), Number(watch?.acceptedAt ?? 0));
  const changed = changedAt && Number(changedAt) > taken ? changedAt : undefined;
  const accepted = changed
    ? await evidenceSince(reader, orderId, changed)
    : await evidenceUntil(reader, orderId, new Date(taken));
  if (changed && !accepted) return undefined;
  const wasCompared = !accepted?.reachable || accepted.textShare !== null;
  // Only an explicit decision accepts an earlier look's problems; otherwise unnamed problems are covered by the
  // guarantee.
  const isDecided = changed !== undefined || (watch?.acceptedAt ?? null) !== null;
  const known = isDecided ? (accepted?.problems ?? []) : [];
  return worsened([...despite, ...known], wasCompared ? found.problems : presenceProblems(found, domain));
}

type Look = TakenLook & { lost: string[] };

async function keepLook(
  tx: Tx,
  { orderId, promised, standing }: Publication,
  { lost, ...taken }: Look,
  publications: Publications,
): Promise<void> {
  const watch = await lockWatch(tx, orderId);
  if (!watch) return;
  const at = await readNow(tx);
  await recordLinkCheck(tx, orderId, taken);
  const next = watchAfterLook(watch, { holds: lost.length === 0, at, isClaimed: standing === "claimed" }, promised);
  await tx.update(publicationWatch).set(next.watch).where(eq(publicationWatch.orderId, orderId));
  if (next.turn === "lost")
    await publications.lose(tx, orderId, { problems: lost, failedAt: next.watch.failedAt ?? at });
  if (next.turn === "back") await publications.regain(tx, orderId);
}

async function lockWatch(tx: Tx, orderId: string): Promise<Watch | undefined> {
  const [row] = await tx.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId)).for("update");
  return row;
}

/** Accepts today's problems as no loss tomorrow. Call it under the order's lock. */
export async function acceptAsIs(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(publicationWatch)
    .set({ acceptedAt: sql`now()`, failures: 0, failedAt: null, lostAt: null })
    .where(eq(publicationWatch.orderId, orderId));
}

/** Looks again as after a failure. */
async function keepUnsure(tx: Tx, publication: Publication, { evidence, startedAt }: TakenLook): Promise<void> {
  const { orderId } = publication;
  const now = await readNow(tx);
  await tx.insert(linkCheck).values({ orderId, passed: false, unsure: true, evidence, checkedAt: startedAt });
  tx.changes.push(lookedAt(publication));
  await planLook(tx, orderId, new Date(now.getTime() + repeatHours * hourMilliseconds));
}

/** Starts or resumes the watch (R10.3). */
async function planLook(tx: Tx, orderId: string, nextLookAt: Date | null): Promise<void> {
  await tx
    .insert(publicationWatch)
    .values({ orderId, nextLookAt })
    .onConflictDoUpdate({ target: publicationWatch.orderId, set: { nextLookAt } });
}

/**
 * Stores one look, passed without problems, by its beginning: the newest one has seen the page last. The time comes from
 * `readNow`, as in the order's moves: a rounded one could be later than the completion.
 */
async function recordLinkCheck(tx: Tx, orderId: string, { evidence, startedAt }: TakenLook): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  const before = await findLastLinkCheck(tx, orderId);
  const [look] = await tx
    .insert(linkCheck)
    .values({ orderId, passed, evidence, checkedAt: startedAt })
    .returning({ id: linkCheck.id });
  if (look && isPictured(before?.evidence, evidence)) await tx.enqueue("take-picture", { linkCheckId: look.id });
  return passed;
}
