import { and, eq, sql } from "drizzle-orm";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Write } from "#platform/database/writes.ts";
import { invalid, Refusal } from "#platform/http/errors.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { accessGrant, accessGrantSpending } from "../../server/tables.ts";
import { spentThisMonth, thisMonth } from "./queries.ts";

const texts = catalogue("accounts.grants.server.commandsSpending", {
  spendLimit:
    "This is more than the key may still spend this month. Do it in the web app, or make a key with a higher limit.",
});

/** Money for one object: an order, an offer, an extra. */
export type SpentCents = { about: string; cents: Cents };

/**
 * Counts money that is held against the grant's monthly limit, inside the transaction that moves it. People's own calls
 * have no limit. Throws 403 `spend_limit` with `leftCents`.
 */
export async function countSpending(tx: Tx, { grantId }: Actor, ...spent: SpentCents[]): Promise<void> {
  if (grantId === undefined) return;
  await lockWithin(
    tx,
    grantId,
    spent.reduce((sum, { cents }) => sum + cents, 0),
  );
  await addSpending(tx, grantId, spent);
}

/** Throws 422 for a program that names no total: its person allows the amount that it names. */
export function requireTotal({ grantId }: Actor, expectedTotalCents: Cents | undefined): void {
  if (grantId !== undefined && expectedTotalCents === undefined)
    throw invalid("expectedTotalCents", messages.required, "required");
}

/**
 * Throws 403 `spend_limit` where `countSpending` will, before the objects have ids. Each spender locks the grant first,
 * then accounts.
 */
export async function refuseBeyondLimit(tx: Tx, { grantId }: Actor, cents: Cents): Promise<void> {
  if (grantId !== undefined) await lockWithin(tx, grantId, cents);
}

/** Counts a payment of held money, but for what this grant counted when it was held. */
export async function countPayment(tx: Tx, { grantId }: Actor, { about, cents }: SpentCents): Promise<void> {
  if (grantId === undefined) return;
  await lockWithin(tx, grantId, 0);
  const [counted] = await tx
    .select({ cents: sql<number>`coalesce(sum(${accessGrantSpending.spentCents}), 0)`.mapWith(Number) })
    .from(accessGrantSpending)
    .where(and(eq(accessGrantSpending.grantId, grantId), eq(accessGrantSpending.about, about)));
  const more = { about, cents: Math.max(0, cents - (counted?.cents ?? 0)) };
  await lockWithin(tx, grantId, more.cents);
  await addSpending(tx, grantId, [more]);
}

/** Locks the grant, so that calls at once count one after the other. Throws 403 `spend_limit` with `leftCents`. */
async function lockWithin(tx: Tx, grantId: string, cents: Cents): Promise<void> {
  const [grant] = await tx
    .select({ limitCents: accessGrant.spendLimitCents })
    .from(accessGrant)
    .where(eq(accessGrant.id, grantId))
    .for("no key update");
  const [spent] = await tx.select({ cents: spentThisMonth(sql`${grantId}`) }).from(sql`(SELECT) AS one`);
  const leftCents = (grant?.limitCents ?? 0) - (spent?.cents ?? 0);
  if (cents <= leftCents || cents === 0) return;
  throw new Refusal(403, "spend_limit", texts.spendLimit, { leftCents: Math.max(0, leftCents) });
}

async function addSpending(tx: Tx, grantId: string, spent: SpentCents[]): Promise<void> {
  const counted = spent.filter(({ cents }) => cents > 0);
  if (counted.length === 0) return;
  await tx
    .insert(accessGrantSpending)
    .values(
      counted.map(({ about, cents }) => ({ grantId, month: thisMonth as unknown as string, about, spentCents: cents })),
    )
    .onConflictDoUpdate({
      target: [accessGrantSpending.grantId, accessGrantSpending.month, accessGrantSpending.about],
      set: { spentCents: sql`${accessGrantSpending.spentCents} + excluded.spent_cents` },
    });
}

/** Gives money that comes back for an object back to the grants that counted it, the oldest months first. */
export const returnedSpending = (returned: SpentCents[]): Write => ({
  name: "grant-spending-returned",
  text: `UPDATE access_grant_spending AS spent
         SET spent_cents = spent.spent_cents - least(spent.spent_cents, greatest(0, counted.returned - counted.before))
         FROM (SELECT row.grant_id, row.month, row.about, back.cents AS returned,
                 coalesce(sum(row.spent_cents) OVER (PARTITION BY row.grant_id, row.about ORDER BY row.month ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
               FROM (SELECT about, sum(cents) AS cents FROM json_to_recordset($1) AS each (about uuid, cents bigint) GROUP BY about) AS back JOIN access_grant_spending AS row USING (about)) AS counted
         WHERE (spent.grant_id, spent.month, spent.about) = (counted.grant_id, counted.month, counted.about)`,
  values: [JSON.stringify(returned)],
});

type CountedRow = typeof accessGrantSpending.$inferSelect;

/** Takes away the spending that was counted for an object, so that `passSpending` counts it for its successor. */
export const takeSpending = (tx: Tx, about: string): Promise<CountedRow[]> =>
  tx.delete(accessGrantSpending).where(eq(accessGrantSpending.about, about)).returning();

/** Counts taken spending for another object. `returnedCents` of it came back meanwhile. */
export async function passSpending(tx: Tx, taken: CountedRow[], { about, cents }: SpentCents): Promise<void> {
  if (taken.length === 0) return;
  await tx.insert(accessGrantSpending).values(taken.map((row) => ({ ...row, about })));
  const { text, values } = returnedSpending([{ about, cents }]);
  if (cents > 0) await tx.$client.query({ text, values });
}
