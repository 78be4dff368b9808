import { type SQL, sql } from "drizzle-orm";
import type { Ban } from "../../ban-duration.ts";

/** End of the ban by the database's clock; null lifts it, undefined changes nothing. */
export function bannedUntil(ban: Ban | undefined): SQL | null | undefined {
  if (!ban) return undefined;
  return ban.seconds === 0 ? null : sql`now() + make_interval(secs => ${ban.seconds})`;
}
