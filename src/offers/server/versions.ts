import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { type OfferRow, type OfferVersionRow, offerVersion } from "./tables.ts";

/** Only publishers set how long the price stays. */
export const notSaid = { keptDays: null, keptOrders: null };

type NewVersion = Omit<OfferVersionRow, "offerId" | "number" | "createdAt">;

/** Writes a version under the offer's present number. */
export async function writeVersion(tx: Tx, { id, version }: OfferRow, proposal: NewVersion): Promise<void> {
  const { by, madeBy, message, priceCents, totalCents, extras } = proposal;
  const { hyperlinkKind, hyperlinkFeeCents, publishDateMode, publishOn, keptDays, keptOrders } = proposal;
  await tx.insert(offerVersion).values({
    offerId: id,
    number: version,
    by,
    madeBy,
    message,
    priceCents,
    totalCents,
    extras,
    hyperlinkKind,
    hyperlinkFeeCents,
    publishDateMode,
    publishOn,
    keptDays,
    keptOrders,
  });
}

export async function standingVersion(tx: Tx, { id, version }: OfferRow): Promise<OfferVersionRow> {
  const [row] = await tx
    .select()
    .from(offerVersion)
    .where(and(eq(offerVersion.offerId, id), eq(offerVersion.number, version)));
  if (!row) throw new Error(`offer ${id} has no version ${version}`);
  return row;
}

/** Counts from the database's now. */
export const untilExpiry = (answerHours: number): SQL<Date> => sql`now() + make_interval(hours => ${answerHours})`;
