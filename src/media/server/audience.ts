import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { type AudienceCountry, byShare } from "../audience/audience.ts";
import { audienceReading, mediaMetrics } from "./tables.ts";

/**
 * Records today's readers by country from `source` (R3.6): the newest shares, and a reading for the history. The
 * leading countries follow from them. Undefined changes nothing; null clears the shares and keeps their history.
 */
export async function recordAudience(
  tx: Tx,
  mediaProjectId: string,
  shares: AudienceCountry[] | null | undefined,
  source: string,
): Promise<void> {
  if (shares === undefined) return;
  if (shares === null) {
    await tx
      .update(mediaMetrics)
      .set({ audienceCountries: null })
      .where(eq(mediaMetrics.mediaProjectId, mediaProjectId));
    return;
  }
  const countries = byShare(shares);
  await tx
    .insert(mediaMetrics)
    .values({ mediaProjectId, audienceCountries: countries })
    .onConflictDoUpdate({ target: mediaMetrics.mediaProjectId, set: { audienceCountries: countries } });
  const readOn = sql`current_date` as unknown as string;
  await tx
    .insert(audienceReading)
    .values({ mediaProjectId, countries, source, readOn })
    .onConflictDoUpdate({
      target: [audienceReading.mediaProjectId, audienceReading.readOn, audienceReading.source],
      set: { countries, recordedAt: sql`clock_timestamp()` },
    });
}
