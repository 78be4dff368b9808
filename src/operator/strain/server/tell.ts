import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";

/** Operators hear of a strain before calls fail or work comes late. */
export async function tellStrain(tx: Tx, { verb, message }: RecordedEvent): Promise<Notice[]> {
  const letter =
    verb === "strainConnections"
      ? {
          subject: "The database is running out of connections",
          paragraphs: [
            `${message} of PostgreSQL's connections are in use. When none is left, calls are answered "unavailable".`,
            "Lower DATABASE_POOL_SIZE, put a pooler in between, or raise max_connections.",
          ],
        }
      : {
          subject: "Work in the background comes late",
          paragraphs: [
            `The oldest due job waits (${message}). Mails, checks and payouts may come late.`,
            "See whether the workers run and what their log says. Start more of them when they are busy.",
          ],
        };
  const action = { label: "Open Byline", path: "/operator" };
  return (await operatorAddresses(tx)).map((email) => ({ to: { email }, ...letter, action }));
}
