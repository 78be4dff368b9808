import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("operator.strain.mails", {
  connections: "The database is running out of connections",
  inUse: (share: string) =>
    `${share} of PostgreSQL's connections are in use. When none is left, calls are answered "unavailable".`,
  lowerPool: "Lower DATABASE_POOL_SIZE, put a pooler in between, or raise max_connections.",
  lateWork: "Background work is late",
  oldestJob: (job: string) => `The oldest due job waits (${job}). Mails, checks and payouts may come late.`,
  seeWorkers: "See whether the workers run and what their log says. Start more of them when they are busy.",
  open: "Open Byline",
});

/** Operators hear of a strain before calls fail or work comes late. */
export async function tellStrain(tx: Tx, { verb, message }: RecordedEvent): Promise<Notice[]> {
  const letter =
    verb === "strainConnections"
      ? { subject: texts.connections, paragraphs: [texts.inUse(message), texts.lowerPool] }
      : { subject: texts.lateWork, paragraphs: [texts.oldestJob(message), texts.seeWorkers] };
  const action = { label: texts.open, path: "/operator" };
  return (await operatorAddresses(tx)).map((email) => ({ to: { email }, ...letter, action }));
}
