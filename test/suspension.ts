import type { TestServer } from "./server.ts";

/** Suspends an organization for a reason, or lets it go on; its outlets stay where they are. */
export const setSuspended = (byline: TestServer, organizationId: string, reason: string | null) =>
  byline.database.pool.query(
    "UPDATE organization SET status = CASE WHEN $1::text IS NULL THEN 0 ELSE 2 END, suspended_reason = $1 WHERE id = $2",
    [reason, organizationId],
  );
