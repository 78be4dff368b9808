import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { type OfferRow, type OfferVersionRow, offerVersion } from "./tables.ts";

/** An advertiser's version doesn't say how long the price stays. */
export const notSaid = { keptDays: null, keptOrders: null };

type NewVersion = Omit<OfferVersionRow, "offerId" | "number" | "createdAt">;

/** Writes the version that stands from now on, under the number that the offer has. */
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

/** The version that stands. */
export async function standingVersion(tx: Tx, { id, version }: OfferRow): Promise<OfferVersionRow> {
  const [row] = await tx
    .select()
    .from(offerVersion)
    .where(and(eq(offerVersion.offerId, id), eq(offerVersion.number, version)));
  if (!row) throw new Error(`offer ${id} has no version ${version}`);
  return row;
}

/** The time that an answer may take from now on. */
export const untilExpiry = (answerHours: number): SQL<Date> => sql`now() + make_interval(hours => ${answerHours})`;
