import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("operator.disk.mails", {
  full: "The server's disk is full",
  filling: "The server's disk is getting full",
  free: (space: string) => `${space} is free on the disk of Byline's files.`,
  freeNow:
    "Uploads are refused, and where the database lies on the same disk, nothing can be booked. Free some space now.",
  freeSoon: "Free some space, or give the server a larger disk, before uploads and bookings fail.",
  open: "Open Byline",
});

/** Operators hear of a low disk before uploads and bookings fail. */
export async function tellDisk(tx: Tx, { verb, message }: RecordedEvent): Promise<Notice[]> {
  const isFull = verb === "fill";
  const letter = {
    subject: isFull ? texts.full : texts.filling,
    paragraphs: [texts.free(message), isFull ? texts.freeNow : texts.freeSoon],
    action: { label: texts.open, path: "/operator" },
  };
  return (await operatorAddresses(tx)).map((email) => ({ to: { email }, ...letter }));
}
